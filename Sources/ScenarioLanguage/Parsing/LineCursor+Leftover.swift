internal import NavigationModel

// A token behind an action that has no place there: what was meant by it.

extension LineCursor {
  /// - Parameter isOperandMissing: whether nothing stands between the verb and its phrases.
  func unexpected(_ token: Token, behind verb: Verb, isOperandMissing: Bool) -> Mistake {
    meantStyle(token, of: verb) ?? meantPopTo(token, of: verb) ?? meantPhrase(token, of: verb)
      ?? (isOperandMissing ? meantOperand(token, of: verb) : nil) ?? unexpected(token)
  }

  /// `present Login sheet`
  private func meantStyle(_ token: Token, of verb: Verb) -> Mistake? {
    guard verb.phrases.contains(.style), let word = token.bareWord?.lowercased(),
      let style = PresentationStyle.allCases.first(where: { $0.rawValue.lowercased() == word })
    else { return nil }
    let phrase = "as \(style.rawValue)"
    return Mistake(
      "unexpected", token.span, "unexpected \(token.raw.inMessage); did you mean '\(phrase)'?", replacement: phrase)
  }

  /// `pop to Home`
  private func meantPopTo(_ token: Token, of verb: Verb) -> Mistake? {
    guard verb.word == "pop", let word = token.bareWord?.lowercased(), word == "to" || word == "toroot" else { return nil }
    let isRoot = word == "toroot" || following?.bareWord == "root"
    let name = !isRoot && following?.isWord == true ? following.map { " \($0.raw)" } : nil
    let meant = isRoot ? "popToRoot" : "popTo\(name ?? "")"
    return Mistake("unexpected", token.span, "unexpected \(token.raw.inMessage); did you mean \(meant.inMessage)?")
  }

  /// `swipeBack canceled`
  private func meantPhrase(_ token: Token, of verb: Verb) -> Mistake? {
    guard let word = token.bareWord, last?.bareWord != verb.word || verb.operand == .nothing, word.count > 2,
      let nearest = nearestWord(to: word, among: verb.phrases.flatMap(\.words))
    else { return nil }
    return Mistake("unexpected", token.span, "unexpected \(word.inMessage); did you mean '\(nearest)'?", replacement: nearest)
  }

  /// `push on Root Detail`, `note "words"`, `pop Detail`
  private func meantOperand(_ token: Token, of verb: Verb) -> Mistake? {
    guard token.isWord, !token.beginsWithDash else { return nil }
    let said = "unexpected \(token.raw.inMessage); "
    switch verb.operand {
    case .nothing where verb.word == "note" && last?.bareWord == verb.word:
      let right = "note -- \(words(from: token))"
      return Mistake("unexpected", token.span, said + "a note's words are its caption: \(right.inMessage)")
    case .nothing where last?.bareWord == verb.word:
      return Mistake("unexpected", token.span, said + "it is written '\(verb.syntax)'")
    case .nothing: return nil
    case .subject, .subjects, .reference, .containerAndScreen, .screen:
      guard verb.phrases.contains(.receiver), let on = line.tokens.first(where: { $0.bareWord == "on" }) else { return nil }
      let what = verb.operand == .reference ? "the name" : "the controller"
      let phrase = raw { $0.span.lower >= on.span.lower && $0.span.upper < token.span.lower }
      let right = "\(verb.word) \(raw { $0.span.lower >= token.span.lower }) \(phrase)"
      return Mistake("unexpected", token.span, said + "\(what) comes first: \(right.inMessage)")
    }
  }

  /// What the user wrote from a token on, without quotes around the whole.
  private func words(from token: Token) -> String {
    if case .quoted(let text) = token.kind, line.tokens.last == token { return text }
    return raw { $0.span.lower >= token.span.lower }
  }

  /// The tokens of the line that are asked for as the user wrote them, with no caption among them.
  func raw(_ isIncluded: (Token) -> Bool) -> String {
    line.tokens.filter(isIncluded).reduce(into: "") { text, token in
      if case .caption = token.kind { return }
      text += (text.isEmpty || token.isGlued ? "" : " ") + token.raw
    }
  }
}
