internal import NavigationModel

extension LineCursor {
  /// What stands behind a verb, read by the shape that the verb asks for.
  struct ActionParts {
    var operands = Operands()
    var subjects: [SubjectSyntax] = []
    /// Whether an empty list was written as such.
    var isNone = false
    var caption: String?
  }

  /// Reads all of a line behind its verb.
  mutating func action(of verb: Verb) throws(Mistake) -> ActionParts {
    var parts = ActionParts()
    let begin = current
    if !isAtPhrase(of: verb) { try operand(of: verb, into: &parts) }
    let isOperandMissing = current == begin
    var seen: [Verb.Phrase: Span] = [:]
    while let token = current {
      if case .caption(let text) = token.kind {
        advance()
        parts.caption = text.isEmpty ? nil : try checked(text, token.span)
        break
      }
      guard let word = token.bareWord, let phrase = Verb.Phrase(beginningWith: word) else {
        throw unexpected(token, behind: verb, isOperandMissing: isOperandMissing)
      }
      guard verb.phrases.contains(phrase) else {
        throw Mistake(
          "misplaced-phrase", token.span, "'\(verb.word)' takes no '\(word)'; it is written '\(verb.syntax)'")
      }
      if let first = seen[phrase] {
        throw Mistake(
          "duplicate-phrase", token.span, "'\(word)' is given twice", notes: [Mistake.Note(message: "first here", span: first)])
      }
      seen[phrase] = token.span
      advance()
      try read(phrase, word, into: &parts.operands)
    }
    return parts
  }

  /// Whether the verb's operand is over, or was never there.
  private func isAtPhrase(of verb: Verb) -> Bool {
    guard let token = current else { return true }
    if case .caption = token.kind { return true }
    guard let word = token.bareWord, let phrase = Verb.Phrase(beginningWith: word) else { return false }
    // 'on' and 'as' are never names, but a screen may be called 'cancel'.
    return phrase != .phase || verb.phrases.contains(phrase)
  }

  private mutating func operand(of verb: Verb, into parts: inout ActionParts) throws(Mistake) {
    switch verb.operand {
    case .nothing: break
    case .subject: parts.subjects = [try subject()]
    case .subjects:
      if current?.bareWord == "none" {
        advance()
        parts.isNone = true
      } else {
        repeat { parts.subjects.append(try subject()) } while take(.comma)
        if let token = current, isAtStrayWord { throw missingComma(before: token) }
      }
    case .reference: parts.operands.reference = try reference("a name")
    case .screen: parts.operands.screen = try newName("a screen's name")
    case .containerAndScreen:
      if current?.kind != .colon { parts.operands.container = try newName("a container's name") }
      if take(.colon) { parts.operands.screen = try newName("a screen's name") }
    }
  }

  /// What an action brings: a node, or an instance that exists.
  mutating func subject() throws(Mistake) -> SubjectSyntax {
    guard let token = current, case .identity(let id) = token.kind else { return .node(try node(needsKind: false, depth: 1)) }
    advance()
    return .instance(ControllerID(id), token.span, line: nil)
  }

  private mutating func read(_ phrase: Verb.Phrase, _ word: String, into operands: inout Operands) throws(Mistake) {
    switch phrase {
    case .receiver: operands.receiver = try reference("a name")
    case .phase: operands.phase = SwipePhase(rawValue: word) ?? .complete
    case .style:
      guard let token = current, let word = token.bareWord else { throw missing("a style") }
      guard let style = PresentationStyle(rawValue: word) else {
        throw Mistake(
          unknown: "style", word, token.span, among: PresentationStyle.allCases.map(\.rawValue), otherwise: Self.styles)
      }
      advance()
      operands.style = style
    }
  }

  static let styles = "; the styles are " + PresentationStyle.allCases.map(\.rawValue).inWords("and")
}
