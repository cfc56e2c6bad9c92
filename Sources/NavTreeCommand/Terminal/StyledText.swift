/// A message in pieces, some of which have a colour.
///
/// Colour is only ever a second sign: a message must say the same without it.
///
/// ```swift
/// console.say("story.nav:4:3: " + .red("error:") + " unknown action 'psuh'")
/// ```
package struct StyledText: Hashable, Sendable, ExpressibleByStringInterpolation {
  private struct Piece: Hashable, Sendable {
    let text: String
    let code: String?
  }

  private let pieces: [Piece]

  private init(_ pieces: [Piece]) { self.pieces = pieces }

  /// A text without colour.
  ///
  /// - Parameter text: the text.
  package init(_ text: String) { pieces = [Piece(text: text, code: nil)] }

  /// A text without colour.
  ///
  /// - Parameter value: the text.
  package init(stringLiteral value: String) { self.init(value) }

  /// An error's colour.
  package static func red(_ text: String) -> StyledText { StyledText([Piece(text: text, code: "1;31")]) }

  /// A warning's colour.
  package static func yellow(_ text: String) -> StyledText { StyledText([Piece(text: text, code: "1;33")]) }

  /// The colour of a note, a caret, or of what went well.
  package static func green(_ text: String) -> StyledText { StyledText([Piece(text: text, code: "1;32")]) }

  /// Heavy letters.
  package static func bold(_ text: String) -> StyledText { StyledText([Piece(text: text, code: "1")]) }

  /// Puts one text behind another.
  package static func + (one: StyledText, other: StyledText) -> StyledText { StyledText(one.pieces + other.pieces) }

  /// The text for a stream, in which no piece can steer a terminal.
  ///
  /// - Parameter colours: whether the colours are written.
  /// - Returns: the text.
  package func rendered(colours: Bool) -> String {
    pieces.map { piece in
      let text = visible(piece.text, keepingLines: true)
      guard colours, let code = piece.code else { return text }
      return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }.joined()
  }
}
