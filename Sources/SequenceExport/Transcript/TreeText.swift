package import NavigationModel

/// A tree in words, a controller a line: `├─` and `└─` before what is held, `╰┄ presents` before a modal.
package struct TreeText {
  private let step: Step
  private let visible: ControllerID
  private let appeared: Set<ControllerID>
  /// The two members of a stack that a swipe moves; what they hold moves with them and is not marked.
  private let moving: [ControllerID: AppearanceState]

  /// Takes the tree after a step.
  package init(_ step: Step) {
    self.step = step
    visible = step.after.visible.id
    appeared = Set(step.change.appeared)
    moving = step.movingMembers
  }

  /// A controller that waits for its line.
  private struct Entry {
    let node: Node
    /// What stands before its own branch: the lines of what holds its parents.
    var lead = ""
    var branch = ""
    /// What stands under its branch.
    var rest = ""
    var isSelected = false
  }

  /// - Complexity: O(n · d) in the number of controllers and the depth of the tree.
  package var lines: [String] {
    var lines: [String] = []
    var waiting = [Entry(node: step.after.root)]
    while let entry = waiting.popLast() {
      lines.append(entry.lead + entry.branch + description(of: entry))
      waiting.append(contentsOf: parts(of: entry).reversed())
    }
    return lines
  }

  private func parts(of entry: Entry) -> [Entry] {
    let (node, inner) = (entry.node, entry.lead + entry.rest)
    var parts = node.children.map { child in
      Entry(node: child, lead: inner, branch: "├─ ", rest: "│  ", isSelected: node.selected == child.id)
    }
    if let modal = node.presentation {
      parts.append(Entry(node: modal.root, lead: inner, branch: "╰┄ presents \(modal.style.rawValue): ", rest: "   "))
    } else if let last = parts.indices.last {
      (parts[last].branch, parts[last].rest) = ("└─ ", "   ")
    }
    return parts
  }

  private func description(of entry: Entry) -> String {
    let (id, controller) = (entry.node.id, entry.node.controller)
    var words = [controller.name.isEmpty ? controller.className : "\(controller.name) (\(controller.className))"]
    if entry.isSelected { words.append("selected") }
    if let moving = moving[id] { words.append(moving.rawValue) }
    if step.stuck.contains(id) { words.append("stuck") }
    if appeared.contains(id) { words.append("new") }
    if id == visible { words.append("← visible") }
    return words.joined(separator: "  ")
  }
}

extension Step {
  /// The two members that a swipe under way moves, if they can be seen (SWIPE-7).
  fileprivate var movingMembers: [ControllerID: AppearanceState] {
    guard let transition else { return [:] }
    return appearances.filter { id, _ in id == transition.disappearing || id == transition.appearing }
      .mapValues(\.state).filter { $1 == .disappearing || $1 == .appearing }
  }
}
