import ScenarioLanguage
import Testing

@Suite struct MistakeTests {
  @Test(arguments: MistakeCase.words + MistakeCase.layout + MistakeCase.tree + MistakeCase.attributes + MistakeCase.actions)
  func tellsEveryMistakeAtItsPlace(_ example: MistakeCase) {
    let source = MarkedSource(example.marked)
    let parsed = ParsedScenario(parsing: source.text)
    let told = DiagnosticRenderer(file: example.id, source: source.text).text(of: parsed.diagnostics)
    #expect(parsed.diagnostics.map(\.message) == example.messages, "\(told)")
    #expect(parsed.diagnostics.map(\.range) == source.ranges, "\(told)")
    #expect(parsed.scenario == nil)
    #expect(parsed.diagnostics.allSatisfy { $0.severity == .error })
  }
}
