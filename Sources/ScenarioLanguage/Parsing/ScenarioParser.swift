internal import NavigationModel

/// Reads the lines of a text by what stands under what, and goes on behind every mistake.
struct ScenarioParser {
  let outline: Outline
  var mistakes: [Mistake]
  private(set) var headers: [HeaderWord: HeaderSyntax] = [:]
  private(set) var sections: [SectionWord: Span] = [:]
  private(set) var tree: NodeSyntax?
  private(set) var entries: [(action: ScenarioAction, syntax: ActionSyntax)] = []

  /// Reads a whole outline.
  init(_ outline: Outline) {
    self.outline = outline
    mistakes = outline.mistakes
    for item in outline.roots { root(item) }
    if sections[.tree] == nil {
      mistakes.append(
        Mistake(
          "missing-tree", outline.lines.first?.start ?? Span(line: 0, 0..<0),
          "there is no 'tree'; a scenario says under 'tree' what it starts with"))
    }
  }

  /// Reads a line; a piece that is broken hides what else is wrong with the line.
  ///
  /// - Returns: what the closure made, and whether the line was fine.
  func read<Value>(
    _ item: Int, _ keep: (Mistake) -> Void, _ body: (inout LineCursor) throws(Mistake) -> Value
  ) -> (value: Value?, isFine: Bool) {
    let line = outline.lines[item]
    var cursor = LineCursor(line)
    var value: Value?
    var found: [Mistake] = []
    do throws(Mistake) {
      value = try body(&cursor)
      found = cursor.mistakes
    } catch {
      found = cursor.mistakes + [error]
    }
    let told = line.mistakes.isEmpty ? found : line.mistakes
    told.forEach(keep)
    return (value, told.isEmpty)
  }
}

// MARK: - The left edge

extension ScenarioParser {
  private mutating func root(_ item: Int) {
    let line = outline.lines[item]
    guard let token = line.tokens.first else { return mistakes.append(contentsOf: line.mistakes) }
    let word = token.bareWord ?? ""
    if let header = HeaderWord(rawValue: word) { return self.header(header, item) }
    if let section = SectionWord(rawValue: word) { return self.section(section, item, token.span) }
    guard line.mistakes.isEmpty else { return mistakes.append(contentsOf: line.mistakes) }
    let words = HeaderWord.allCases.map(\.rawValue) + SectionWord.allCases.map(\.rawValue)
    let hint: String
    if Verb.named(word) != nil {
      hint = "; actions stand under 'actions', indented"
    } else if ControllerKind(rawValue: word) != nil {
      hint = "; controllers stand under 'tree', indented"
    } else {
      hint = "; at the left edge there are \(words.inWords("and"))"
    }
    let mistake = Mistake(unknown: "word", token.bareWord ?? token.raw, token.span, among: words, otherwise: hint)
    mistakes.append(mistake)
    // What stands under a mistyped section is read as if it were not mistyped, since it holds mistakes of its own.
    if let section = mistake.replacement.flatMap(SectionWord.init(rawValue:)), sections[section] == nil {
      self.section(section, item, token.span)
    }
  }

  private mutating func header(_ word: HeaderWord, _ item: Int) {
    var found: [Mistake] = []
    let line = outline.lines[item]
    let value = read(item, { found.append($0) }) { cursor throws(Mistake) in
      cursor.advance()
      let token = cursor.current
      // The values are words of the language themselves, so they are taken as they stand.
      let text: String
      if word.values != nil, let bare = token?.bareWord {
        cursor.advance()
        text = bare
      } else {
        text = try cursor.requiredName(word.values?.inWords("or") ?? "the title")
      }
      try cursor.end()
      guard let values = word.values, let token, !values.contains(text) else { return text }
      throw Mistake(
        unknown: word.rawValue, text, token.span, among: values, otherwise: "; it is \(values.inWords("or"))")
    }
    mistakes += found
    if let first = headers[word] {
      mistakes.append(
        Mistake(
          "duplicate-header", line.start, "'\(word.rawValue)' is given twice",
          notes: [Mistake.Note(message: "first here", span: first.span)]))
    } else {
      headers[word] = HeaderSyntax(value: value.value ?? "", span: line.start)
    }
    if let child = outline.children[item].first {
      mistakes.append(
        Mistake("unexpected-line", outline.lines[child].start, "nothing can stand under '\(word.rawValue)'"))
    }
  }

  mutating func section(_ word: SectionWord, _ item: Int, _ span: Span) {
    var found: [Mistake] = []
    _ = read(item, { found.append($0) }) { cursor throws(Mistake) in
      cursor.advance()
      guard let token = cursor.current else { return }
      throw Mistake(
        "unexpected", token.span,
        "unexpected \(token.raw.inMessage); what belongs to '\(word.rawValue)' stands under it, indented")
    }
    mistakes += found
    let first = sections[word]
    if let first {
      mistakes.append(
        Mistake(
          "duplicate-section", span, "'\(word.rawValue)' is there twice",
          notes: [Mistake.Note(message: "first here", span: first)]))
    } else {
      sections[word] = span
    }
    switch word {
    case .tree:
      let root = start(item, span, isBroken: !found.isEmpty)
      tree = tree ?? root
    case .actions:
      let read = outline.children[item].compactMap { action($0) }
      if first == nil { entries = read }
    }
  }

  private mutating func start(_ item: Int, _ span: Span, isBroken: Bool) -> NodeSyntax? {
    let roots = outline.children[item]
    guard let first = roots.first else {
      if !isBroken {
        mistakes.append(Mistake("empty-tree", span, "the tree is empty; the controller that it starts with stands under it"))
      }
      return nil
    }
    var root = node(first, depth: 1)
    for extra in roots.dropFirst() {
      if misplacedSection(extra) || misplacedModal(extra, of: &root) { continue }
      mistakes.append(
        Mistake(
          "second-root", outline.lines[extra].start, "a tree has one root, and this would be a second one",
          notes: [Mistake.Note(message: "the root is here", span: outline.lines[first].start)]))
      _ = node(extra, depth: 1)
    }
    if let root { _ = checked(root, isStart: true) }
    return root
  }
}
