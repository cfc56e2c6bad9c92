// How nodes come apart when what they hold goes its own way.

extension Node {
  /// The node without those of the controllers that it holds at any depth.
  func without(_ ids: Set<ControllerID>) -> Node {
    guard !children.isEmpty || presentation != nil else { return self }
    let rest = children.filter { !ids.contains($0.id) }.map { $0.without(ids) }
    let modal = presentation.flatMap {
      ids.contains($0.root.id) ? nil : Presentation(style: $0.style, root: $0.root.without(ids))
    }
    return with(children: rest).with(presentation: modal)
  }

  /// The modal layer of which the node is the root, and those above it, each by itself: what a dismissal leaves of them (MODAL-9).
  var layers: [Node] {
    var above: [Node] = []
    let bottom = withoutModals(leaving: &above)
    return [bottom] + above.flatMap(\.layers)
  }

  private func withoutModals(leaving above: inout [Node]) -> Node {
    if let modal = presentation { above.append(modal.root) }
    guard !children.isEmpty || presentation != nil else { return self }
    var bare: [Node] = []
    for child in children { bare.append(child.withoutModals(leaving: &above)) }
    return with(children: bare).with(presentation: nil)
  }
}
