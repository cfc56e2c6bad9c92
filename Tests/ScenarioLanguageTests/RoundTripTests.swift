import Foundation
import NavigationModel
import ScenarioLanguage
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: 0..<400)
  func keepsARandomScenarioThroughText(seed: Int) {
    var generator = ScenarioGenerator(seed: UInt64(seed))
    let scenario = generator.scenario()
    let text = ScenarioFormatter.text(of: scenario)
    let parsed = ParsedScenario(parsing: text)
    let told = DiagnosticRenderer(file: "seed-\(seed)", source: text).text(of: parsed.diagnostics)
    #expect(parsed.scenario == scenario, "seed \(seed)\n\(told)\n\(text)")
    #expect(ScenarioFormatter.text(of: parsed) == text, "seed \(seed): not stable\n\(text)")
    let tall = ScenarioFormatter.text(of: scenario, width: 0)
    #expect(ParsedScenario(parsing: tall).scenario == scenario, "seed \(seed)\n\(tall)")
  }

  @Test(arguments: 0..<200)
  func keepsARandomScenarioThroughJSON(seed: Int) throws {
    var generator = ScenarioGenerator(seed: UInt64(seed))
    let scenario = generator.scenario()
    let data = try JSONEncoder().encode(ScenarioDocument(scenario))
    do {
      let read = try JSONDecoder().decode(ScenarioDocument.self, from: data).scenario
      #expect(read == scenario, "seed \(seed)\n\(String(decoding: data, as: UTF8.self))")
    } catch {
      Issue.record("seed \(seed): \(error)\n\(String(decoding: data, as: UTF8.self))")
    }
  }

  @Test func generatesEveryVerb() {
    var words: Set<String> = []
    for seed in 0..<200 {
      var generator = ScenarioGenerator(seed: UInt64(seed))
      words.formUnion(generator.scenario().actions.map { $0.action.reading.statement.verb.word })
    }
    #expect(words == Set(Verb.all.map(\.word)))
  }
}
