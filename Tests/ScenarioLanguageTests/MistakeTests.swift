import ScenarioLanguage
import Testing

@Suite struct MistakeTests {
  @Test(arguments: MistakeCase.all)
  func tellsEveryMistakeAtItsPlace(_ example: MistakeCase) {
    let source = MarkedSource(example.marked)
    let parsed = ParsedScenario(parsing: source.text)
    let told = DiagnosticRenderer(file: example.id, source: source.text).text(of: parsed.diagnostics)
    #expect(parsed.diagnostics.map(\.message) == example.messages, "\(told)")
    #expect(parsed.diagnostics.map(\.range) == source.ranges, "\(told)")
    #expect(parsed.scenario == nil)
    #expect(parsed.diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test(arguments: MistakeCase.all)
  func suggestsWhatWouldBeRight(_ example: MistakeCase) {
    let source = MarkedSource(example.marked)
    let before = ParsedScenario(parsing: source.text).diagnostics
    for diagnostic in before {
      for suggestion in diagnostic.suggestions {
        let after = ParsedScenario(parsing: source.replacing(suggestion)).diagnostics
        #expect(!after.contains { $0.message == diagnostic.message }, "\(suggestion)")
      }
    }
  }

  @Test func givesEveryCaseAnIDOfItsOwn() {
    #expect(Set(MistakeCase.all.map(\.id)).count == MistakeCase.all.count)
  }

  @Test func countsColumnsBehindAByteOrderMark() {
    let told = ParsedScenario(parsing: "\u{FEFF}tre\n  screen Home\n").diagnostics
    #expect(told.map(\.range) == [SourceRange(line: 1, column: 1, length: 3)])
  }

  @Test func pointsAtTheFirstOfTwo() {
    let told = ParsedScenario(parsing: "title A\ntree\n  screen A barHidden barHidden\ntitle B\n").diagnostics
    #expect(
      told.flatMap(\.notes).map(\.range) == [
        SourceRange(line: 3, column: 12, length: 9), SourceRange(line: 1, column: 1, length: 5),
      ])
  }
}
