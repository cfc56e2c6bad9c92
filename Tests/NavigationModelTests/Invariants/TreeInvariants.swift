import NavigationModel

/// What must be so in every tree, and between every two, whatever happened.
struct TreeInvariants {
  /// Stacks that a split view put on another stack at any time: the only ones that may stand there (SPLIT-2).
  private var collapsedEver: Set<ControllerID> = []
  private var before = Census([])

  /// A tree counted once, and then compared with the one before and the one after.
  private struct Census {
    let ids: [ControllerID]
    let holders: [ControllerID: ControllerID]

    init(_ nodes: [Node]) {
      ids = nodes.map(\.id)
      var holders: [ControllerID: ControllerID] = [:]
      for node in nodes {
        for child in node.children { holders[child.id] = node.id }
        if let modal = node.presentation?.root { holders[modal.id] = node.id }
      }
      self.holders = holders
    }
  }

  /// What is wrong with a step; steps must come in their order.
  mutating func faults(of step: Step) -> [String] {
    let isSame = step.index > 0 && step.before == step.after
    var faults = isSame ? [] : faultsOfChange(step)
    if step.ruling.outcome != .done {
      if !isSame { faults.append("\(step.ruling.outcome) changed the tree") }
      if step.explanation == nil { faults.append("\(step.ruling.outcome) says nothing") }
    }
    if (step.ruling.outcome == .crash) != (step.ruling.exception != nil) { faults.append("a crash is an exception") }
    if isSame, step.change != .none { faults.append("nothing changed, and yet \(step.change)") }
    if !isSame || step.transition != nil { faults += Self.faultsOfAppearance(step) }
    return faults
  }

  private mutating func faultsOfChange(_ step: Step) -> [String] {
    let nodes = step.after.preorder
    let (old, now) = (before, Census(nodes))
    before = now
    for node in nodes { collapsedEver.formUnion(node.collapsedColumns ?? []) }
    var faults = nodes.compactMap(fault)
    if Set(now.ids).count != now.ids.count { faults.append("a controller has two places: \(now.ids)") }
    guard step.index > 0 else { return faults }
    let (gone, known) = (Set(now.ids), Set(old.ids))
    if step.change.appeared != now.ids.filter({ !known.contains($0) }) { faults.append("appeared is \(step.change.appeared)") }
    if step.change.removed != old.ids.filter({ !gone.contains($0) }) { faults.append("removed is \(step.change.removed)") }
    let moved = now.ids.filter { known.contains($0) && old.holders[$0] != now.holders[$0] }
    if step.change.moved != moved { faults.append("moved is \(step.change.moved)") }
    let visible = step.after.visible.id
    let uncovered = visible != step.before.visible.id && known.contains(visible) ? visible : nil
    if step.change.uncovered != uncovered { faults.append("uncovered is \(step.change.uncovered?.rawValue ?? "nobody")") }
    return faults
  }

  private func fault(of node: Node) -> String? {
    switch node.kind {
    case .screen:
      node.children.isEmpty ? nil : "\(node.id) is a screen with children"
    case .navigation:
      node.children.first { $0.kind == .split || $0.kind == .navigation && !collapsedEver.contains($0.id) }
        .map { "\($0.id) stands directly on \(node.id)" }
    case .nested:
      node.children.count == 1 && node.children[0].kind == .navigation ? nil : "\(node.id) is no container around one stack"
    case .tabs:
      node.current?.id == node.selected && (node.selected == nil) == node.children.isEmpty ? nil : "\(node.id) selects nobody"
    case .split, .container: nil
    }
  }

  private static func faultsOfAppearance(_ step: Step) -> [String] {
    let visible = step.after.visible
    let shown = step.appearances
    var faults: [String] = []
    if visible.current != nil || visible.presentation != nil { faults.append("something lies over what is visible") }
    if shown[visible.id]?.isInWindow != true { faults.append("what is visible is not in the window") }
    let moving = Set(shown.filter { $1.state == .appearing || $1.state == .disappearing }.keys)
    let ends = [step.transition?.appearing, step.transition?.disappearing].compactMap(\.self)
    if step.transition == nil ? !moving.isEmpty : !ends.contains(where: moving.contains) { faults.append("\(moving) move") }
    for node in step.after.preorder {
      guard let appearance = shown[node.id] else { return faults + ["\(node.id) does not know how far it is on screen"] }
      if appearance.isInWindow != (appearance.state != .disappeared) { faults.append("\(node.id) is \(appearance)") }
      if appearance.isInWindow, !node.isViewLoaded { faults.append("\(node.id) is on screen and not loaded") }
    }
    return faults
  }
}
