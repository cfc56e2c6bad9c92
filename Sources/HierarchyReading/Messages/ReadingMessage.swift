/// Something to say about the text of a dump, at one place in it.
public struct ReadingMessage: Hashable, Sendable {
  /// How much it matters; the raw value is the word a compiler would print.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// The text cannot be read as it stands.
    case error
    /// The text was read, but says something that cannot be so.
    case warning
    /// Something was guessed, or left out by the text.
    case note
  }

  /// How much it matters.
  public let severity: Severity
  /// A stable name for this sort of message, in lower case with hyphens.
  public let id: String
  /// The line in the text, from 1.
  public let line: Int
  /// The place in the line, from 1, in characters.
  public let column: Int
  /// One sentence, in lower case and without a full stop.
  public let text: String

  package init(severity: Severity, id: String, line: Int, column: Int, text: String) {
    self.severity = severity
    self.id = id
    self.line = line
    self.column = column
    self.text = text
  }
}

extension ReadingMessage: CustomStringConvertible {
  /// The message as a compiler prints it, without the file's name: `3:8: error: …`.
  public var description: String { "\(line):\(column): \(severity.rawValue): \(text)" }
}
