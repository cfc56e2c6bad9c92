import NavigationModel
import ScenarioLanguage

/// Text gives a scenario or mistakes with places in it; a scenario is written so that it reads the same.
enum ScenarioProperty {
  static func check(_ bytes: [UInt8]) throws -> Bool {
    if try checkText(bytes) { return true }
    return try RepairedText.repaired(bytes).map(checkText) ?? false
  }

  private static func checkText(_ bytes: [UInt8]) throws -> Bool {
    let parsed = ParsedScenario(parsing: bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    try checkPlaces(parsed.diagnostics, in: text)
    guard let scenario = parsed.scenario else {
      try require(parsed.diagnostics.contains { $0.severity == .error }, "there is neither a scenario nor an error")
      return false
    }
    guard let formatted = ScenarioFormatter.text(of: parsed) else { throw BrokenProperty("a scenario was not formatted") }
    let again = ParsedScenario(parsing: formatted)
    try require(again.scenario == scenario, "formatted, it reads differently:\n\(formatted)\n\(again.diagnostics)")
    try require(ScenarioFormatter.text(of: again) == formatted, "formatted twice, it is different:\n\(formatted)")
    try checkWriting(of: scenario)
    let replay = Replay(of: scenario)
    try require(!replay.steps.isEmpty, "a replay has no start")
    try checkPlaces(parsed.diagnostics(for: replay), in: text)
    return true
  }

  /// Written without what its author put around it, a scenario reads the same.
  static func checkWriting(of scenario: Scenario) throws(BrokenProperty) {
    let written = ScenarioFormatter.text(of: scenario)
    let read = ParsedScenario(parsing: written)
    try require(read.scenario == scenario, "written, it reads differently:\n\(written)\n\(read.diagnostics)")
  }

  static func checkPlaces(_ diagnostics: [Diagnostic], in text: String) throws(BrokenProperty) {
    let places = TextPlaces(text)
    for diagnostic in diagnostics {
      let ranges = [diagnostic.range] + diagnostic.notes.map(\.range) + diagnostic.suggestions.map(\.range)
      for range in ranges.compactMap(\.self) {
        // What a text without any line lacks is missing at its start.
        let isStart = range == SourceRange(line: 1, column: 1, length: 0)
        try require(
          isStart || places.has(line: range.line, column: range.column, length: range.length),
          "the place of \(diagnostic) is not in the text")
      }
    }
    _ = DiagnosticRenderer(file: "story.nav", source: text).text(of: diagnostics)
  }
}
