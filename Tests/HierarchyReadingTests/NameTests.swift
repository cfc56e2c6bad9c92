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
    ("$s4Shop18CartViewControllerC", "Cart"), ("$s4Shop5OuterO18CartViewControllerC", "Cart"),
    ("_$s7SwiftUI19UIHostingControllerCy4Shop8CartViewVGD", "UIHostingController<CartView>"),
    ("$s7SwiftUI19UIHostingControllerCy4Shop8CartViewVSgGN", "UIHostingController<Optional<CartView>>"),
    (
      "$s4Shop17HostingControllerCyAA15ModifiedContentVyAA0E4ViewVAA3RowVGG",
      "HostingController<ModifiedContent<ContentView, Row>>"
    ),
    ("$s4Shop17HostingControllerCyAA4Item_AA0dD0pG", "HostingController<Item & ItemItem>"),
    ("$s4Shop17HostingControllerCySi1a_AA11ContentViewV1btG", "HostingController<(a: Int, b: ContentView)>"),
    ("$s4Shop17HostingControllerCySDySSAA11ContentViewVGG", "HostingController<Dictionary<String, ContentView>>"),
    ("$s4Shop17HostingControllerCySiycG", "HostingController<() -> Int>"),
    ("$s4Shop17HostingControllerCyypG", "HostingController<Any>"),
    ("$s4Shop17HostingControllerCyAA11ContentViewVmG", "HostingController<ContentView.Type>"),
    ("$s4Shop5OuterO4DeepV4LeafCy_Si_SSG", "Leaf<Int, String>"), ("$sSa4ShopE14ListControllerCySi_G", "ListController<Int>"),
    ("$s4Shop13$5632c0e3fea0yXZ15LocalControllerC", "Local"),
    ("$s4Shop16SecretController33_0123456789ABCDEF0123456789ABCDEFLLC", "Secret"),
    ("$s4Shop5localyyF15LocalControllerL_C", "Local"), ("$s", "$s"),
    ("$s4Shop17HostingControllerCyAA0010nicode_osaVG", "HostingController<nicode>"),
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
    let letters = Array("_CVOGSPTALXZEycptg0123456789asio")
    for beginning in ["_Tt", "$s"] {
      for _ in 0..<5000 {
        let tail = String(
          (0..<Int.random(in: 0...40, using: &generator)).compactMap { _ in letters.randomElement(using: &generator) })
        let name = DumpReading(of: "<\(beginning)\(tail) 0x1>").dump?.tree.name ?? ""
        #expect((1...60).contains(name.count), "\(beginning)\(tail)")
      }
    }
    let deep = [
      "_Tt" + String(repeating: "GC1A1B", count: 1600), "$sSi" + String(repeating: "Sg", count: 4900),
      "$sSi" + String(repeating: "99A", count: 1000),
    ]
    for name in deep { #expect(DumpReading(of: "<\(name) 0x1>").dump != nil) }
  }
}
