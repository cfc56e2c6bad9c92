import Foundation
import HierarchyReading
import NavigationModel
import Testing

private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../shared/real-dumps")

/// Dumps that people published of running apps. They lie beside the package, not in it, so these tests run only where they are there.
@Suite(
  .enabled(if: FileManager.default.fileExists(atPath: folder.path), "the published dumps are not there: ../shared/real-dumps"))
struct RealDumpTests {
  private static let dumps: [(String, Int, String)] = [
    (
      "full-screen-then-popover", 8,
      "navigation PSPDFNavigation{screen PSCatalog} +fullScreen navigation{container PSPDF{screen PSPDFContinuousScroll}} "
        + "+popover navigation PSPDFNavigation{container PSPDFContainer{screen PSPDFStamp}}"
    ),
    (
      "tabs-three-page-sheets", 14,
      "tabs{*navigation{screen ViewController, screen ViewController, screen ViewController, screen ViewController}, "
        + "navigation{screen ViewController, screen ViewController, screen ViewController, screen ViewController}} "
        + "+pageSheet screen ViewController +pageSheet screen ViewController +pageSheet screen ViewController"
    ),
    (
      "tabs-covered-by-login", 12,
      "container JFHome{tabs{*navigation{screen JFHomePage}, navigation{screen JFInvest}, navigation{screen JFExplore}, "
        + "navigation{screen JFMineMainPage}}} +fullScreen navigation{screen JFLogin}"
    ),
    (
      "login-navigation-over-navigation", 4,
      "navigation MMUINavigation{screen WCAccountLoginFirst} +fullScreen navigation MMUINavigation{screen WCAccountMainLogin}"
    ),
    (
      "swiftui-colon-views", 7,
      "container UIHostingController<ContentView>{tabs{*container UIHostingController<RootView>{split NotifyingMulticolumnSplit"
        + "{navigation StyleContextSplitViewNavigation{screen UIHostingController<ModifiedContent…>}}}, "
        + "screen UIHostingController<RootView>}}"
    ),
    ("navigation-two-pushed", 3, "navigation{screen ViewController, screen KPWeb}"),
    (
      "snapshot-test-no-pointers", 12,
      "tabs{*navigation{container{screen Screen}}, navigation{screen Screen}, navigation{screen Screen}, navigation{screen Screen}, "
        + "navigation{screen Screen}}"
    ),
    (
      "nested-navigation-names-only", 15,
      "tabs{navigation SWNavigation{nested SWWrap{navigation SWWrapNavigation{screen SW}}}, navigation SWNavigation{"
        + "nested SWWrap{navigation SWWrapNavigation{screen SWViewCtrl2}}, nested SWWrap{navigation SWWrapNavigation{screen SW}}, "
        + "nested SWWrap{navigation SWWrapNavigation{screen SWViewCtrl3}}}}"
    ),
    (
      "blank-rows", 7,
      "navigation{screen Splash, container ContainerMenu{screen Home, screen CloseMenu, screen Menu}, screen Vouchers}"
    ),
    (
      "split-view-whole-block-indented", 9,
      "container Container{split{navigation MasterNavigation{screen VenueSelector, screen Master}, "
        + "navigation{container Map{screen FloatingActionMenu, screen HorizontalRouting}}}}"
    ),
    ("escaped-newlines-one-line", 3, "navigation WFRoot{container WFSlideSegment{screen WFWeibo}}"),
    ("fragment-no-pointers", 3, "navigation{screen ASDF, screen EditASDF}"),
  ]

  @Test(arguments: dumps) func readsDumpsOfRealApps(name: String, rows: Int, outline: String) throws {
    let text = try String(contentsOf: folder.appending(path: name + ".txt"), encoding: .utf8)
    #expect(HierarchyDump.looksLikeHierarchy(text))
    let reading = DumpReading(of: text)
    let dump = try #require(reading.dump, "\(reading.said)")
    #expect(dump.rows.count == rows)
    #expect(dump.tree.controllerCount == rows)
    #expect(dump.tree.outline == outline)
  }

  @Test func leavesNoFileOut() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
    #expect(Set(files) == Set(Self.dumps.map { $0.0 + ".txt" }))
  }

  /// All of them in one bug report, each in a fence of its own.
  @Test func readsAllOfThemInOneText() throws {
    let texts = try Self.dumps.map { try String(contentsOf: folder.appending(path: $0.0 + ".txt"), encoding: .utf8) }
    let readings = DumpReading.all(in: texts.map { "Then:\n```\n\($0)\n```\n" }.joined())
    #expect(readings.map { $0.outline ?? "\($0.said)" } == Self.dumps.map(\.2))
  }
}
