internal import NavigationModel

extension ScenarioFormatter {
  mutating func node(_ node: Blueprint, _ syntax: NodeSyntax?, level: Int) {
    let phrase = NodePhrase(node)
    let fits = phrase.fitsOneLine && !hasInnerComment(syntax) && phrase.oneLine.count + 2 * level <= width
    add(fits ? phrase.oneLine : phrase.head, level, source: syntax?.line)
    if !fits { held(by: node, syntax, level: level + 1) }
  }

  /// The lines under a node.
  mutating func held(by node: Blueprint, _ syntax: NodeSyntax?, level: Int) {
    for (index, child) in node.children.enumerated() {
      let syntax = syntax.flatMap { $0.children.indices.contains(index) ? $0.children[index] : nil }
      self.node(child, syntax, level: level)
    }
    guard let modal = node.presentation else { return }
    let words = ["presents"] + (modal.style.map { [$0.rawValue] } ?? [])
    let modalSyntax = syntax?.modals.first
    let phrase = NodePhrase(modal.root)
    let fits = phrase.fitsOneLine && !hasInnerComment(modalSyntax?.root) && phrase.oneLine.count + 2 * level <= width
    add((words + [fits ? phrase.oneLine : phrase.head]).joined(separator: " "), level, source: modalSyntax?.line)
    if !fits { held(by: modal.root, modalSyntax?.root, level: level + 1) }
  }

  /// Whether a line under a node has a comment of the user's, so that it must stay a line of its own.
  func hasInnerComment(_ node: NodeSyntax?) -> Bool {
    guard let node, let trivia = parsed?.trivia else { return false }
    return node.children.contains { trivia.hasComment(at: $0.line) || hasInnerComment($0) }
      || node.modals.contains { trivia.hasComment(at: $0.line) || hasInnerComment($0.root) }
  }
}
