import Foundation
import HierarchyReading
import NavigationModel
import Testing

@Suite struct AnonymisingTests {
  private static let first = """
    <UITabBarController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
       | <Acme.SecretNavigationController 0x3>, state: appeared, view: <UILayoutContainerView 0x4>
       |    | <Acme.LoginViewController 0x5>, state: disappeared, view: (view not loaded)
       |    | <_TtGC7SwiftUI19UIHostingControllerV4Acme8CartView_ 0x6>, state: appeared, view: <AcmeView 0x7>
       + <Acme.LoginViewController 0x8>, state: appeared, view: <UIView 0x9>, presented with: <Acme.FadePresentationController 0xa>
    """
  private static let second = """
    <Acme.CartViewController 0x10>, state: appeared, view: <UIView 0x11>
       | <Acme.LoginViewController 0x5>, state: appeared, view: <AcmeView 0x7>
    """

  private let dumps = [Self.first, Self.second].compactMap { DumpReading(of: $0).dump }

  @Test func namesTheSameClassTheSameInAllDumps() {
    let neutral = dumps.anonymised()
    #expect(
      neutral.map { $0.rows.map(\.controller.className) } == [
        [
          "UITabBarController", "Stack1NavigationController", "Screen1ViewController", "UIHostingController<Content1>",
          "Screen1ViewController",
        ],
        ["Container1ViewController", "Screen1ViewController"],
      ])
    #expect(
      neutral.map(\.tree.outline) == [
        "tabs{*navigation Stack1Navigation{screen Screen1, screen UIHostingController<Content1>}} +overFullScreen screen Screen1",
        "container Container1{screen Screen1}",
      ])
    #expect(neutral[0].rows[4].presentation?.className == "Custom1PresentationController")
    #expect(neutral[0].rows[3].view == neutral[1].rows[1].view)
  }

  @Test func keepsAllButTheNames() {
    for (dump, neutral) in zip(dumps, dumps.anonymised()) {
      #expect(dump.rows.map(\.controller.pointer) == neutral.rows.map(\.controller.pointer))
      #expect(dump.rows.map(\.kind) == neutral.rows.map(\.kind))
      #expect(dump.rows.map(\.state) == neutral.rows.map(\.state))
      #expect(dump.rows.map(\.line) == neutral.rows.map(\.line))
      #expect(dump.tree.shape == neutral.tree.shape)
      #expect(neutral.tree.builtTree.preorder.map(\.controller.className) == neutral.rows.map(\.controller.className))
    }
  }

  @Test func replacesNamesThatDoNotComeFromAClass() {
    let tree = Blueprint(.navigation, "Secrets", children: [Blueprint(.screen, "Plans"), Blueprint(.screen, "Plans")])
    let dump = HierarchyDump(tree: tree, rows: [])
    #expect(dump.anonymised().tree.outline == "navigation Title 1{screen Title 2, screen Title 2}")
  }

  /// A class that only looks like one of the system's is the app's.
  @Test(arguments: ["UISecretViewController", "Acme.UINavigationController", "SwiftUI.Secret", "Acme.UIHostingController<Plan>"])
  func replacesClassesThatOnlyLookLikeTheSystems(className: String) throws {
    let neutral = try #require(DumpReading(of: row("", className)).dump).anonymised()
    #expect(
      neutral.rows.first?.controller.className
        == "\(neutral.tree.kind == .navigation ? "Stack1Navigation" : "Screen1View")Controller")
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../shared/real-dumps")

  /// Of an app's own words no part of four letters is left, whatever they are made of.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: folder.path), "the published dumps are not there: ../shared/real-dumps"))
  func leavesNothingOfRealDumps() throws {
    let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
    let dumps = try files.filter { $0.pathExtension == "txt" }.compactMap {
      DumpReading(of: try String(contentsOf: $0, encoding: .utf8)).dump
    }
    #expect(dumps.count > 10)
    let neutral = dumps.anonymised()
    let own = [
      "LyfPay", "Voucher", "Splash", "WFRoot", "Weibo", "ASDF", "PSPDF", "Catalog", "MMUI", "WCAccount", "KPWeb", "Venue",
      "Example",
      "11ContentView", "TabItem", "JFHome", "RCTRoot", "Login", "SWWrap", "Master", "App.",
    ]
    let left = neutral.map { "\($0)" }.joined()
    #expect(own.filter(left.contains) == [])
    #expect(dumps.map(\.tree.shape) == neutral.map(\.tree.shape))
  }
}

extension Blueprint {
  /// The outline without names.
  fileprivate var shape: String {
    unnamed.outline
  }

  private var unnamed: Blueprint {
    var plain = self
    plain.name = nil
    plain.children = children.map(\.unnamed)
    plain.presentation = presentation.map { PresentationBlueprint(style: $0.style, root: $0.root.unnamed) }
    return plain
  }
}
