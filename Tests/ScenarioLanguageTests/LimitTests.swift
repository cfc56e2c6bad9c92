import NavigationModel
import ScenarioLanguage
import Testing

@Suite struct LimitTests {
  private func messages(_ text: String) -> [String] { ParsedScenario(parsing: text).diagnostics.map(\.message) }

  @Test func refusesATextThatIsTooLong() {
    let head = "tree\n  screen A\n"
    let comment = String(repeating: "# a comment that takes room in a line of its own\n", count: 85_000)
    let fine = head + comment + String(repeating: "#", count: Limits.scenarioBytes - head.utf8.count - comment.utf8.count)
    #expect(fine.utf8.count == Limits.scenarioBytes && messages(fine) == [])
    #expect(
      messages(fine + "#") == [
        "the scenario has 4194305 bytes, and the most are 4 MiB; tell the story in several files"
      ])
  }

  @Test func refusesTooManyLines() {
    let head = "tree\n  screen A\n"
    #expect(messages(head + String(repeating: "\n", count: Limits.lines - 3) + "#") == [])
    #expect(
      messages(head + String(repeating: "\n", count: Limits.lines - 2) + "#") == [
        "the text has 200001 lines, and the most are 200000; tell the story in several files"
      ])
  }

  @Test func refusesALineThatIsTooLong() {
    let head = "tree\n  navigation R: A\nactions\n"
    let fine = "  push B #" + String(repeating: "x", count: Limits.lineBytes - 10)
    #expect(fine.utf8.count == Limits.lineBytes && messages(head + fine + "\n  pop\n") == [])
    #expect(
      messages(head + fine + "x\n  pop\n") == [
        "the line has 100001 bytes, and the most are 100000; put what it holds on lines under it"
      ])
  }

  @Test func refusesANameThatIsTooLong() {
    let long = "has 10001 characters, and the most are 10000; write a shorter one"
    #expect(messages("tree\n  screen " + String(repeating: "x", count: 10_001)) == ["this name \(long)"])
    #expect(messages("tree\n  screen " + String(repeating: "é", count: 10_000)) == [])
    #expect(messages("tree\n  screen A (\(String(repeating: "C", count: 10_000)))") == [])
    #expect(messages("tree\n  screen A (\(String(repeating: "C", count: 10_001)))") == ["this name \(long)"])
    for place in ["title ", "tree\n  screen A\nactions\n  note -- "] {
      let end = place.hasPrefix("title") ? "\ntree\n  screen A\n" : "\n"
      #expect(messages(place + String(repeating: "é", count: 10_000) + end) == [])
      #expect(messages(place + String(repeating: "é", count: 10_001) + end).first?.hasSuffix(long) == true)
    }
    // One letter under marks without end is one character to Swift.
    #expect(messages("tree\n  screen a" + String(repeating: "\u{301}", count: 10_000)) == ["this name \(long)"])
  }

  @Test func refusesIndentationWithoutEnd() {
    let deep = "tree\n" + (1...2000).map { String(repeating: " ", count: $0) + "container C\n" }.joined()
    #expect(messages(deep) == [Self.tooDeep])
    let fine = "tree\n" + (1...200).map { String(repeating: " ", count: $0) + "container C\n" }.joined()
    #expect(messages(fine) == [])
  }

  @Test func refusesColonsWithoutEnd() {
    #expect(
      messages("tree\n  " + String(repeating: "container:", count: 9000) + " A") == [Self.tooDeep])
    let actions = "tree\n  screen A\nactions\n  push " + String(repeating: "container:", count: 9000) + " A"
    #expect(messages(actions) == [Self.tooDeep])
  }

  private static let tooDeep =
    "controllers stand 201 deep in each other here, and the most are 200; show less of what is around them"

  /// Of each nested container two controllers are built (ART-2), so what is written is half as deep.
  @Test func countsWhatIsBuilt() {
    func nested(_ count: Int, under head: String) -> [String] {
      let text = head + (0..<count).map { String(repeating: " ", count: $0 + 3) + "nested N\n" }.joined()
      return ParsedScenario(parsing: text + String(repeating: " ", count: count + 3) + "screen A\n").diagnostics.map {
        "\($0.range?.line ?? 0):\($0.range?.column ?? 0) \($0.message)"
      }
    }
    #expect(nested(99, under: "tree\n  container\n") == [])
    #expect(
      nested(100, under: "tree\n  container\n") == [
        "102:103 controllers stand 201 deep in each other here, and the most are 200; show less of what is around them "
          + "(a nested container counts twice, for the stack in it)"
      ])
    #expect(nested(99, under: "tree\n  screen R\nactions\n  present container\n") == [])
    #expect(nested(100, under: "tree\n  screen R\nactions\n  present container\n").first?.hasPrefix("104:103 ") == true)
  }

  @Test func refusesTooManyControllers() {
    func crowd(_ count: Int) -> String { "tree\n  container\n" + String(repeating: "    screen A\n", count: count - 1) }
    #expect(messages(crowd(Limits.controllers)) == [])
    let told = ParsedScenario(parsing: crowd(Limits.controllers + 5)).diagnostics
    #expect(
      told.map(\.message) == [
        "there are 50001 controllers here, and the most are 50000; leave out what the story is not about"
      ])
    #expect(told.first?.range?.line == Limits.controllers + 2)
  }

  @Test func endsALongListOfMistakes() {
    let text = "tree\n  screen A\nactions\n" + String(repeating: "  psuh A\n", count: 3000)
    let told = ParsedScenario(parsing: text).diagnostics
    #expect(told.count == 1001)
    #expect(told.last?.message == "2000 more mistakes are not shown")
    let fine = ParsedScenario(parsing: "tree\n  screen A\nactions\n" + String(repeating: "  psuh A\n", count: 1000)).diagnostics
    #expect(fine.count == 1000 && fine.last?.message == fine.first?.message)
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
