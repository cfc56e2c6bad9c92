/// The smallest piece of a line that means something.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A word without quotes.
    case word(String)
    /// A text in quotes, without them.
    case quoted(String)
    /// `gesture=guarded`; the value is nil where nothing follows the sign.
    case attribute(name: String, value: String?)
    /// `@home`, without the sign.
    case identity(String)
    /// `(NavViewController)`, without the brackets.
    case className(String)
    /// `-- text`: the rest of the line without blanks around it.
    case caption(String)
    case colon
    case comma
    case slash
    case close
  }

  let kind: Kind
  let span: Span
  /// The token as it stands in the text.
  let raw: String
  /// Whether no blank stands before it.
  let isGlued: Bool

  /// The text, if this is a word without quotes.
  var bareWord: String? {
    if case .word(let text) = kind { return text }
    return nil
  }

  /// Whether it could be a name: a word, in quotes or not.
  var isWord: Bool {
    switch kind {
    case .word, .quoted: true
    case .attribute, .identity, .className, .caption, .colon, .comma, .slash, .close: false
    }
  }
}

/// One line of a text, taken to pieces.
struct LexedLine: Sendable {
  /// The line's number, from 0.
  let number: Int
  /// How many blanks stand before the first piece.
  let indentation: Int
  let tokens: [Token]
  /// What stands behind `#`, with it.
  let comment: String?
  let mistakes: [Mistake]

  /// Whether the line says anything.
  var isContent: Bool { !tokens.isEmpty || !mistakes.isEmpty }

  /// The first word, if it stands without quotes.
  var firstWord: String? { tokens.first?.bareWord }

  /// Where the line's first piece stands.
  var start: Span { tokens.first?.span ?? mistakes.first?.span ?? Span(line: number, 0..<0) }
}
