import NavigationModel
import ScenarioLanguage
import Testing

@Suite struct LimitTests {
  private func messages(_ text: String) -> [String] { ParsedScenario(parsing: text).diagnostics.map(\.message) }

  @Test func refusesATextThatIsTooLong() {
    let text = String(repeating: "# comment line\n", count: ScenarioLimits.bytes / 15 + 1)
    #expect(messages(text) == ["the text is longer than 4 MiB"])
  }

  @Test func refusesTooManyLines() {
    #expect(messages(String(repeating: "\n", count: 200_001)) == ["the text has more than 200000 lines"])
  }

  @Test func refusesALineThatIsTooLong() {
    let text = "tree\n  screen A\nactions\n  push " + String(repeating: "x", count: ScenarioLimits.lineBytes) + "\n  pop\n"
    #expect(messages(text).contains("the line is longer than 100000 bytes"))
  }

  @Test func refusesANameThatIsTooLong() {
    #expect(messages("tree\n  screen " + String(repeating: "x", count: 10_001)) == ["a name of more than 10000 characters"])
    #expect(messages("tree\n  screen " + String(repeating: "é", count: 10_000)) == [])
  }

  @Test func refusesIndentationWithoutEnd() {
    let deep = "tree\n" + (1...2000).map { String(repeating: " ", count: $0) + "container C\n" }.joined()
    #expect(messages(deep) == ["controllers stand more than 200 deep in each other"])
    let fine = "tree\n" + (1...200).map { String(repeating: " ", count: $0) + "container C\n" }.joined()
    #expect(messages(fine) == [])
  }

  @Test func refusesColonsWithoutEnd() {
    #expect(
      messages("tree\n  " + String(repeating: "container:", count: 9000) + " A") == [
        "controllers stand more than 200 deep in each other"
      ])
    let actions = "tree\n  screen A\nactions\n  push " + String(repeating: "container:", count: 9000) + " A"
    #expect(messages(actions) == ["controllers stand more than 200 deep in each other"])
  }

  @Test func endsALongListOfMistakes() {
    let text = "tree\n  screen A\nactions\n" + String(repeating: "  psuh A\n", count: 3000)
    let told = ParsedScenario(parsing: text).diagnostics
    #expect(told.count == 1001)
    #expect(told.last?.message == "2000 more mistakes are not shown")
  }

  @Test func tellsWhatIsNoUTF8() {
    let told = ParsedScenario(parsing: Array("tree\n  screen A".utf8) + [0xFF, 0x0A]).diagnostics
    #expect(told.map(\.message) == ["the line is not UTF-8"])
    #expect(told.first?.range?.line == 2)
  }

  @Test func readsALongStory() {
    let text = "tree\n  navigation Root: Home\nactions\n" + String(repeating: "  push Detail -- words\n  pop\n", count: 20_000)
    #expect(ParsedScenario(parsing: text).scenario?.actions.count == 40_000)
  }

  /// Whatever the text, reading it ends, and what is told points into it.
  @Test(arguments: 0..<300)
  func survivesDamagedTexts(seed: Int) {
    var generator = ScenarioGenerator(seed: UInt64(seed))
    var random = SeededGenerator(seed: UInt64(seed) + 7)
    var characters = Array(ScenarioFormatter.text(of: generator.scenario()).unicodeScalars)
    let signs = Array("\"\\:,()@#=/\n\r\t -ab\u{301}\u{0}\u{A0}".unicodeScalars)
    for _ in 0..<random.number(1...12) where !characters.isEmpty {
      let place = random.number(0...characters.count - 1)
      let sign = signs[random.number(0...signs.count - 1)]
      switch random.number(0...2) {
      case 0: characters.remove(at: place)
      case 1: characters.insert(sign, at: place)
      case _: characters[place] = sign
      }
    }
    let text = String(String.UnicodeScalarView(characters))
    let parsed = ParsedScenario(parsing: text)
    #expect((parsed.scenario == nil) == !parsed.diagnostics.isEmpty, "seed \(seed)\n\(text)")
    let places = parsed.diagnostics.compactMap(\.range).map { [$0.line, $0.column] }
    #expect(places.elementsEqual(places.sorted { $0.lexicographicallyPrecedes($1) }), "seed \(seed)")
    #expect(places.allSatisfy { $0[0] >= 1 && $0[1] >= 1 })
    _ = DiagnosticRenderer(file: "damaged", source: text).text(of: parsed.diagnostics)
    if let formatted = ScenarioFormatter.text(of: parsed) {
      let again = ParsedScenario(parsing: formatted)
      #expect(again.scenario == parsed.scenario, "seed \(seed)\n\(text)\n\(formatted)")
      #expect(ScenarioFormatter.text(of: again) == formatted, "seed \(seed)\n\(text)\n\(formatted)")
    }
  }
}
