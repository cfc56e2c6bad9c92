/// Writes diagnostics for tools and for people: `file:line:column: error: text`, then the line with a caret, then notes.
///
/// ```swift
/// let renderer = DiagnosticRenderer(file: "story.nav", source: text)
/// print(renderer.text(of: parsed.diagnostics))
/// ```
public struct DiagnosticRenderer: Sendable {
  /// What a piece of the text is, so that a terminal can give it a colour.
  public enum Piece: Hashable, Sendable {
    /// `file:line:column:`
    case location
    /// `error:`, `warning:` or `note:`
    case severity(Diagnostic.Severity)
    /// The sentence, with the rule behind it.
    case message
    /// The number of a line, and the bar beside it.
    case gutter
    /// The source's own words.
    case source
    /// `^~~~`
    case marker
  }

  private let file: String
  private let source: SourceText?
  private let width: Int
  private let style: @Sendable (Piece, String) -> String

  /// Prepares to write about one file.
  ///
  /// - Parameters:
  ///   - file: the name of the file as messages show it.
  ///   - source: the file's text; without it no line is shown.
  ///   - width: how many cells of a line are shown at most.
  ///   - style: gives a piece its colours; the text is left as it is unless given.
  public init(
    file: String, source: String?, width: Int = 100, style: @escaping @Sendable (Piece, String) -> String = { $1 }
  ) {
    self.file = file
    self.source = source.map { SourceText(Array($0.utf8)) }
    self.width = max(width, 20)
    self.style = style
  }

  /// All diagnostics, each ending with a line break.
  public func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map { text(of: $0) + "\n" }.joined()
  }

  /// One diagnostic with its excerpt and its notes, without a line break at the end.
  public func text(of diagnostic: Diagnostic) -> String {
    let rule = diagnostic.rule.map { " (\($0))" } ?? ""
    var lines = head(diagnostic.severity, diagnostic.message + rule, at: diagnostic.range)
    for note in diagnostic.notes {
      if note.range == nil {
        lines.append("  " + style(.severity(.note), "note:") + " " + style(.message, note.message.map(\.visible).joined()))
      } else {
        lines += head(.note, note.message, at: note.range)
      }
    }
    return lines.joined(separator: "\n")
  }

  private func head(_ severity: Diagnostic.Severity, _ message: String, at range: SourceRange?) -> [String] {
    let place = range.map { "\(file):\($0.line):\($0.column):" } ?? "\(file):"
    let line = [
      style(.location, place), style(.severity(severity), severity.rawValue + ":"),
      style(.message, message.map(\.visible).joined()),
    ]
    return [line.joined(separator: " ")] + (range.map(excerpt) ?? [])
  }

  private func excerpt(_ range: SourceRange) -> [String] {
    guard let source, range.line <= source.lineCount else { return [] }
    let excerpt = Excerpt(of: source.text(ofLine: range.line - 1), marking: range, width: width)
    let number = String(range.line)
    let gutter = String(repeating: " ", count: max(0, 4 - number.count)) + number
    return [
      style(.gutter, gutter + " |") + " " + style(.source, excerpt.text),
      style(.gutter, String(repeating: " ", count: gutter.count) + " |") + " " + style(.marker, excerpt.marker),
    ]
  }
}
