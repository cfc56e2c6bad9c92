public import NavigationModel

/// One thing that there is to say about a scenario.
///
/// ```swift
/// let parsed = ParsedScenario(parsing: text)
/// let renderer = DiagnosticRenderer(file: "story.nav", source: text)
/// for diagnostic in parsed.diagnostics { print(renderer.text(of: diagnostic)) }
/// ```
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is; the raw value is the word in front of the message.
  public enum Severity: String, Hashable, Sendable {
    /// The scenario cannot be used as it stands.
    case error
    /// Its author should look at it.
    case warning
    /// It is only good to know.
    case note
  }

  /// How bad it is.
  public let severity: Severity
  /// A stable name for this sort of diagnostic: `unknown-kind`.
  public let id: String
  /// One sentence, without a full stop, the user's words in '…'.
  public let message: String
  /// The rule of UIKit behind it.
  public let rule: RuleID?
  /// Where it is; nil where there is no text to point at, as in JSON.
  public let range: SourceRange?
  /// What else helps.
  public let notes: [Note]
  /// What to write instead.
  public let suggestions: [Suggestion]

  /// Something that helps to understand a diagnostic.
  public struct Note: Hashable, Sendable {
    /// One sentence.
    public let message: String
    /// Where it points; nil where it points nowhere.
    public let range: SourceRange?

    /// Says something, of a place or in general.
    public init(_ message: String, range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// What would be right.
  public struct Suggestion: Hashable, Sendable {
    /// What is to be replaced.
    public let range: SourceRange
    /// What to put there.
    public let replacement: String

    /// Proposes an edit.
    public init(range: SourceRange, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// Says something about a scenario.
  public init(
    _ severity: Severity, _ id: String, _ message: String, rule: RuleID? = nil, range: SourceRange? = nil,
    notes: [Note] = [], suggestions: [Suggestion] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.rule = rule
    self.range = range
    self.notes = notes
    self.suggestions = suggestions
  }
}

extension Diagnostic {
  /// What a replay found, at a place that is known from elsewhere.
  public init(_ finding: Finding, range: SourceRange?) {
    let severity: Severity =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      }
    self.init(
      severity, finding.id, finding.message, rule: finding.rule, range: range,
      notes: finding.notes.map { Note($0) } + Note.caveats(of: finding.rule))
  }

  /// Diagnostics in the order in which one reads; those without a place come first, and equal places keep their order.
  public static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated()
      .sorted { one, other in
        switch (one.element.range, other.element.range) {
        case (let left?, let right?) where (left.line, left.column) != (right.line, right.column):
          (left.line, left.column) < (right.line, right.column)
        case (nil, _?): true
        case (_?, nil): false
        case (_, _): one.offset < other.offset
        }
      }
      .map(\.element)
  }
}

extension Diagnostic.Note {
  /// What a reader should know of a rule that is not certain; none for one that is.
  static func caveats(of rule: RuleID?) -> [Diagnostic.Note] {
    rule.flatMap { Rule.numbered($0)?.caveat }.map { [Diagnostic.Note($0)] } ?? []
  }
}
