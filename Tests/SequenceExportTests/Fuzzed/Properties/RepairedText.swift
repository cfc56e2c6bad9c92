import ScenarioLanguage

/// A scenario's text without the lines on which something is wrong: most of what a fuzzer makes up is no scenario, and this often is.
enum RepairedText {
  /// The text, or what is left of it after a few attempts; nil where that is no scenario either, or the text was one.
  static func repaired(_ bytes: [UInt8]) -> [UInt8]? {
    var text = String(decoding: bytes, as: UTF8.self)
    for attempt in 0..<4 {
      let parsed = ParsedScenario(parsing: text)
      if parsed.scenario != nil { return attempt == 0 ? nil : Array(text.utf8) }
      let wrong = Set(parsed.diagnostics.filter { $0.severity == .error }.compactMap(\.range?.line))
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      text = lines.enumerated().filter { !wrong.contains($0.offset + 1) }.map(\.element).joined(separator: "\n")
    }
    return nil
  }
}
