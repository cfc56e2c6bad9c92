import HierarchyReading
import NavigationModel
import Testing

@Suite struct NameTests {
  private static let names: [(String, String)] = [
    ("CartViewController", "Cart"), ("Shop.CartViewController", "Cart"), ("CartController", "Cart"), ("Cart", "Cart"),
    ("_UIAlertController", "_UIAlert"), ("ViewController", "ViewController"), ("Shop.ViewController", "ViewController"),
    ("Controller", "Controller"), ("UIViewController", "Screen"), ("UITableViewController", "UITable"),
    ("Shop.Outer.CartViewController", "Cart"), ("Shop.(unknown context at $10f).CartViewController", "Cart"),
    ("Shop.ListController<Shop.Item, Swift.Array<Shop.Tag>>", "ListController<Item, Array<Tag>>"),
    ("_TtC4Shop18CartViewController", "Cart"), ("_TtCC4Shop5Outer18CartViewController", "Cart"),
    ("_TtC4ShopP33_0123456789ABCDEF0123456789ABCDEF18CartViewController", "Cart"),
    ("_TtGC7SwiftUI19UIHostingControllerV4Shop8CartView_", "UIHostingController<CartView>"),
    ("_TtGC7SwiftUI19UIHostingControllerGSqV4Shop8CartView__", "UIHostingController<Optional<CartView>>"),
    ("_TtGC7SwiftUI19UIHostingControllerVS_7AnyView_", "UIHostingController<AnyView>"),
    ("_TtGC7SwiftUI19UIHostingControllerTSSSi__", "UIHostingController<(String, Int)>"),
    (
      "_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentV4Shop3RowVS2_4Mark__",
      "UIHostingController<ModifiedContent<Row, Mark>>"
    ),
    (
      "_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentGS1_V4Shop10ListOfRowsV4Shop10Separators_VS_4Seal__",
      "UIHostingController<ModifiedContent…>"
    ),
    ("_TtGC7SwiftUI19UIHostingControllerGVS_3BoxGS1_SS___", "UIHostingController<Box<Box<String>>>"),
    ("<\(String(repeating: "x", count: 100))>", "<" + String(repeating: "x", count: 58) + "…"), (".", "."),
    ("_TtFQ_19UIHostingController", "UIHosting"), ("_TtQ", "_TtQ"), ("_TtP_", "_TtP_"),
    ("Shop.StyleContextSplitViewNavigationController<Shop.SidebarStyleContext>", "StyleContextSplitViewNavigation"),
    (String(repeating: "x", count: 300), String(repeating: "x", count: 59) + "…"),
  ]

  @Test(arguments: names) func callsAScreenByItsClass(className: String, name: String) throws {
    let dump = try #require(DumpReading(of: row("", className)).dump)
    #expect(dump.tree.name == name)
    #expect(dump.rows[0].controller.className == className)
    #expect(dump.tree.builtTree.root.controller.className == className)
  }

  @Test(arguments: [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController", "UIViewController",
  ])
  func leavesPlainContainersWithoutAName(className: String) throws {
    let dump = try #require(DumpReading(of: "<\(className) 0x1>\n | <AController 0x2>\n").dump)
    #expect(dump.tree.name == nil)
    #expect(dump.tree.builtTree.root.controller.className == className)
  }

  @Test func survivesAnyMangledName() {
    var generator = SystemRandomNumberGenerator()
    let letters = Array("_CVOGSPT0123456789asio")
    for _ in 0..<5000 {
      let tail = String(
        (0..<Int.random(in: 0...40, using: &generator)).compactMap { _ in letters.randomElement(using: &generator) })
      let name = DumpReading(of: "<_Tt\(tail) 0x1>").dump?.tree.name ?? ""
      #expect((1...60).contains(name.count), "_Tt\(tail)")
    }
    let deep = "_Tt" + String(repeating: "GC1A1B", count: 5000)
    #expect(DumpReading(of: "<\(deep) 0x1>").dump != nil)
  }
}
