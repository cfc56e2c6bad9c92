internal import NavigationModel

extension ScenarioParser {
  /// Reads a node's line and all lines under it.
  mutating func node(_ item: Int, depth: Int) -> NodeSyntax? {
    let line = outline.lines[item]
    if misplacedSection(item) { return nil }
    if line.firstWord == "expect" {
      mistakes.append(Mistake("misplaced-expect", line.start, "an expectation stands under an action"))
      return nil
    }
    var found: [Mistake] = []
    let (value, isFine) = read(item, { found.append($0) }) { cursor throws(Mistake) in
      let node = try cursor.node(needsKind: true, depth: depth)
      if let token = cursor.current { cursor.report(cursor.unexpected(token)) }
      return node
    }
    mistakes += found
    // Without the line's own words its children are still read, for the mistakes in them.
    var node = value ?? NodeSyntax(kind: .container, hasKind: true, span: line.start, kindSpan: line.start)
    node.line = line.number
    node.isIncomplete = node.isIncomplete || !isFine
    fill(&node, outline.children[item], depth: depth)
    return node
  }

  /// Puts what stands on the lines under a node into it.
  mutating func fill(_ node: inout NodeSyntax, _ items: [Int], depth: Int) {
    if let colon = node.openColon, items.isEmpty {
      mistakes.append(Mistake("missing", colon, "nothing stands behind the ':'"))
      node.isIncomplete = true
    }
    for item in items {
      guard depth < Limits.depth else {
        mistakes.append(Mistake(.depth, outline.lines[item].start))
        return
      }
      if outline.lines[item].firstWord == "presents" {
        modal(item, of: &node, depth: depth + 1)
      } else if let child = self.node(item, depth: depth + 1) {
        node.children.append(child)
      } else {
        node.isIncomplete = true
      }
    }
  }

  mutating func modal(_ item: Int, of presenter: inout NodeSyntax, depth: Int) {
    let line = outline.lines[item]
    var found: [Mistake] = []
    let (value, isFine) = read(item, { found.append($0) }) { cursor throws(Mistake) in
      cursor.advance()
      let style = try cursor.modalStyle()
      let node = try cursor.node(needsKind: false, depth: depth)
      if let token = cursor.current { cursor.report(cursor.unexpected(token)) }
      return (style, node)
    }
    mistakes += found
    var root = value?.1 ?? NodeSyntax(kind: .container, hasKind: true, span: line.start, kindSpan: line.start)
    root.isIncomplete = root.isIncomplete || !isFine
    fill(&root, outline.children[item], depth: depth)
    if let first = presenter.modals.first {
      mistakes.append(
        Mistake(
          "second-modal", line.start, "a controller presents one modal; a further one is presented by that one", rule: "MODAL-3",
          notes: [Mistake.Note(message: "the first is here", span: first.span)]))
      return
    }
    presenter.modals = [ModalSyntax(style: value?.0, root: root, span: line.start, line: line.number)]
  }

  /// Turns syntax into what it describes, and says what is wrong with that.
  mutating func checked(_ node: NodeSyntax, isStart: Bool) -> Blueprint {
    var found: [Mistake] = []
    let blueprint = node.blueprint { found.append($0) }
    for problem in BlueprintCheck.problems(of: blueprint, isStart: isStart) {
      let place = node.node(along: problem.way)
      guard !place.isIncomplete else { continue }
      let span: Span
      switch problem.part {
      case .node: span = place.span
      case .attribute(let word): span = place.attributes[word] ?? place.span
      }
      found.append(Mistake(problem.id, span, problem.message, rule: problem.rule))
    }
    mistakes += found
    return blueprint
  }
}

extension LineCursor {
  /// The style behind `presents`; nil where a node follows at once.
  fileprivate mutating func modalStyle() throws(Mistake) -> PresentationStyle? {
    guard let token = current, let word = token.bareWord, ControllerKind(rawValue: word) == nil else { return nil }
    if let style = PresentationStyle(rawValue: word) {
      advance()
      return style
    }
    // Two words in a row: the first one was meant as a style.
    guard let next = following, next.isWord, !next.isGlued else { return nil }
    throw Mistake(
      unknown: "style", word, token.span, among: PresentationStyle.allCases.map(\.rawValue), otherwise: Self.styles)
  }
}
