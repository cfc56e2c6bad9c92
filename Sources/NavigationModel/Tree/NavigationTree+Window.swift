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

  /// The names along the way to what is visible, outermost first; controllers without a name are left out, but what is visible itself is
  /// always named, by its class if need be.
  public var visiblePath: [String] {
    let line = visibleLineage
    return line.dropLast().map(\.controller.name).filter { !$0.isEmpty } + line.suffix(1).map(\.controller.spokenName)
  }

  /// The names along the way to a controller, modal layers included; empty for one that is not in the tree.
  func path(to id: ControllerID) -> [String] {
    (lineage(of: id) ?? []).map(\.controller.name).filter { !$0.isEmpty }
  }

  /// The controllers whose view is in the window (MODAL-13): on top, selected or shown, and not covered by a full-screen modal.
  public var inWindow: Set<ControllerID> {
    Set(appearances(during: nil).filter { $1.isInWindow }.keys)
  }

  /// How far every controller is on screen (MODAL-13), while a swipe is under way or none is (SWIPE-7).
  ///
  /// - Complexity: O(n) in the number of controllers.
  public func appearances(during transition: PopTransition?) -> [ControllerID: Appearance] {
    var found: [ControllerID: Appearance] = [:]
    var waiting: [(node: Node, state: AppearanceState)] = [(root, .appeared)]
    while let (node, given) = waiting.popLast() {
      let isCovered = node.presentation?.style.coversPresenter == true
      let state = isCovered ? .disappeared : given
      let isInWindow = state != .disappeared
      found[node.id] = Appearance(
        state: state, isInWindow: isInWindow, isViewLoaded: isInWindow || node.isViewLoaded)
      for (index, child) in node.children.enumerated() {
        let isMoving = transition?.navigation == node.id && isInWindow
        if isMoving, child.id == transition?.disappearing {
          waiting.append((child, .disappearing))
        } else if isMoving, child.id == transition?.appearing {
          waiting.append((child, .appearing))
        } else {
          waiting.append((child, node.shows(childAt: index) ? state : .disappeared))
        }
      }
      if let modal = node.presentation { waiting.append((modal.root, given)) }
    }
    return found
  }

  /// Notes which views are loaded now, since they are on screen.
  ///
  /// - Parameter isStart: Whether what full-screen modals cover counts as well: at the start of a story it was on screen before them.
  mutating func loadViews(during transition: PopTransition?, isStart: Bool = false) {
    replaceRoot(by: root.loadingViews(isShown: true, during: transition, isStart: isStart))
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
  /// Whether a child is on screen when this controller is.
  fileprivate func shows(childAt index: Int) -> Bool {
    switch kind {
    case .screen: false
    case .navigation: index == children.count - 1
    case .tabs: children[index].id == selected
    case .nested, .container: true
    case .split: collapsedColumns == nil ? column(ofChildAt: index) != .compact : children[index].id == current?.id
    }
  }
}

extension Node {
  /// The node with the views loaded of all that is on screen; what is not shown is not looked at.
  fileprivate func loadingViews(isShown: Bool, during transition: PopTransition?, isStart: Bool) -> Node {
    var node = self
    if let modal = presentation {
      let root = modal.root.loadingViews(isShown: isShown, during: transition, isStart: isStart)
      if !root.isIdentical(to: modal.root) { node = node.with(presentation: Presentation(style: modal.style, root: root)) }
    }
    guard isShown, isStart || presentation?.style.coversPresenter != true else { return node }
    let incoming = transition?.navigation == id ? transition?.appearing : nil
    var held = children
    var isChanged = false
    for (index, child) in children.enumerated() where shows(childAt: index) || child.id == incoming {
      let loaded = child.loadingViews(isShown: true, during: transition, isStart: isStart)
      guard !loaded.isIdentical(to: child) else { continue }
      held[index] = loaded
      isChanged = true
    }
    if isChanged { node = node.with(children: held) }
    return isViewLoaded ? node : node.withViewLoaded()
  }
}
