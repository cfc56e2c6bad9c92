import HierarchyReading
import NavigationModel
import Testing

@Suite struct RowTests {
  @Test func readsEveryFactOfARow() throws {
    let text = """
      <UINavigationController 0x7F01>, state: disappearing, view: <UILayoutContainerView: 0x7F02> not in the window
         | <Shop.CartViewController 0x7f03>, state: disappeared, view:  (view not loaded)
         + <PayViewController>, state: appearing, view: <UIView>, presented with: <_UIFormSheetPresentationController>
      """
    let rows = try #require(DumpReading(of: text).dump?.rows)
    #expect(rows.map(\.line) == [1, 2, 3])
    #expect(rows.map(\.depth) == [0, 1, 1])
    #expect(rows.map(\.isPresented) == [false, false, true])
    #expect(rows.map(\.controller.className) == ["UINavigationController", "Shop.CartViewController", "PayViewController"])
    #expect(rows.map(\.controller.pointer) == ["0x7F01", "0x7f03", nil])
    #expect(rows.map(\.state) == [.disappearing, .disappeared, .appearing])
    #expect(rows.map(\.presentation?.className) == [nil, nil, "_UIFormSheetPresentationController"])
    #expect(rows.map(\.kind) == [.navigation, .screen, .screen])
    guard case .loaded(let first, isInWindow: false) = rows[0].view, case .loaded(let last, isInWindow: true) = rows[2].view
    else {
      Issue.record("views: \(rows.map(\.view))")
      return
    }
    #expect(first.className == "UILayoutContainerView" && first.pointer == "0x7F02")
    #expect(last.className == "UIView" && last.pointer == nil)
    #expect(rows[1].view == .notLoaded)
  }

  private static let home = "navigation{screen Home, screen Cart}"
  private static let rows = [
    row("", "UINavigationController", view: layoutView), row("   | ", "HomeController", "disappeared"),
    row("   | ", "CartController"),
  ]

  @Test(arguments: [
    ("a final newline", rows.joined(separator: "\n") + "\n"),
    ("no final newline", rows.joined(separator: "\n")),
    ("CRLF", rows.joined(separator: "\r\n") + "\r\n"),
    ("CR", rows.joined(separator: "\r")),
    ("a byte order mark", "\u{FEFF}" + rows.joined(separator: "\n")),
    ("blank rows", "\n\n" + rows.joined(separator: "\n \t\n\n") + "\n\n"),
    ("an indented block", rows.map { "\t     " + $0 }.joined(separator: "\n")),
    ("no-break spaces", rows.map { $0.replacing("   |", with: "\u{A0}\u{A0}\u{A0}|") }.joined(separator: "\n")),
    ("lost blanks", rows.map { $0.replacing("   | ", with: "|") }.joined(separator: "\n")),
    ("trailing blanks", rows.joined(separator: "  \n") + " \t"),
    ("double quotes", "\"" + rows.joined(separator: "\n") + "\""),
    ("a quote on a line of its own", "\"\n" + rows.joined(separator: "\n") + "\n\""),
    ("back-quotes", "```\n" + rows.joined(separator: "\n") + "\n```"),
    ("escaped line feeds", "\"" + rows.joined(separator: "\\n") + "\\n\""),
    ("a fragment", rows.map { "   | " + $0 }.joined(separator: "\n")),
    ("a fragment of a modal", "   + " + rows[0] + "\n" + rows[1...].map { "   | " + $0 }.joined(separator: "\n")),
    ("rows cut down", rows.map { String($0.prefix { $0 != "," }) }.joined(separator: "\n")),
  ])
  func readsTheSameTree(with what: String, text: String) {
    let reading = DumpReading(of: text)
    #expect(reading.outline == Self.home, "\(what): \(reading.said)")
    #expect(reading.dump?.rows.count == 3)
  }

  @Test func saysThatAFragmentHasNoOutside() {
    let said = DumpReading(of: "   | " + Self.rows[0]).said
    #expect(said == ["1:6: note: what holds 'UINavigationController' is not in the text"])
    let modal = DumpReading(of: "   + " + Self.rows[0]).said
    #expect(modal == ["1:6: note: what presents 'UINavigationController' is not in the text"])
  }

  @Test func keepsTheOrderOfTheTextInTree() throws {
    let text = [
      row("", "UITabBarController", view: layoutView), row(" | ", "AController"), row(" |  | ", "BController"),
      row(" |  + ", "CController", presentedWith: "UISheetPresentationController"), row(" | ", "DController", "disappeared"),
      row(" + ", "EController", presentedWith: "UISheetPresentationController"), row(" |  | ", "FController"),
    ].joined(separator: "\n")
    let dump = try #require(DumpReading(of: text).dump)
    #expect(dump.tree.builtTree.preorder.map(\.controller.className) == dump.rows.map(\.controller.className))
    #expect(dump.tree.builtTree.preorder.map(\.kind) == dump.rows.map(\.kind))
  }
}
