import HierarchyReading
import NavigationModel
import Testing

@Suite struct SeveralDumpsTests {
  private static let home = row("", "UINavigationController", view: layoutView) + "\n" + row("   | ", "HomeController")
  private static let cart = home + "\n" + row("   | ", "CartController")

  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    /// The line that each dump begins on, and its outline.
    let dumps: [(Int, String)]
    var said: [String] = []
    var testDescription: String { id }
  }

  private static let one = "navigation{screen Home}"
  private static let two = "navigation{screen Home, screen Cart}"

  private static let cases: [Case] = [
    Case(
      id: "one behind the other", text: home + "\n" + cart, dumps: [(1, one), (3, two)],
      said: ["3:1: note: another hierarchy begins here: no mark, '|' or '+', stands before this row"]),
    Case(id: "a blank row between", text: home + "\n\n" + cart + "\n\n" + home, dumps: [(1, one), (4, two), (8, one)]),
    Case(id: "our own headings", text: "# 0/1 start\n\(home)\n# 1/1 push Cart\n\(cart)\n", dumps: [(2, one), (5, two)]),
    Case(id: "prompts", text: "(lldb) navtree\n\(home)\n(lldb) navtree\n\(cart)\n(lldb)", dumps: [(2, one), (5, two)]),
    Case(
      id: "a story in words", text: "First:\n```\n\(home)\n```\nThen I tap\n```\n\(cart)\n```\nand it hangs",
      dumps: [(3, one), (8, two)],
      said: [
        "1:1: note: this line is no row and is left out", "6:1: note: this line is no row and is left out",
        "12:1: note: this line is no row and is left out",
      ]),
    Case(
      id: "fragments", text: "   | <HomeController 0x1>\nthen\n   | <CartController 0x1>",
      dumps: [(1, "screen Home"), (3, "screen Cart")],
      said: [
        "1:6: note: what holds 'HomeController' is not in the text", "2:1: note: this line is no row and is left out",
        "3:6: note: what holds 'CartController' is not in the text",
      ]),
    Case(
      id: "one on a line each",
      text: "\"" + home.replacing("\n", with: "\\n") + "\"\n\n\"" + cart.replacing("\n", with: "\\n") + "\"",
      dumps: [(1, one), (3, two)]),
  ]

  @Test(arguments: cases) func readsEachOfThem(_ example: Case) {
    let readings = DumpReading.all(in: example.text)
    #expect(readings.map(\.line) == example.dumps.map(\.0))
    #expect(readings.map { $0.outline ?? "-" } == example.dumps.map(\.1))
    #expect(readings.flatMap(\.said) == example.said)
    #expect(DumpReading(of: example.text).dump == nil)
  }

  @Test func keepsTheGoodOnesBesideABrokenOne() {
    let readings = DumpReading.all(in: Self.home + "\n\n" + Self.home.replacing("appeared", with: "gone") + "\n\n" + Self.cart)
    #expect(readings.map { $0.dump == nil } == [false, true, false])
    #expect(readings[1].messages.map(\.line) == [4, 5])
  }

  @Test func givesTheSameAddressForTheSameController() {
    let readings = DumpReading.all(
      in: "<AController 0x7f1>\n | <BController 0x7f2>\n\n<AController 0x7f1>\n | <CController 0x7f3>")
    #expect(readings.compactMap(\.dump).map { $0.rows.map(\.controller.pointer) } == [["0x7f1", "0x7f2"], ["0x7f1", "0x7f3"]])
  }

  @Test(arguments: ["", "\n", "```\n```", "oops"]) func givesOneReadingWithAnErrorWhereNoneIs(text: String) {
    let readings = DumpReading.all(in: text)
    #expect(readings.count == 1)
    #expect(readings.first?.messages.first?.severity == .error)
  }

  /// The printer's texts of a whole replay come back as as many dumps.
  @Test func readsAWholeStoryAsPrinted() {
    let actions: [Action] = [.push(.named("A")), .push(.named("B")), .pop()]
    let replay = Replay(
      of: Scenario(tree: Blueprint(.navigation, children: [Blueprint(.screen)]), actions: actions.map { ScenarioAction($0) }))
    let text = replay.steps.map { DumpHeading($0, last: 3).line + "\n" + HierarchyPrinter($0).text }.joined()
    let readings = DumpReading.all(in: text)
    #expect(readings.map { $0.dump?.rows.count } == [2, 3, 4, 3])
    #expect(readings.flatMap(\.messages).isEmpty)
  }
}
