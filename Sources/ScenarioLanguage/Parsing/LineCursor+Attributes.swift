internal import NavigationModel

extension LineCursor {
  /// Reads the class and the attributes of a node, in any order.
  mutating func attributes(of node: inout NodeSyntax) throws(Mistake) {
    while let token = current {
      switch token.kind {
      case .className(let name):
        if node.className != nil { report(Mistake("duplicate-class", token.span, "a controller has one class")) }
        node.className = try checked(name, token.span)
      case .attribute(let word, let value):
        put(word, value, token, &node)
      case .word(let word):
        if Attribute.named(word) == nil, word != Attribute.selected {
          guard !ScenarioWord.isReserved(word), !token.isGlued,
            let nearest = nearestWord(to: word, among: Attribute.words)
          else { return }
          report(Mistake(unknown: "attribute", word, token.span, among: [nearest]))
        } else {
          put(word, nil, token, &node)
        }
      case .quoted, .identity, .caption, .colon, .comma, .slash, .close: return
      }
      advance()
    }
  }

  private mutating func put(_ word: String, _ value: String?, _ token: Token, _ node: inout NodeSyntax) {
    let isKnown = Attribute.words.contains(word)
    guard isKnown else {
      return report(
        Mistake(
          unknown: "attribute", word, token.span, among: Attribute.words, otherwise: "; a name with '=' goes in quotes"))
    }
    if let first = node.attributes[word] {
      return report(
        Mistake(
          "duplicate-attribute", token.span, "'\(word)' is given twice", notes: [Mistake.Note(message: "first here", span: first)]
        ))
    }
    node.attributes[word] = token.span
    guard let attribute = Attribute.named(word) else { return select(value, token, &node) }
    switch (attribute.valuesInWords, value) {
    case (nil, nil): _ = attribute.put("", &node.traits)
    case (nil, _?): report(Mistake("unexpected-value", token.span, "'\(word)' takes no value", replacement: word))
    case (let values?, nil): report(Mistake("missing-value", token.span, "'\(word)' needs a value: \(word)=\(values)"))
    case (let values?, let value?):
      guard !attribute.put(value, &node.traits) else { return }
      let words: [String] =
        switch attribute.values {
        case .words(let words): words
        case .answer: ["yes", "no"]
        case .none, .color: []
        }
      let nearest = nearestWord(to: value, among: words)
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "write \(values)"
      report(
        Mistake(
          "unknown-value", token.span, "\(value.inMessage) is no value of '\(word)'; \(hint)",
          replacement: nearest.map { "\(word)=\($0)" }))
    }
  }

  private mutating func select(_ value: String?, _ token: Token, _ node: inout NodeSyntax) {
    guard let value else {
      return report(Mistake("missing-value", token.span, "'selected' needs a value: the name of a tab, or its index from 0"))
    }
    guard node.kind == .tabs || node.isIncomplete else {
      return report(
        Mistake("misplaced-attribute", token.span, BlueprintCheck.misplaced(Attribute.selected, on: node.kind, belongs: [.tabs])))
    }
    node.selected = NodeSyntax.Selection(text: value, span: token.span)
  }
}
