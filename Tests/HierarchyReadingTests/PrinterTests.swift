import HierarchyReading
import NavigationModel
import Testing

@Suite struct PrinterTests {
  /// A dump without its addresses, which have tests of their own.
  private func rows(_ tree: NavigationTree, during transition: PopTransition? = nil) -> [String] {
    HierarchyPrinter(tree: tree, appearances: tree.appearances(during: transition)).text
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0).replacing(#/ 0x[0-9a-f]+/#, with: "") }
  }

  private func rows(_ blueprint: Blueprint, _ actions: [Action] = []) throws -> [String] {
    let last = try #require(Replay(of: Scenario(tree: blueprint, actions: actions.map { ScenarioAction($0) })).steps.last)
    return rows(last.after, during: last.transition)
  }

  @Test func printsChildrenAndThenWhatIsPresentedOneLevelDeeper() throws {
    let sheet = Blueprint(
      .navigation, children: [Blueprint(.screen, presentation: PresentationBlueprint(style: .popover, root: Blueprint(.screen)))])
    let tree = Blueprint(
      .navigation, children: [Blueprint(.screen, className: "Shop.CartViewController"), Blueprint(.container)],
      presentation: PresentationBlueprint(style: .pageSheet, root: sheet))
    #expect(
      try rows(tree) == [
        "<UINavigationController>, state: appeared, view: <UILayoutContainerView>",
        "   | <Shop.CartViewController>, state: disappeared, view: (view not loaded)",
        "   | <UIViewController>, state: appeared, view: <UIView>",
        "   + <UINavigationController>, state: appeared, view: <UILayoutContainerView>, "
          + "presented with: <_UIPageSheetPresentationController>",
        "   |    | <UIViewController>, state: appeared, view: <UIView>",
        "   |    |    + <UIViewController>, state: appeared, view: <UIView>, presented with: <UIPopoverPresentationController>",
        "",
      ])
  }

  @Test func saysThatAFullScreenModalTakesItsPresenterOutOfTheWindow() throws {
    let tabs = Blueprint(.tabs, children: [Blueprint(.screen, "A"), Blueprint(.split, children: [Blueprint(.screen)])])
    #expect(
      try rows(tabs, [.select(.name("A")), .present(.named("Login"), as: .fullScreen)]) == [
        "<UITabBarController>, state: disappeared, view: <UILayoutContainerView> not in the window",
        "   | <UIViewController>, state: disappeared, view: <UIView> not in the window",
        "   | <UISplitViewController>, state: disappeared, view: (view not loaded)",
        "   |    | <UIViewController>, state: disappeared, view: (view not loaded)",
        "   + <UIViewController>, state: appeared, view: <UIView>, presented with: <_UIFullscreenPresentationController>",
        "",
      ])
  }

  @Test func saysWhatASwipeMoves() throws {
    let stack = Blueprint(.navigation, className: "AppStack", children: [Blueprint(.screen), Blueprint(.screen)])
    #expect(
      try rows(stack, [.swipeBack(.begin)]) == [
        "<AppStack>, state: appeared, view: <UILayoutContainerView>",
        "   | <UIViewController>, state: appearing, view: <UIView>",
        "   | <UIViewController>, state: disappearing, view: <UIView>",
        "",
      ])
  }

  @Test func readsAStackOfTheAppsOwnClassAsAStackWhileItIsSwiped() throws {
    let stack = Blueprint(.navigation, className: "AppStack", children: [Blueprint(.screen), Blueprint(.screen)])
    let last = try #require(Replay(of: Scenario(tree: stack, actions: [ScenarioAction(.swipeBack(.begin))])).steps.last)
    #expect(last.transition != nil)
    #expect(DumpReading(of: HierarchyPrinter(last).text).dump?.tree.kind == .navigation)
  }

  @Test func cutsRowsDownThatNothingIsKnownOf() {
    let tree = Blueprint(.tabs, children: [Blueprint(.screen)]).builtTree
    let text = HierarchyPrinter(tree: tree, appearances: [:]).text.replacing(#/ 0x[0-9a-f]+/#, with: "")
    #expect(text == "<UITabBarController>\n   | <UIViewController>\n")
  }

  @Test(arguments: PresentationStyle.allCases) func presentsSoThatTheStyleIsReadAgain(style: PresentationStyle) {
    let tree = Blueprint(.screen, presentation: PresentationBlueprint(style: style, root: Blueprint(.screen))).builtTree
    let reading = DumpReading(of: HierarchyPrinter(tree: tree, appearances: tree.appearances(during: nil)).text)
    #expect(reading.dump?.tree.presentation?.style == style)
    #expect(reading.messages.isEmpty)
  }

  private static let classes: [(String, String)] = [
    ("Shop.Box<Shop.Item, () -> Int>", "Shop.Box<Shop.Item, () -> Int>"), ("(unknown at $10).Cell", "(unknown at $10).Cell"),
    ("Ünï", "Ünï"), ("A>", "A_"), ("<A", "_A"), ("two\nlines", "two_lines"), (#"two\nlines"#, "two_nlines"), (" A ", "_A_"),
    ("A 0x1:", "A_0x1_"), ("'A'", "_A_"),
  ]

  @Test(arguments: classes) func printsAnyClassSoThatTheRowStaysOne(className: String, printed: String) {
    let tree = Blueprint(.screen, className: className).builtTree
    let reading = DumpReading(of: HierarchyPrinter(tree: tree, appearances: tree.appearances(during: nil)).text)
    #expect(reading.dump?.rows.map(\.controller.className) == [printed])
    #expect(reading.messages.isEmpty)
  }

  /// The article's class is nested wherever it stands; any other only on a stack (ART-2).
  @Test func readsTheArticlesContainerAsNestedOffAStackToo() {
    let nested = Blueprint(.nested, children: [Blueprint(.screen)])
    let other = Blueprint(.container, children: [Blueprint(.navigation, children: [Blueprint(.screen)])])
    let tree = Blueprint(.tabs, children: [nested, other]).builtTree
    let reading = DumpReading(of: HierarchyPrinter(tree: tree, appearances: tree.appearances(during: nil)).text)
    #expect(reading.dump?.tree.children.map(\.kind) == [.nested, .container])
  }
}
