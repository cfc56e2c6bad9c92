internal import NavigationModel
public import ScenarioLanguage

/// All there is to say about some files, as JSON.
///
/// ```json
/// { "version": 1,
///   "files": [ { "file": "a.nav",
///                "diagnostics": [ { "line": 2, "column": 3, "length": 9, "severity": "error", "id": "unknown-kind", "rule": null,
///                                   "message": "unknown kind 'navigaton'; did you mean 'navigation'?",
///                                   "notes": [ { "message": "…", "line": null, "column": null, "length": null } ],
///                                   "suggestion": { "line": 2, "column": 3, "length": 9, "replacement": "navigation" } } ] } ] }
/// ```
///
/// Lines and columns are counted from 1, columns and lengths in characters as people see them. They are null where there is no text to
/// point at, and `rule` and `suggestion` where there is none. `severity` is `error`, `warning` or `note`; `id` names the sort of
/// diagnostic and stays the same when the message is put better.
public struct CheckRecord: Encodable, Sendable {
  /// What there is to say about one file.
  public struct File: Encodable, Sendable {
    private let file: String
    private let diagnostics: [DiagnosticRecord]

    /// Takes a file's name and what there is to say about it, in the order in which it is to be read.
    public init(_ name: String, _ diagnostics: [Diagnostic]) {
      file = name
      self.diagnostics = diagnostics.map(DiagnosticRecord.init)
    }
  }

  private let version = 1
  private let files: [File]

  /// Takes the files in the order in which they are to be listed.
  public init(files: [File]) {
    self.files = files
  }

  private enum CodingKeys: String, CodingKey {
    case version, files
  }
}

/// A diagnostic as JSON has it. What there is nothing to say of is null, so that every diagnostic has the same keys.
struct DiagnosticRecord: Encodable {
  private let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  private enum Key: String, CodingKey {
    case line, column, length, severity, id, rule, message, notes, suggestion, replacement
  }

  func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try Self.encode(diagnostic.range, to: &record)
    try record.encode(diagnostic.severity.rawValue, forKey: .severity)
    try record.encode(diagnostic.id, forKey: .id)
    try record.encode(diagnostic.rule?.rawValue, forKey: .rule)
    try record.encode(diagnostic.message, forKey: .message)
    var notes = record.nestedUnkeyedContainer(forKey: .notes)
    for note in diagnostic.notes {
      var record = notes.nestedContainer(keyedBy: Key.self)
      try record.encode(note.message, forKey: .message)
      try Self.encode(note.range, to: &record)
    }
    guard let first = diagnostic.suggestions.first else { return try record.encodeNil(forKey: .suggestion) }
    var suggestion = record.nestedContainer(keyedBy: Key.self, forKey: .suggestion)
    try Self.encode(first.range, to: &suggestion)
    try suggestion.encode(first.replacement, forKey: .replacement)
  }

  private static func encode(_ range: SourceRange?, to record: inout KeyedEncodingContainer<Key>) throws {
    try record.encode(range?.line, forKey: .line)
    try record.encode(range?.column, forKey: .column)
    try record.encode(range?.length, forKey: .length)
  }
}
