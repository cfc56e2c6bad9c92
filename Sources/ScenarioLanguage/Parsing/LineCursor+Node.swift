internal import NavigationModel

extension LineCursor {
  /// Reads a node with all that stands behind its colon.
  ///
  /// - Parameters:
  ///   - needsKind: whether it must begin with a kind; elsewhere a name alone is a screen.
  ///   - depth: how many nodes it stands in.
  mutating func node(needsKind: Bool, depth: Int) throws(Mistake) -> NodeSyntax {
    guard let first = current else { throw missing("a controller") }
    guard depth <= Limits.depth else { throw Mistake(.depth, first.span) }
    var node = NodeSyntax(kind: .screen, hasKind: true, span: first.span, kindSpan: first.span)
    if let word = first.bareWord, let kind = ControllerKind(rawValue: word) {
      advance()
      node.kind = kind
      node.name = try name()?.text
    } else if needsKind {
      try unknownKind(first, of: &node)
      node.name = try name()?.text
    } else {
      guard let name = try name() else { throw notANode(first) }
      node.hasKind = false
      node.name = name.text
      node.kindSpan = name.span
      try refuseMistypedKind(name)
    }
    try attributes(of: &node)
    node.span = first.span.through(last?.span ?? first.span)
    if node.hasKind, !node.isIncomplete, node.kind != .screen, let token = current, isAtStrayWord {
      throw missingColon(before: token, behind: last?.isWord == true ? node.name : nil)
    }
    try children(of: &node, depth: depth)
    return node
  }

  private mutating func children(of node: inout NodeSyntax, depth: Int) throws(Mistake) {
    guard let colon = current, colon.kind == .colon else { return }
    advance()
    guard let next = current else {
      node.openColon = colon.span
      return
    }
    if case .caption = next.kind {
      node.openColon = colon.span
      return
    }
    repeat {
      let child = try self.node(needsKind: false, depth: depth + 1)
      // Indented lines belong to the node that begins the line, so they cannot fill this one.
      if let colon = child.openColon { throw Mistake("missing", colon, "nothing stands behind the ':'") }
      node.children.append(child)
    } while take(.comma)
    if let token = current, isAtStrayWord { throw missingComma(before: token) }
  }

  // MARK: - Kinds

  /// A word that should have been a kind; the nearest one is taken for it, so that what follows is read with sense.
  private mutating func unknownKind(_ token: Token, of node: inout NodeSyntax) throws(Mistake) {
    guard let word = token.bareWord else {
      if case .quoted(let text) = token.kind {
        throw Mistake("missing-kind", token.span, "a kind belongs before the name: screen \(ScenarioWord.quoted(text))")
      }
      throw missing("a kind")
    }
    advance()
    let kinds = ControllerKind.allCases.map(\.rawValue)
    let hint: String
    if Verb.named(word) != nil {
      hint = "; actions stand under 'actions'"
    } else {
      hint = current == nil ? "; a screen is written 'screen \(word)'" : "; the kinds are \(kinds.inWords("and"))"
    }
    let mistake = Mistake(unknown: "kind", word, token.span, among: kinds, otherwise: hint)
    report(mistake)
    node.isIncomplete = true
    node.kind = mistake.replacement.flatMap(ControllerKind.init(rawValue:)) ?? .container
  }

  /// A name followed by a name: the first was meant as a kind if it looks like one.
  private func refuseMistypedKind(_ name: (text: String, span: Span)) throws(Mistake) {
    guard let next = current, next.isWord, !next.isGlued, !(next.bareWord.map(ScenarioWord.isReserved) ?? false) else { return }
    let mistake = Mistake(unknown: "kind", name.text, name.span, among: ControllerKind.allCases.map(\.rawValue))
    if mistake.replacement != nil { throw mistake }
  }

  private func notANode(_ token: Token) -> Mistake {
    if case .identity = token.kind {
      return Mistake(
        "misplaced-identity", token.span,
        "\(token.raw.inMessage) is an instance that exists; it can stand only where an action brings a controller")
    }
    return missing("a controller")
  }
}
