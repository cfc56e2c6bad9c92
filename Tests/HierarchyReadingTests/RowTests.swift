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
  private static let rows: [String] = [
    row("", "UINavigationController", view: layoutView), row("   | ", "HomeController", "disappeared"),
    row("   | ", "CartController"),
  ]

  private static let text = joined("\n")

  private static func joined(_ separator: String) -> String { rows.joined(separator: separator) }

  private static func each(_ change: (String) -> String) -> String { rows.map(change).joined(separator: "\n") }

  private static let spellings: [(String, String)] = [
    ("a final newline", text + "\n"),
    ("no final newline", text),
    ("CRLF", joined("\r\n") + "\r\n"),
    ("CR", joined("\r")),
    ("a byte order mark", "\u{FEFF}" + text),
    ("blank rows", "\n\n" + joined("\n \t\n\n") + "\n\n"),
    ("an indented block", each { "\t     " + $0 }),
    ("no-break spaces", each { $0.replacing("   |", with: "\u{A0}\u{A0}\u{A0}|") }),
    ("lost blanks", each { $0.replacing("   | ", with: "|") }),
    ("trailing blanks", joined("  \n") + " \t"),
    ("double quotes", "\"" + text + "\""),
    ("a quote on a line of its own", "\"\n" + text + "\n\""),
    ("back-quotes", "```\n" + text + "\n```"),
    ("escaped line feeds", "\"" + joined("\\n") + "\\n\""),
    ("a fragment", each { "   | " + $0 }),
    ("a fragment of a modal", each { ($0 == rows[0] ? "   + " : "   | ") + $0 }),
    ("rows cut down", each { String($0.prefix { $0 != "," }) }),
  ]

  @Test(arguments: spellings) func readsTheSameTree(with what: String, text: String) {
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
