import NavigationModel

/// Turns steps into scenes: what is there after a step, and for one frame longer what it took away.
struct SceneBuilder {
  var graph = SlotGraph()

  /// The scene of a step; slots that no frame used before are added to the graph.
  ///
  /// - Complexity: O(n) in the number of controllers before and after.
  mutating func scene(of step: Step) -> SceneNode {
    var pass = Pass(step)
    return pass.node(step.after.root, in: 0, &graph, isPale: false)
  }

  private struct Pass {
    let step: Step
    let visible: ControllerID
    let appeared: Set<ControllerID>
    let removed: Set<ControllerID>
    let moved: Set<ControllerID>
    /// The nodes of the tree before, where something left: their children are where the ghosts stood.
    let before: [ControllerID: Node]
    let appearances: [ControllerID: Appearance]

    init(_ step: Step) {
      self.step = step
      visible = step.after.visible.id
      appearances = step.appearances
      appeared = Set(step.change.appeared)
      removed = Set(step.change.removed)
      moved = Set(step.change.moved)
      let known = step.change.removed.isEmpty ? [] : step.before.preorder
      before = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
    }

    /// - Parameter isStacked: Whether the node is a member above the root of a stack; a stack that is (SPLIT-2) leads back out of itself.
    mutating func node(
      _ node: Node, in slot: Int, _ graph: inout SlotGraph, isPale: Bool, isStacked: Bool = false
    ) -> SceneNode {
      var scene = SceneNode(controller: node.controller, slot: slot, states: states(of: node, isPale: isPale))
      for (index, child) in node.children.enumerated() {
        let place = graph.slot(node.place(ofChildAt: index), in: slot)
        var part = self.node(
          child, in: place, &graph, isPale: isPale || isUnselected(child, in: node),
          isStacked: node.kind == .navigation && index > 0)
        part.states.formUnion(bar(of: child, at: index, in: node, leadsOut: isStacked))
        scene.children.append(part)
      }
      let earlier = before[node.id]
      var next = node.children.count
      for (index, child) in (earlier?.children ?? []).enumerated() where removed.contains(child.id) {
        // A ghost stays where it stood unless something stands there now; then it moves up behind what is there.
        let free = max(index, next)
        next = free + 1
        var ghost = ghost(child, in: graph.slot(node.place(ofChildAt: free), in: slot), &graph, isPale: isPale)
        ghost.predecessor = index > 0 ? earlier?.children[index - 1].id : nil
        scene.children.append(ghost)
      }
      scene.modal = modals(over: node, earlier, in: slot, &graph, isPale: isPale)
      return scene
    }

    private mutating func modals(
      over node: Node, _ earlier: Node?, in slot: Int, _ graph: inout SlotGraph, isPale: Bool
    ) -> [SceneModal] {
      if let modal = node.presentation {
        let root = self.node(modal.root, in: graph.slot(.modal, in: slot), &graph, isPale: isPale)
        return [SceneModal(style: modal.style, root: root)]
      }
      guard let modal = earlier?.presentation, removed.contains(modal.root.id) else { return [] }
      return [
        SceneModal(style: modal.style, root: ghost(modal.root, in: graph.slot(.modal, in: slot), &graph, isPale: isPale))
      ]
    }

    private mutating func ghost(_ node: Node, in slot: Int, _ graph: inout SlotGraph, isPale: Bool) -> SceneNode {
      var scene = SceneNode(controller: node.controller, slot: slot, states: [.ghost])
      for (index, child) in node.children.enumerated() where removed.contains(child.id) {
        var part = ghost(child, in: graph.slot(node.place(ofChildAt: index), in: slot), &graph, isPale: isPale)
        part.predecessor = index > 0 ? node.children[index - 1].id : nil
        scene.children.append(part)
      }
      if let modal = node.presentation, removed.contains(modal.root.id) {
        let root = ghost(modal.root, in: graph.slot(.modal, in: slot), &graph, isPale: isPale)
        scene.modal = [SceneModal(style: modal.style, root: root)]
      }
      return scene
    }

    private func states(of node: Node, isPale: Bool) -> SceneNode.States {
      var states: SceneNode.States = []
      if node.id == visible { states.insert(.visible) }
      if isPale { states.insert(.unselected) }
      if appeared.contains(node.id) { states.insert(.new) }
      if moved.contains(node.id) { states.insert(.moved) }
      if step.change.uncovered == node.id { states.insert(.uncovered) }
      if step.stuck.contains(node.id) { states.insert(.stuck) }
      if let appearance = appearances[node.id] { states.formUnion(SceneNode.States(appearance)) }
      return states
    }

    private func isUnselected(_ child: Node, in node: Node) -> Bool {
      node.kind == .tabs && child.id != node.selected
    }

    /// The strip on a card, and the chevron in it: the bar that the stack shows while this member is on top.
    private func bar(of child: Node, at index: Int, in node: Node, leadsOut: Bool) -> SceneNode.States {
      // A stack on a stack shows no second bar.
      guard child.kind != .navigation, node.showsBar(over: child) else { return [] }
      return node.showsBack(overMemberAt: index, leadsOut: leadsOut) ? [.barred, .back] : [.barred]
    }
  }
}

extension Node {
  /// The place of the slot that a child stands in.
  func place(ofChildAt index: Int) -> SlotPlace {
    switch kind {
    case .navigation: .member(index)
    case .tabs: .tab(index)
    case .split: .column(index)
    case .screen, .nested, .container: .child(index)
    }
  }
}
