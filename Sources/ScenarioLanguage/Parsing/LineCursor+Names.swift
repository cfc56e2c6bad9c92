internal import NavigationModel

extension LineCursor {
  /// A name: a word that means nothing else, or text in quotes; nil leaves the line where it is.
  ///
  /// Bare words with slashes between are one name here; only references take them for paths.
  mutating func name() throws(Mistake) -> (text: String, span: Span)? {
    guard let token = current else { return nil }
    switch token.kind {
    case .quoted(let text):
      advance()
      return (try checked(text, token.span), token.span)
    case .word(let word) where !ScenarioWord.isReserved(word):
      advance()
      var text = word
      var span = token.span
      while let next = current, next.isGlued, next.kind == .slash || (last?.kind == .slash && next.bareWord != nil) {
        text += next.raw
        span = span.through(next.span)
        advance()
      }
      return (try checked(text, span), span)
    case .word, .attribute, .identity, .className, .caption, .colon, .comma, .slash, .close:
      return nil
    }
  }

  /// A name where there must be one.
  mutating func requiredName(_ what: String) throws(Mistake) -> String {
    if let name = try name() { return name.text }
    throw missing(what)
  }

  /// The name of a controller that an action makes.
  mutating func newName(_ what: String) throws(Mistake) -> String {
    let text = try requiredName(what)
    if text.isEmpty, let last { throw Mistake("missing-name", last.span, BlueprintCheck.emptyName) }
    return text
  }

  func checked(_ text: String, _ span: Span) throws(Mistake) -> String {
    if let excess = LimitExcess.length(of: text, called: "this name") { throw Mistake(excess, span) }
    return text
  }

  /// A reference: a name, a path, or an identity.
  mutating func reference(_ what: String) throws(Mistake) -> Reference {
    if let token = current, case .identity(let id) = token.kind {
      advance()
      return .id(ControllerID(id))
    }
    var names: [String] = []
    repeat {
      guard let token = current, let word = try pathName(token) else { throw missing(names.isEmpty ? what : "a name behind '/'") }
      names.append(word)
    } while take(.slash)
    return names.count == 1 ? .name(names[0]) : .path(names)
  }

  private mutating func pathName(_ token: Token) throws(Mistake) -> String? {
    switch token.kind {
    case .quoted(let text):
      advance()
      return try checked(text, token.span)
    case .word(let word) where !ScenarioWord.isReserved(word):
      advance()
      return try checked(word, token.span)
    case .word, .attribute, .identity, .className, .caption, .colon, .comma, .slash, .close:
      return nil
    }
  }
}
