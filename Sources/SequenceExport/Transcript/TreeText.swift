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
    /// What stands before its name: the lines of what holds its parents, and its own branch.
    let opening: String
    /// What its own parts' lines begin with.
    let inner: String
    var isSelected = false
  }

  /// The lines, in which every character of a name stands as it is.
  ///
  /// - Complexity: O(n · d) in the number of controllers and the depth of the tree.
  package var lines: [String] {
    var lines: [String] = []
    visit(indentation: "") { entry in
      var line = entry.opening
      line += Self.name(of: entry.node.controller)
      describe(entry, in: &line)
      lines.append(line)
    }
    return lines
  }

  /// Writes each line behind some blanks, and a line break behind it; what could end a line or hide in it is marked.
  ///
  /// - Parameter names: What was written of other trees of the story, whose controllers are mostly the same.
  /// - Complexity: O(n · d) in the number of controllers and the depth of the tree.
  func write(to text: inout String, indentation: String, names: inout TranscriptNames) {
    visit(indentation: indentation) { entry in
      text += entry.opening
      text += names[entry.node.controller]
      describe(entry, in: &text)
      text += "\n"
    }
  }

  /// What a controller is called in a tree.
  static func name(of controller: Controller) -> String {
    controller.name.isEmpty ? controller.className : "\(controller.name) (\(controller.className))"
  }

  /// Goes through all controllers, each before what it holds, and that before the modal over it.
  private func visit(indentation: String, _ tell: (Entry) -> Void) {
    var waiting = [Entry(node: step.after.root, opening: indentation, inner: indentation)]
    while let entry = waiting.popLast() {
      tell(entry)
      let (node, inner) = (entry.node, entry.inner)
      let (children, modal) = (node.children, node.presentation)
      if let modal {
        waiting.append(
          Entry(node: modal.root, opening: inner + "╰┄ presents \(modal.style.rawValue): ", inner: inner + "   "))
      }
      guard !children.isEmpty else { continue }
      // Siblings share what their lines begin with: a step of a long story has few parents and many children.
      let (opening, further) = (inner + "├─ ", inner + "│  ")
      for (index, child) in children.enumerated().reversed() {
        let isLast = modal == nil && index == children.count - 1
        waiting.append(
          Entry(
            node: child, opening: isLast ? inner + "└─ " : opening, inner: isLast ? inner + "   " : further,
            isSelected: node.selected == child.id))
      }
    }
  }

  /// Appends what there is to say of a controller behind its name.
  private func describe(_ entry: Entry, in text: inout String) {
    let id = entry.node.id
    if entry.isSelected { text += "  selected" }
    if let moving = moving[id] { text += "  " + moving.rawValue }
    if step.stuck.contains(id) { text += "  stuck" }
    if appeared.contains(id) { text += "  new" }
    if id == visible { text += "  ← visible" }
  }
}

/// What controllers are called in a transcript, each made fit for one line once: every step tells them all again.
struct TranscriptNames {
  private var told: [ControllerID: (controller: Controller, name: String)] = [:]

  /// The controller's name and class, with marks for what could end a line or hide in it.
  subscript(controller: Controller) -> String {
    mutating get {
      // The parts of a story of dumps may call one identity two ways.
      if let known = told[controller.id], known.controller == controller { return known.name }
      let name = TreeText.name(of: controller).onOneLine
      told[controller.id] = (controller, name)
      return name
    }
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
