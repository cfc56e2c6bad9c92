internal import NavigationModel

extension ScenarioParser {
  /// Reads an action with all lines under it.
  mutating func action(_ item: Int) -> (action: ScenarioAction, syntax: ActionSyntax)? {
    let line = outline.lines[item]
    guard let verb = verb(item) else {
      // What is expected of an action that is unknown can still be read; what it would bring cannot.
      for child in outline.children[item] where outline.lines[child].firstWord == "expect" { _ = expectation(child) }
      return nil
    }
    var found: [Mistake] = []
    var (parts, isFine) = read(item, { found.append($0) }) { cursor throws(Mistake) in
      cursor.advance()
      return try cursor.action(of: verb)
    }
    mistakes += found
    let end = line.tokens.last { if case .caption = $0.kind { false } else { true } }
    var syntax = ActionSyntax(line: line.number, span: line.start.through(end?.span ?? line.start))
    syntax.subjects = parts?.subjects ?? []
    syntax.isListed = verb.operand == .subjects && syntax.subjects.isEmpty && parts?.isNone == false
    isFine = block(outline.children[item], of: verb, isFine: isFine, &syntax) && isFine
    let subjects = syntax.subjects.map { subject in
      if let node = subject.node { _ = checked(node, isStart: false) }
      return subject.subject { _ in }
    }
    guard isFine, parts != nil else { return nil }
    parts?.operands.subject = verb.operand == .subject ? subjects.first : nil
    parts?.operands.subjects = verb.operand == .subjects ? subjects : []
    guard let parts, !syntax.isListed || !subjects.isEmpty, let action = verb.action(parts.operands) else {
      let none = verb.operand == .subjects ? "; an empty stack is '\(verb.word) none'" : ""
      mistakes.append(
        Mistake("missing", line.start, "something is missing behind '\(verb.word)'; it is written '\(verb.syntax)'" + none))
      return nil
    }
    return (ScenarioAction(action, caption: parts.caption, expectations: syntax.expectations.map(\.expectation)), syntax)
  }

  private mutating func verb(_ item: Int) -> Verb? {
    let line = outline.lines[item]
    guard let token = line.tokens.first, let word = token.bareWord else {
      let told =
        line.mistakes.isEmpty ? [Mistake("missing", line.start, "a line under 'actions' begins with an action")] : line.mistakes
      mistakes += told
      return nil
    }
    if let verb = Verb.named(word) { return verb }
    if word == "expect" {
      mistakes.append(Mistake("misplaced-expect", token.span, "an expectation stands under an action, indented once more"))
      return nil
    }
    if isMistypedExpect(item) { return nil }
    mistakes.append(
      Mistake(
        unknown: "action", word, token.span, among: Verb.all.map(\.word),
        otherwise: "; the actions are \(Verb.all.map(\.word).inWords("and"))"))
    mistakes += line.mistakes
    return nil
  }

  /// Reads the lines under an action: what it brings, and what is expected of it.
  ///
  /// - Returns: whether there was no mistake in them.
  private mutating func block(_ items: [Int], of verb: Verb, isFine: Bool, _ syntax: inout ActionSyntax) -> Bool {
    let before = mistakes.count
    var nodes: [Int] = []
    for item in items {
      if outline.lines[item].firstWord == "expect" || isMistypedExpect(item) {
        if let expectation = expectation(item) { syntax.expectations.append(expectation) }
      } else {
        nodes.append(item)
      }
    }
    if syntax.isListed {
      syntax.subjects = nodes.compactMap { member($0) }
    } else if var node = syntax.subjects.last?.node {
      fill(&node, nodes, depth: 1)
      syntax.subjects[syntax.subjects.count - 1] = .node(node)
    } else if let first = nodes.first, isFine {
      if case .instance(let id, _, _) = syntax.subjects.last {
        refuse(first, under: id)
      } else {
        mistakes.append(
          Mistake(
            "unexpected-line", outline.lines[first].start,
            "'\(verb.word)' brings no controller that is described, so only expectations stand under it"))
      }
    }
    return mistakes.count == before
  }

  /// A controller of a list on a line of its own.
  private mutating func member(_ item: Int) -> SubjectSyntax? {
    let line = outline.lines[item]
    var found: [Mistake] = []
    let (value, isFine) = read(item, { found.append($0) }) { cursor throws(Mistake) in
      let subject = try cursor.subject()
      try cursor.end()
      return subject
    }
    mistakes += found
    switch value {
    case nil: return nil
    case .instance(let id, let span, _):
      if let child = outline.children[item].first { refuse(child, under: id) }
      return .instance(id, span, line: line.number)
    case .node(var node):
      node.line = line.number
      node.isIncomplete = node.isIncomplete || !isFine
      fill(&node, outline.children[item], depth: 1)
      return .node(node)
    }
  }

  private mutating func refuse(_ item: Int, under id: ControllerID) {
    mistakes.append(
      Mistake("unexpected-line", outline.lines[item].start, "'@\(id)' exists already, so nothing can be put into it here"))
  }

  private mutating func expectation(_ item: Int) -> ExpectationSyntax? {
    let line = outline.lines[item]
    var found: [Mistake] = []
    let (value, _) = read(item, { found.append($0) }) { cursor throws(Mistake) in
      cursor.advance()
      return try cursor.expectation()
    }
    mistakes += found
    if let child = outline.children[item].first {
      mistakes.append(Mistake("unexpected-line", outline.lines[child].start, "nothing can stand under an expectation"))
    }
    guard let value, let last = line.tokens.last else { return nil }
    return ExpectationSyntax(expectation: value, span: line.start.through(last.span), line: line.number)
  }
}
