import NavigationModel

/// Turns steps into scenes: what is there after a step, and for one frame longer what it took away.
struct SceneBuilder {
  var graph = SlotGraph()

  /// The scene of a step; slots that no frame used before are added to the graph.
  ///
  /// - Complexity: O(n) in the number of controllers before and after.
  mutating func scene(of step: Step) -> SceneNode {
    var pass = Pass(step, appearances: step.appearances)
    return pass.node(step.after.root, in: 0, &graph, isPale: false)
  }

  /// The scene of a step without what the scene of the step before it had in the same slots with the same marks, for a survey.
  ///
  /// States that no survey asks for, which only have to do with colours, are as if no view were on screen.
  ///
  /// - Complexity: O(n) in the number of siblings along what changed; as for a whole scene where something left or a swipe is under way.
  mutating func news(of step: Step, after last: Step?) -> SceneNode {
    guard let last, last.after.root.sharesStorage(with: step.before.root), step.transition == nil, last.transition == nil,
      step.stuck == last.stuck
    else { return scene(of: step) }
    var pass = Pass(step, appearances: [:])
    return pass.node(step.after.root, in: 0, &graph, isPale: false, twin: last.after.root)
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

    init(_ step: Step, appearances: [ControllerID: Appearance]) {
      self.step = step
      visible = step.after.visible.id
      self.appearances = appearances
      appeared = Set(step.change.appeared)
      removed = Set(step.change.removed)
      moved = Set(step.change.moved)
      let known = step.change.removed.isEmpty ? [] : step.before.preorder
      before = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
    }

    /// - Parameters:
    ///   - isStacked: Whether the node is a member above the root of a stack; a stack that is (SPLIT-2) leads back out of itself.
    ///   - twin: What stood in the slot before; what it shares with the node is left out.
    mutating func node(
      _ node: Node, in slot: Int, _ graph: inout SlotGraph, isPale: Bool, isStacked: Bool = false, twin: Node? = nil
    ) -> SceneNode {
      let twin = twin?.controller == node.controller ? twin : nil
      let twins = twin?.children ?? []
      var scene = SceneNode(controller: node.controller, slot: slot, states: states(of: node, isPale: isPale))
      for (index, child) in node.children.enumerated() {
        let neighbour = index < twins.count ? twins[index] : nil
        if let neighbour, child.sharesStorage(with: neighbour) { continue }
        let place = graph.slot(node.place(ofChildAt: index), in: slot)
        var part = self.node(
          child, in: place, &graph, isPale: isPale || isUnselected(child, in: node),
          isStacked: node.kind == .navigation && index > 0, twin: neighbour)
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
      scene.modal = modals(over: node, earlier, in: slot, &graph, isPale: isPale, twin: twin?.presentation?.root)
      return scene
    }

    private mutating func modals(
      over node: Node, _ earlier: Node?, in slot: Int, _ graph: inout SlotGraph, isPale: Bool, twin: Node?
    ) -> [SceneModal] {
      if let modal = node.presentation {
        if let twin, modal.root.sharesStorage(with: twin) { return [] }
        let root = self.node(modal.root, in: graph.slot(.modal, in: slot), &graph, isPale: isPale, twin: twin)
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
