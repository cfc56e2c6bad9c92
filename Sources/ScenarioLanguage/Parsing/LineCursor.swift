internal import NavigationModel

/// Reads one line from left to right.
///
/// What it cannot go on after is thrown; other mistakes are kept and the line read on.
struct LineCursor {
  let line: LexedLine
  private var index = 0
  private(set) var mistakes: [Mistake] = []

  init(_ line: LexedLine) {
    self.line = line
  }

  /// The next token.
  var current: Token? { line.tokens.indices.contains(index) ? line.tokens[index] : nil }

  /// The token after the next one.
  var following: Token? { line.tokens.indices.contains(index + 1) ? line.tokens[index + 1] : nil }

  /// The token that was read last.
  var last: Token? { line.tokens.indices.contains(index - 1) ? line.tokens[index - 1] : nil }

  /// Right behind what was read last, where something is missing.
  var gap: Span {
    let end = last?.span.upper ?? 0
    return Span(line: line.number, end..<end)
  }

  mutating func advance() { index += 1 }

  mutating func report(_ mistake: Mistake) { mistakes.append(mistake) }

  /// Reads the next token if it is of this kind.
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard current?.kind == kind else { return false }
    advance()
    return true
  }
}

// MARK: - What should not be there

extension LineCursor {
  /// Something that must stand here and does not.
  func missing(_ what: String) -> Mistake {
    guard let token = current else { return Mistake("missing", gap, "\(what) is missing here") }
    if let word = token.bareWord, ScenarioWord.isReserved(word) {
      return Mistake(
        "reserved-word", token.span,
        "\(what) is missing here; \(word.inMessage) means something else, and as a name it goes in quotes: \"\(word)\"",
        replacement: "\"\(word)\"")
    }
    if case .caption = token.kind { return Mistake("missing", gap, "\(what) is missing before the caption") }
    return Mistake("missing", token.span, "\(what) is missing before \(token.raw.inMessage)")
  }

  /// The end of a line that has no caption.
  mutating func end() throws(Mistake) {
    if let token = current { throw unexpected(token) }
  }

  /// A token that has no place where it stands.
  func unexpected(_ token: Token) -> Mistake {
    let said = "unexpected \(token.raw.inMessage)"
    switch token.kind {
    case .caption:
      return Mistake("misplaced-caption", token.span, "only an action has a caption; a comment begins with '#'")
    case .word(let word) where word.hasPrefix("--"):
      return Mistake("unexpected", token.span, "\(said); a caption begins with '-- ', and a blank belongs behind it")
    case .word where token.beginsWithDash: return strayDash(token)
    case .word(let word) where ScenarioWord.isReserved(word) && Attribute.named(word) == nil:
      return Mistake(
        "unexpected", token.span, "\(said); as a name it goes in quotes: \"\(word)\"", replacement: "\"\(word)\"")
    case .word, .quoted:
      let whole = joined(with: token).map { "; a name with blanks goes in quotes: \($0)" } ?? ""
      return Mistake("unexpected", token.span, said + whole)
    case .identity where token.isGlued, .slash:
      return Mistake("unexpected", token.span, "\(said); a name with '@' or '/' goes in quotes")
    case .attribute(let name, _):
      return Mistake("unexpected", token.span, "\(said); \(name.inMessage) belongs on a controller that is described")
    case .identity, .className, .colon, .comma, .close:
      return Mistake("unexpected", token.span, said)
    }
  }
}
