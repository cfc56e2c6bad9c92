import HierarchyReading
import NavigationModel
import Testing

@Suite(.timeLimit(.minutes(30))) struct HostileTextTests {
  private static let good = row("   | ", "Shop.CartViewController", presentedWith: "_UIPageSheetPresentationController")

  /// A text that is made only when its turn has come, so that no log prints it.
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let text: @Sendable () -> String
    var testDescription: String { id }
  }

  private static let texts: [Case] = [
    Case(id: "brackets") { String(repeating: "<", count: 1_000_000) },
    Case(id: "rows of brackets") { String(repeating: "<<<<<>\n", count: 100_000) },
    Case(id: "closing brackets") { String(repeating: ">", count: 1_000_000) },
    Case(id: "a long line") { String(repeating: "x", count: 10_000_000) },
    Case(id: "a long class") { "<" + String(repeating: "A", count: 1_000_000) + ">, state: gone" },
    Case(id: "marks") { "<A 0x1>\n" + String(repeating: "| ", count: 500_000) + "<A 0x1>" },
    Case(id: "blanks") { String(repeating: " ", count: 1_000_000) },
    Case(id: "back-slashes") { String(repeating: "\\n", count: 200_000) },
    Case(id: "only pluses") { String(repeating: " + <A 0x1>\n", count: 10_000) },
    Case(id: "jumps by two") { (0..<1000).map { String(repeating: "| ", count: $0 * 2) + "<A 0x1>\n" }.joined() },
    Case(id: "a very deep chain") { (0..<3000).map { String(repeating: "| ", count: $0) + "<A 0x1>\n" }.joined() },
    Case(id: "no text at all") { "" },
    Case(id: "zeros") { String(repeating: "\0", count: 100_000) },
  ]

  @Test(arguments: texts) func refuses(_ example: Case) {
    let text = example.text()
    let reading = DumpReading(of: text)
    #expect(reading.dump == nil)
    #expect(reading.messages.contains { $0.severity == .error })
    #expect(reading.messages.allSatisfy { $0.line >= 1 && $0.column >= 1 && $0.text.count < 300 })
    _ = HierarchyDump.looksLikeHierarchy(text)
  }

  @Test func survivesEveryTruncationOfARow() {
    let text = row("", "UINavigationController", view: layoutView) + "\n" + Self.good
    for length in text.indices {
      let reading = DumpReading(of: String(text[..<length]))
      #expect(reading.dump != nil || !reading.messages.isEmpty)
      #expect(reading.dump.map { $0.tree.controllerCount == $0.rows.count } ?? true)
    }
  }

  @Test func survivesRandomBytes() {
    var generator = SplitMix(state: 2026)
    let words = Array(Self.good.utf8) + [0x00, 0x0A, 0x0D, 0x5C, 0xC2, 0xA0, 0xFF]
    for _ in 0..<300 {
      let bytes = (0..<400).compactMap { _ in
        Bool.random(using: &generator) ? words.randomElement(using: &generator) : UInt8.random(in: 0...255, using: &generator)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let reading = DumpReading(of: text)
      #expect(reading.dump != nil || reading.messages.contains { $0.severity == .error }, "\(text.debugDescription)")
    }
  }

  /// As a ratio, since other suites run meanwhile: ten times the rows take about ten times as long, and a quadratic way a hundred times.
  @Test func readsTenTimesTheRowsInTenTimesTheTime() {
    func time(rows count: Int) -> Duration {
      let rows = (0..<count).map { row("   | ", "Shop.Screen\($0)ViewController", $0 == count - 1 ? "appeared" : "disappeared") }
      let text = row("", "UINavigationController", view: layoutView) + "\n" + rows.joined(separator: "\n")
      var reading: DumpReading?
      let time = ContinuousClock().measure { reading = DumpReading(of: text) }
      #expect(reading?.dump?.tree.children.count == count)
      return time
    }
    let few = (0..<3).map { _ in time(rows: 3000) }.min() ?? .zero
    let many = (0..<3).map { _ in time(rows: 30_000) }.min() ?? .zero
    #expect(many < few * 40, "\(few) for 3,000 rows, \(many) for 30,000")
  }

  private static let shapes: [(String, @Sendable (Int) -> String)] = [
    (
      "wrapped rows",
      { count in (0..<count).map { "   | <A\($0) 0x1>, state: appeared,\nview: <V 0x2>" }.joined(separator: "\n") }
    ),
    ("rows that break off", { count in String(repeating: "<AController 0x1>, state: appeared,\n", count: count) }),
    ("open brackets", { count in String(repeating: "<AController\n", count: count) }),
    ("dumps of one row", { count in String(repeating: "<AController 0x1>\n\n", count: count) }),
    ("other text", { count in "<AController 0x1>\n" + String(repeating: "and <b> then < some words\n", count: count) }),
  ]

  @Test(arguments: shapes.indices) func takesTenTimesAsLongForTenTimesAsMuch(shape index: Int) {
    let (name, make) = Self.shapes[index]
    func time(_ count: Int) -> Duration {
      let text = make(count)
      return (0..<3).map { _ in ContinuousClock().measure { _ = DumpReading.all(in: text) } }.min() ?? .zero
    }
    let few = time(400)
    let many = time(4000)
    #expect(many < few * 50, "\(name): \(few) for 400, \(many) for 4,000")
  }
}

/// The same bytes every time, so that a failure can be seen again.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
