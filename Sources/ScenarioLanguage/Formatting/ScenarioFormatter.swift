public import NavigationModel

/// Writes scenarios in their one canonical form.
///
/// ```swift
/// let text = ScenarioFormatter.text(of: scenario)
/// ParsedScenario(parsing: text).scenario == scenario  // true
/// ```
public struct ScenarioFormatter {
  /// Lines longer than this are broken up where the language allows it, in characters.
  public static let defaultWidth = 100

  let width: Int
  private let scenario: Scenario
  let parsed: ParsedScenario?
  private var lines: [FormattedLine] = []

  private init(_ scenario: Scenario, _ parsed: ParsedScenario?, width: Int) {
    self.width = width
    self.scenario = scenario
    self.parsed = parsed
  }

  /// A scenario as text. Line breaks in names and captions, which no text can say, become blanks.
  ///
  /// - Parameters:
  ///   - scenario: The story to write.
  ///   - width: Longer lines are broken up where the language allows it; 0 puts every controller on a line of its own.
  /// - Complexity: O(n) in the number of controllers and actions.
  public static func text(of scenario: Scenario, width: Int = defaultWidth) -> String {
    var formatter = ScenarioFormatter(scenario, nil, width: width)
    return formatter.text()
  }

  /// The canonical form of a text: the user's comments stay beside what they were beside, and single empty lines stay.
  ///
  /// Formatting it once more changes nothing.
  ///
  /// - Returns: nil where the text has mistakes: it is better left alone.
  public static func text(of parsed: ParsedScenario) -> String? {
    guard let scenario = parsed.scenario else { return nil }
    var formatter = ScenarioFormatter(scenario, parsed, width: defaultWidth)
    return formatter.text()
  }

  private mutating func text() -> String {
    for word in HeaderWord.allCases { header(word) }
    add(SectionWord.tree.rawValue, 0, source: parsed?.sections[.tree]?.line, beginsSection: true)
    node(scenario.tree, parsed?.tree, level: 1)
    let source = parsed?.sections[.actions]?.line
    if !scenario.actions.isEmpty || source != nil {
      add(SectionWord.actions.rawValue, 0, source: source, beginsSection: true)
    }
    for (index, entry) in scenario.actions.enumerated() {
      let syntax = parsed.flatMap { $0.actions.indices.contains(index) ? $0.actions[index] : nil }
      action(entry, syntax)
    }
    return LineAssembly.text(of: lines, parsed?.trivia ?? Trivia())
  }

  mutating func add(
    _ text: String, _ level: Int, caption: String? = nil, source: Int? = nil, beginsSection: Bool = false
  ) {
    lines.append(
      FormattedLine(
        level: level, text: Self.onOneLine(text), caption: caption.map(Self.onOneLine), source: source,
        beginsSection: beginsSection))
  }

  private static func onOneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 }))
  }

  /// A header line that the user wrote stays, even if it says what goes without saying.
  private mutating func header(_ word: HeaderWord) {
    let syntax = parsed?.headers[word]
    guard let value = word.written(in: scenario) ?? syntax?.value else { return }
    let written = word.values == nil ? ScenarioWord.quoted(value) : value
    add("\(word.rawValue) \(written)", 0, source: syntax?.span.line)
  }
}
