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

  /// A word that is none of those that could stand here; the nearest one is offered.
  ///
  /// - Parameter noun: What the word should have been: `kind`.
  init(unknown noun: String, _ word: String, _ span: Span, among words: [String], otherwise: String = "") {
    let nearest = nearestWord(to: word, among: words)
    self.init(
      "unknown-" + noun.split(separator: " ").joined(separator: "-"), span,
      "unknown \(noun) \(word.inMessage)" + (nearest.map { "; did you mean '\($0)'?" } ?? otherwise), replacement: nearest)
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
