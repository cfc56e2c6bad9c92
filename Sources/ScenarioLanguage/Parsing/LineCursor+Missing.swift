internal import NavigationModel

// Two words side by side: what may be missing between them.

extension LineCursor {
  /// Whether the next token is a word that has no place behind a controller or a name: no phrase begins with it, and no attribute is it.
  var isAtStrayWord: Bool {
    guard let token = current, token.isWord, !token.isGlued else { return false }
    guard let word = token.bareWord else { return true }
    if ControllerKind(rawValue: word) != nil { return true }
    return !ScenarioWord.isReserved(word) && !token.beginsWithDash
  }

  /// A word behind the last of a list.
  func missingComma(before token: Token) -> Mistake {
    let whole = joined(with: token).map { ", or a name with blanks goes in quotes: \($0)" } ?? ""
    return Mistake("missing-comma", token.span, "unexpected \(token.raw.inMessage); a comma is missing before it\(whole)")
  }

  /// A word behind a controller that can hold others.
  ///
  /// - Parameter name: the controller's name, if it stands directly before the word.
  func missingColon(before token: Token, behind name: String?) -> Mistake {
    let said = "unexpected \(token.raw.inMessage); what stands inside goes behind a colon"
    guard let name else { return Mistake("missing-colon", token.span, said) }
    let example = ": '\(ScenarioWord.written(name)): \(raw { $0.span.lower >= token.span.lower })'"
    let whole = joined(with: token).map { ", a name with blanks in quotes: \($0)" } ?? ""
    guard example.count <= 60 else { return Mistake("missing-colon", token.span, said) }
    return Mistake("missing-colon", token.span, said + example + whole)
  }

  /// A dash where a caption was meant, such as the one that some keyboards make of `--`.
  func strayDash(_ token: Token) -> Mistake {
    let said = "unexpected \(token.raw.inMessage); "
    guard line.firstWord.flatMap(Verb.named) != nil else {
      return Mistake("unexpected", token.span, said + "a comment begins with '#', and a name with blanks goes in quotes")
    }
    let isAlone = token.bareWord?.unicodeScalars.count == 1
    return Mistake("unexpected", token.span, said + "a caption begins with '--'", replacement: isAlone ? "--" : nil)
  }

  /// The word before a token and the token as one name in quotes; nil where they cannot have been meant as one.
  func joined(with token: Token) -> String? {
    guard let last, last.isWord, !token.isGlued, last.span.lower > line.start.lower || line.tokens.count == 2 else { return nil }
    guard token.bareWord.flatMap(ControllerKind.init(rawValue:)) == nil, let before = last.text, let word = token.text else {
      return nil
    }
    let whole = ScenarioWord.quoted(before + " " + word)
    return whole.count <= 60 ? whole : nil
  }
}

extension Token {
  /// Whether it is a word that begins with any dash.
  var beginsWithDash: Bool { bareWord?.unicodeScalars.first.map("-–—−".unicodeScalars.contains) ?? false }

  /// The text of a word, in quotes or not.
  fileprivate var text: String? {
    switch kind {
    case .word(let text), .quoted(let text): text
    case .attribute, .identity, .className, .caption, .colon, .comma, .slash, .close: nil
    }
  }
}
