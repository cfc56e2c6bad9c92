internal import NavigationModel

extension Scene {
  /// At least so many actions lead from here to the wanted tree, so that a search need not look where fewer are left.
  ///
  /// One action gives one stack, one split view or one presenter something new. What a container only lost to another one may be the same
  /// action's doing, and a dismissal may take several modals.
  func fewestActions(to wanted: WantedTree) -> Int {
    var count = 0
    var hasModalTooMany = false
    for node in state.tree.preorder {
      guard let actor = actors[node.id], let index = wanted.index(of: actor) else { continue }
      let place = wanted.places[index]
      switch node.kind {
      case .navigation, .split: if needsAction(node, index, wanted) { count += 1 }
      case .tabs: if needsSelection(node, index, wanted) { count += 1 }
      case .screen, .nested, .container: break
      }
      switch (node.presentation, place.modal) {
      case (nil, _?): count += 1
      case (let shown?, let modal):
        if modal.map({ wanted.places[$0].actor }) != actors[shown.root.id] { hasModalTooMany = true }
      case (nil, nil): break
      }
    }
    return count + (hasModalTooMany ? 1 : 0)
  }

  /// Whether a stack or a split view has to get something, or holds what is to be nowhere.
  private func needsAction(_ node: Node, _ index: Int, _ wanted: WantedTree) -> Bool {
    let held = node.children.compactMap { actors[$0.id] }
    let right = wanted.children(of: index)
    guard held != right else { return false }
    return !Set(right).subtracting(held).isEmpty || held.contains { wanted.index(of: $0) == nil }
  }

  /// Whether a tab has to be selected; one that lies in More is selected together with More (TAB-5).
  private func needsSelection(_ node: Node, _ index: Int, _ wanted: WantedTree) -> Bool {
    guard node.controller.className != Blueprint.moreClassName, !shows(node, wanted.places[index]) else { return false }
    return node.children.compactMap { actors[$0.id] } == wanted.children(of: index)
  }
}
