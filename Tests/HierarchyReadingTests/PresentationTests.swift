import HierarchyReading
import NavigationModel
import Testing

@Suite struct PresentationTests {
  private static let known: [(String, PresentationStyle)] = [
    ("_UIFullscreenPresentationController", PresentationStyle.fullScreen),
    ("_UIPageSheetPresentationController", .pageSheet), ("_UIFormSheetPresentationController", .formSheet),
    ("UIPopoverPresentationController", .popover), ("_UIPopoverPresentationController", .popover),
    ("_UIOverFullscreenPresentationController", .overFullScreen),
    ("_UICurrentContextPresentationController", .currentContext),
    ("_UIOverCurrentContextPresentationController", .overCurrentContext),
    ("UISheetPresentationController", .sheet), ("_UISheetPresentationController", .sheet),
  ]

  @Test(arguments: known) func knowsUIKitsPresentationControllers(className: String, style: PresentationStyle) {
    let reading = DumpReading(of: row("", "AController") + "\n" + row(" + ", "BController", presentedWith: className))
    #expect(reading.dump?.tree.presentation?.style == style)
    #expect(reading.messages.isEmpty)
  }

  private static let others: [(String, String?, PresentationStyle, String)] = [
    (
      "appeared", "CardPresenter", PresentationStyle.overFullScreen,
      "'CardPresenter' is not known; overFullScreen is taken, since its presenter is still on screen"
    ),
    (
      "disappeared", "CardPresenter", .fullScreen,
      "'CardPresenter' is not known; fullScreen is taken, since its presenter is no longer on screen"
    ),
    (
      "appeared", nil, .overFullScreen,
      "how 'BController' is presented is not said; overFullScreen is taken, since its presenter is still on screen"
    ),
  ]

  @Test(arguments: others) func guessesTheStyleOfOthers(state: String, presenter: String?, style: PresentationStyle, note: String)
  {
    let reading = DumpReading(of: row("", "AController", state) + "\n" + row(" + ", "BController", presentedWith: presenter))
    #expect(reading.dump?.tree.presentation?.style == style)
    #expect(reading.said == ["2:4: note: \(note)"])
  }

  @Test func leavesTheStyleOpenWhereRowsAreCutDown() {
    let reading = DumpReading(of: "<AController 0x1>\n + <BController 0x2>")
    #expect(reading.outline == "screen A +? screen B")
    #expect(reading.said == ["2:4: note: how 'BController' is presented is not in the text"])
  }

  @Test func chainsModals() {
    let sheet = "_UIPageSheetPresentationController"
    let text = [
      row("", "AController"), row("   | ", "HeldController"), row("   + ", "BController", presentedWith: sheet),
      row("   |    + ", "CController", presentedWith: sheet),
    ].joined(separator: "\n")
    #expect(DumpReading(of: text).outline == "container A{screen Held} +pageSheet screen B +pageSheet screen C")
  }

  @Test func warnsOfAChildThatSaysHowItWasPresented() {
    let reading = DumpReading(
      of: row("", "AController") + "\n" + row(" | ", "BController", presentedWith: "UISheetPresentationController"))
    #expect(reading.outline == "container A{screen B}")
    #expect(
      reading.said == [
        "2:4: warning: 'BController' says how it was presented, but stands among the children; it is taken for a child"
      ])
  }
}
