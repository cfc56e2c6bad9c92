import NavigationModel

extension FrameFigures {
  /// What moved between two frames although it kept its place in the tree, each with the distance; empty when all stands still.
  ///
  /// A container hugs what it holds, so of its outline only the top left corner must stand; and with it goes the badge on its other corner.
  ///
  /// - Parameter step: The step that the second frame shows.
  static func movements(from before: FrameFigures, to after: FrameFigures, in step: Step) -> [String] {
    var found = before.canvas == after.canvas ? [] : ["canvas \(before.canvas) → \(after.canvas)"]
    let (then, now) = (places(in: step.before), places(in: step.after))
    for id in now.keys.sorted() where then[id] == now[id] {
      let isScreen = step.after[id]?.kind == .screen
      for suffix in ["", "-title", "-class", "-bar", "-back", "-badge"] {
        let part = id.rawValue + suffix
        guard let old = before.figures[part], let new = after.figures[part], isScreen || suffix != "-badge" else { continue }
        let sides = isScreen || !suffix.isEmpty ? [0, 1, 2, 3] : [0, 2]
        for side in sides where old.outline.count == 4 && new.outline.count == 4 {
          let distance = abs(old.outline[side] - new.outline[side])
          if distance >= 0.005 { found.append("\(part): side \(side) by \(distance)") }
        }
        for (one, other) in zip(old.texts, new.texts) {
          let distance = max(abs(one.x - other.x), abs(one.y - other.y))
          if distance >= 0.005 { found.append("\(part): text by \(distance)") }
        }
        if suffix.isEmpty, old.texts.map(\.words) != new.texts.map(\.words) { found.append("\(part): other words") }
      }
    }
    return found
  }

  /// The way to each controller, by kinds and positions: what a slot is.
  private static func places(in tree: NavigationTree) -> [ControllerID: String] {
    var found: [ControllerID: String] = [:]
    var waiting = [(node: tree.root, way: "")]
    while let (node, way) = waiting.popLast() {
      found[node.id] = way
      waiting += node.children.enumerated().map { ($1, "\(way)/\(node.kind) \($0)") }
      if let modal = node.presentation { waiting.append((modal.root, "\(way)/modal")) }
    }
    return found
  }
}
