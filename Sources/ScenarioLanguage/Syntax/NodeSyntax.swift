internal import NavigationModel

/// A node as it was written: what it says, and where it says it.
struct NodeSyntax: Sendable {
  var kind: ControllerKind
  /// Whether the kind was written; a name alone is a screen.
  var hasKind: Bool
  var name: String?
  var className: String?
  var traits = Traits()
  var attributes: [String: Span] = [:]
  var selected: Selection?
  var children: [NodeSyntax] = []
  /// One at most; an array since a value cannot hold itself.
  var modals: [ModalSyntax] = []
  /// From the kind to the last attribute.
  var span: Span
  /// The kind, or the name where no kind was written.
  var kindSpan: Span
  /// The line that it begins, from 0; nil where it stands behind a colon or a verb.
  var line: Int?
  /// A colon with nothing behind it: indented lines must follow.
  var openColon: Span?
  /// Whether a mistake hides a part of it, so that what seems to be missing may be there.
  var isIncomplete = false

  /// The tab that is selected, as it was written.
  struct Selection: Sendable {
    let text: String
    let span: Span
  }
}

/// A `presents` line as it was written.
struct ModalSyntax: Sendable {
  var style: PresentationStyle?
  var root: NodeSyntax
  /// The word `presents`.
  let span: Span
  /// The line, from 0.
  let line: Int
}

extension NodeSyntax {
  /// What it describes; a selected tab that cannot be found is reported.
  func blueprint(_ report: (Mistake) -> Void) -> Blueprint {
    let held = children.map { $0.blueprint(report) }
    let modal = modals.first.map { PresentationBlueprint(style: $0.style, root: $0.root.blueprint(report)) }
    return Blueprint(
      kind, name, className: className, traits: traits, children: held, selected: selectedIndex(report), presentation: modal)
  }

  private func selectedIndex(_ report: (Mistake) -> Void) -> Int? {
    guard let selected, kind == .tabs else { return nil }
    let fitting = children.indices.filter { children[$0].name == selected.text }
    if fitting.count == 1 { return fitting.first }
    guard fitting.isEmpty else {
      report(
        Mistake(
          "ambiguous-tab", selected.span, "several tabs are called \(selected.text.inMessage); write the index, from 0",
          notes: fitting.map { Mistake.Note(message: "this is one of them", span: children[$0].span) }))
      return nil
    }
    if let index = Int(selected.text) {
      if children.indices.contains(index) || isIncomplete { return index }
      report(
        Mistake(
          "unknown-tab", selected.span,
          "there is no tab \(selected.text); "
            + (children.isEmpty ? "there are no tabs" : "the tabs are 0 to \(children.count - 1)")))
    } else if !isIncomplete {
      report(Mistake(unknown: "tab", selected.text, selected.span, among: children.compactMap(\.name)))
    }
    return nil
  }

  /// The node that a way through a blueprint leads to, or the last one on it that was written.
  func node(along way: some Sequence<TreeEdge>) -> NodeSyntax {
    var node = self
    for edge in way {
      switch edge {
      case .child(let index):
        guard node.children.indices.contains(index) else { return node }
        node = node.children[index]
      case .presented:
        guard let modal = node.modals.first else { return node }
        node = modal.root
      }
    }
    return node
  }
}
