import HierarchyReading
import NavigationModel
import Testing

@Suite struct KindTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    let rows: [String]
    let outline: String
    var guess: String?
    var testDescription: String { id }
  }

  static let cases = [
    Case(id: "a screen", rows: [row("", "HomeController")], outline: "screen Home"),
    Case(id: "a container", rows: [row("", "HomeController"), row(" | ", "AController")], outline: "container Home{screen A}"),
    Case(id: "an empty stack", rows: [row("", "UINavigationController", view: layoutView)], outline: "navigation"),
    Case(
      id: "a subclass by name and view", rows: [row("", "Shop.MainNavigationController", view: layoutView)],
      outline: "navigation MainNavigation"),
    Case(
      id: "a subclass by name without its view",
      rows: [
        row("", "MainNavigationController", "disappeared", view: "(view not loaded)"), row(" | ", "AController", "disappeared"),
      ],
      outline: "navigation MainNavigation{screen A}",
      guess: "'MainNavigationController' is taken for a navigation controller: its name says so, and the row shows no view"),
    Case(
      id: "named like one, with another view", rows: [row("", "SatNavigationController"), row(" | ", "AController")],
      outline: "container SatNavigation{screen A}"),
    Case(
      id: "a known subclass", rows: [row("", "UIImagePickerController", view: layoutView), row(" | ", "AController")],
      outline: "navigation UIImagePicker{screen A}"),
    Case(
      id: "a stack by its view", rows: [row("", "RootController", view: layoutView), row(" | ", "AController")],
      outline: "navigation Root{screen A}",
      guess: "'RootController' is taken for a navigation controller: its view is a UILayoutContainerView"),
    Case(
      id: "tabs since they hold stacks",
      rows: [row("", "RootController", view: layoutView), row(" | ", "UINavigationController", view: layoutView)],
      outline: "tabs Root{*navigation}",
      guess: "'RootController' is taken for a tab bar controller: it holds navigation controllers, which cannot be on a stack"),
    Case(
      id: "tabs since the last is off screen",
      rows: [row("", "RootController", view: layoutView), row(" | ", "AController"), row(" | ", "BController", "disappeared")],
      outline: "tabs Root{*screen A, screen B}",
      guess: "'RootController' is taken for a tab bar controller: another child than the last is on screen"),
    Case(
      id: "tabs by name and view", rows: [row("", "MainTabController", view: layoutView), row(" | ", "AController")],
      outline: "tabs MainTab{*screen A}",
      guess: "'MainTabController' is taken for a tab bar controller: its name says so, and its view is a UILayoutContainerView"),
    Case(
      id: "a subclass of tabs", rows: [row("", "MainTabBarController", view: layoutView), row(" | ", "AController")],
      outline: "tabs MainTabBar{*screen A}"),
    Case(
      id: "SwiftUI's tabs", rows: [row("", "SwiftUI.UIKitTabBarController", view: layoutView), row(" | ", "AController")],
      outline: "tabs{*screen A}"),
    Case(
      id: "UIKit's More",
      rows: [
        row("", "UITabBarController", view: layoutView), row(" | ", "UIMoreNavigationController", view: layoutView),
        row(" |  | ", "UIMoreListController"),
      ], outline: "tabs{*navigation UIMoreNavigation{screen UIMoreList}}"),
    Case(
      id: "a replay's More (TAB-5)",
      rows: [
        row("", "UITabBarController", view: layoutView), row(" | ", "UIMoreNavigationController", view: layoutView),
        row(" |  | ", "AController"),
      ], outline: "tabs{*tabs UIMoreNavigation{*screen A}}"),
    Case(
      id: "a tab bar without tabs", rows: [row("", "UITabBarController", view: layoutView)], outline: "tabs"),
    Case(
      id: "a split view",
      rows: [row("", "UISplitViewController", view: layoutView), row(" | ", "AController"), row(" | ", "BController")],
      outline: "split{screen A, screen B}"),
    Case(
      id: "a split view by its view",
      rows: [row("", "PaneController", view: "<_UISplitViewControllerPanelImplView: 0x3>"), row(" | ", "AController")],
      outline: "split Pane{screen A}"),
    Case(
      id: "a split view by name", rows: [row("", "PaneSplitViewController"), row(" | ", "AController")],
      outline: "split PaneSplit{screen A}",
      guess: "'PaneSplitViewController' is taken for a split view controller: its name says so"),
    Case(
      id: "a collapsed split view (SPLIT-2)",
      rows: [
        row("", "UISplitViewController", view: layoutView), row(" | ", "ListNavController", view: layoutView),
        row(" |  | ", "AController", "disappeared"), row(" |  | ", "UINavigationController", view: layoutView),
      ], outline: "split{navigation ListNav{screen A, navigation}}",
      guess: "'ListNavController' is taken for a navigation controller: its view is a UILayoutContainerView"),
    Case(
      id: "a nested container (ART-2)",
      rows: [
        row("", "UINavigationController", view: layoutView), row(" | ", "WrapController"),
        row(" |  | ", "InnerNavigationController", view: layoutView), row(" |  |  | ", "AController"),
      ], outline: "navigation{nested Wrap{navigation InnerNavigation{screen A}}}"),
    Case(
      id: "a wrapper that is on no stack",
      rows: [row("", "WrapController"), row(" | ", "UINavigationController", view: layoutView), row(" |  | ", "AController")],
      outline: "container Wrap{navigation{screen A}}"),
    Case(
      id: "a wrapper that holds more",
      rows: [
        row("", "UINavigationController", view: layoutView), row(" | ", "WrapController"),
        row(" |  | ", "UINavigationController", view: layoutView), row(" |  |  | ", "AController"),
        row(" |  | ", "BarController"),
      ], outline: "navigation{container Wrap{navigation{screen A}, screen Bar}}"),
    Case(
      id: "a wrapper around an empty stack",
      rows: [
        row("", "UINavigationController", view: layoutView), row(" | ", "WrapController"),
        row(" |  | ", "UINavigationController", view: layoutView),
      ], outline: "navigation{container Wrap{navigation}}"),
    Case(
      id: "a presented wrapper",
      rows: [
        row("", "UINavigationController", view: layoutView),
        row(" + ", "WrapController", presentedWith: "UISheetPresentationController"),
        row(" |  | ", "UINavigationController", view: layoutView), row(" |  |  | ", "AController"),
      ], outline: "navigation +sheet container Wrap{navigation{screen A}}"),
    Case(
      id: "a nested stack that presents",
      rows: [
        row("", "UINavigationController", view: layoutView), row(" | ", "WrapController"),
        row(" |  | ", "UINavigationController", view: layoutView), row(" |  |  | ", "AController"),
        row(" |  |  + ", "BController", presentedWith: "_UIOverCurrentContextPresentationController"),
      ], outline: "navigation{nested Wrap{navigation{screen A} +overCurrentContext screen B}}"),
  ]

  @Test(arguments: cases) func tellsKindsByClassAndView(_ example: Case) {
    let reading = DumpReading(of: example.rows.joined(separator: "\n"))
    #expect(reading.outline == example.outline, "\(reading.said)")
    #expect(reading.messages.filter { $0.id == "kind" }.map(\.text) == [example.guess].compactMap(\.self))
    #expect(reading.dump?.tree.controllerCount == example.rows.count)
  }

  @Test func saysAGuessOnceForEachClass() {
    let rows = "<UITabBarController 0x1>\n | <AppNavigationController 0x2>\n | <AppNavigationController 0x3>"
    #expect(DumpReading(of: rows).messages.filter { $0.id == "kind" }.map(\.line) == [2])
  }

  @Test func keepsTheClassOfTheInnerNavigationController() throws {
    let example = try #require(Self.cases.first { $0.id.hasPrefix("a nested container") })
    let dump = try #require(DumpReading(of: example.rows.joined(separator: "\n")).dump)
    let inner = try #require(dump.tree.builtTree.preorder.first { $0.controller.className == "InnerNavigationController" })
    #expect(inner.kind == .navigation)
    #expect(inner.children.map(\.controller.name) == ["A"])
  }
}
