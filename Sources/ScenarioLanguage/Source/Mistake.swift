internal import NavigationModel

/// A mistake with its place in bytes; it becomes a ``Diagnostic`` when all are collected.
struct Mistake: Error, Hashable, Sendable {
  let id: String
  let span: Span
  let message: String
  var rule: RuleID?
  var notes: [Note] = []
  /// What should stand at the mistake's place instead.
  var replacement: String?

  struct Note: Hashable, Sendable {
    let message: String
    let span: Span?
  }

  init(
    _ id: String, _ span: Span, _ message: String, rule: RuleID? = nil, notes: [Note] = [], replacement: String? = nil
  ) {
    self.id = id
    self.span = span
    self.message = message
    self.rule = rule
    self.notes = notes
    self.replacement = replacement
  }

  /// Something beyond a limit.
  init(_ excess: LimitExcess, _ span: Span) {
    self.init(excess.id, span, excess.message)
  }

  /// A word that is none of those that could stand here; the nearest one is offered.
  ///
  /// - Parameter noun: What the word should have been: `kind`.
  init(unknown noun: String, _ word: String, _ span: Span, among words: [String], otherwise: String = "") {
    let meant = meantWords(by: word, among: words)
    let hint = meant.isEmpty ? otherwise : "; did you mean \(meant.map { "'\($0)'" }.inWords("or"))?"
    self.init(
      "unknown-" + noun.split(separator: " ").joined(separator: "-"), span, "unknown \(noun) \(word.inMessage)" + hint,
      replacement: meant.first)
  }
}

extension Mistake {
  func diagnostic(in source: SourceText) -> Diagnostic {
    let range = source.range(of: span)
    return Diagnostic(
      .error, id, message, rule: rule, range: range,
      notes: notes.map { Diagnostic.Note($0.message, range: $0.span.map(source.range(of:))) } + Diagnostic.Note.caveats(of: rule),
      suggestions: replacement.map { [Diagnostic.Suggestion(range: range, replacement: $0)] } ?? [])
  }
}

extension Mistake {
  /// The id of a tab in the indentation.
  static let tab = "tab"

  /// One mistake for all tabs in the indentation, and with it only those that do not depend on what stands under what: which level a tab
  /// was meant for, nobody knows.
  static func withTabsToldOnce(_ mistakes: [Mistake]) -> [Mistake] {
    let tabs = mistakes.filter { $0.id == tab }.sorted { $0.span < $1.span }
    guard let first = tabs.first else { return mistakes }
    let lines = tabs.count == 2 ? "one more line" : "\(tabs.count - 1) more lines"
    let message = first.message + (tabs.count > 1 ? " (as on \(lines))" : "")
    return [Mistake(tab, first.span, message)] + mistakes.filter { $0.id.hasPrefix("unknown-") }
  }
}
