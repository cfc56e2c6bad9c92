// What the window shows of a tree.

extension NavigationTree {
  /// The way from the root to what is visible: modals first, then the top, the selected tab, the shown column.
  public var visibleLineage: [Node] {
    var line = [root]
    while let here = line.last, let next = here.presentation?.root ?? here.current {
      line.append(next)
    }
    return line
  }

  /// What the user sees: a screen, or a container that is empty.
  public var visible: Node {
    visibleLineage.last ?? root
  }

  /// The names along the way to what is visible, outermost first; controllers without a name are left out.
  public var visiblePath: [String] {
    visibleLineage.map(\.controller.name).filter { !$0.isEmpty }
  }

  /// The controllers whose view is in the window (MODAL-13): on top, selected or shown, and not covered by a full-screen modal.
  public var inWindow: Set<ControllerID> {
    var found: Set<ControllerID> = []
    var waiting: [(node: Node, isShown: Bool)] = [(root, true)]
    while let (node, isShown) = waiting.popLast() {
      let isUncovered = isShown && node.presentation?.style.coversPresenter != true
      if isUncovered { found.insert(node.id) }
      let shown = node.childrenOnScreen
      waiting.append(contentsOf: node.children.map { ($0, isUncovered && shown.contains($0.id)) })
      if let modal = node.presentation { waiting.append((modal.root, isShown)) }
    }
    return found
  }

  /// Whether a finger reaches a controller's view: it is in the window, and no modal lies over it.
  package func isWithinReach(_ id: ControllerID) -> Bool {
    guard let line = lineage(of: id), inWindow.contains(id) else { return false }
    return line.indices.allSatisfy { place in
      guard let modal = line[place].presentation else { return true }
      return line.indices.contains(place + 1) && line[place + 1].id == modal.root.id
    }
  }
}

extension Node {
  /// The children that are on screen together with this controller.
  fileprivate var childrenOnScreen: Set<ControllerID> {
    switch kind {
    case .screen: []
    case .navigation, .tabs: Set(current.map { [$0.id] } ?? [])
    case .nested, .container: Set(children.map(\.id))
    case .split where collapsedColumns != nil: Set(current.map { [$0.id] } ?? [])
    case .split:
      Set(children.indices.filter { column(ofChildAt: $0) != .compact }.map { children[$0].id })
    }
  }
}
