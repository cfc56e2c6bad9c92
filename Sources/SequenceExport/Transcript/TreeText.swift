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
  struct Entry {
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
      return true
    }
    return lines
  }

  /// Writes each line behind some blanks, and a line break behind it; what could end a line or hide in it is marked.
  ///
  /// - Parameter told: What was written of other trees of the story; steps share most of theirs.
  /// - Complexity: O(n · d) in the number of controllers besides those that were told before, and the depth of the tree.
  func write(to text: inout String, indentation: String, told: inout ToldTrees) {
    // A tree in which something is stuck or moves is rare, and told anew.
    let isPlain = step.stuck.isEmpty && moving.isEmpty
    let shown = step.after.visibleLineage.map(\.id)
    /// Where the text of the containers begins that are being told.
    var starts: [Int] = []
    /// The outermost containers with nothing in them that has to do with this step; their text holds that of inner ones, which would
    /// else be kept once for each level.
    var plain: [(entry: Entry, text: Range<Int>)] = []
    /// Where the last line ends that says more of a controller than its place.
    var lastMark = 0
    visit(indentation: indentation) { entry in
      let id = entry.node.id
      let isContainer = entry.node.hasParts
      if isContainer, isPlain, !appeared.contains(id), !shown.contains(id), let known = told[entry] {
        text += known
        return false
      }
      if isContainer { starts.append(text.utf8.count) }
      text += entry.opening
      text += told.name(of: entry.node.controller)
      if describe(entry, in: &text) { lastMark = text.utf8.count }
      text += "\n"
      return true
    } end: { entry in
      guard let start = starts.popLast(), isPlain, lastMark <= start else { return }
      while let inner = plain.last, inner.text.lowerBound > start { plain.removeLast() }
      plain.append((entry, start..<text.utf8.count))
    }
    for (entry, range) in plain {
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      told[entry] = String(text[start..<text.utf8.index(start, offsetBy: range.count)])
    }
  }

  /// What a controller is called in a tree.
  static func name(of controller: Controller) -> String {
    controller.name.isEmpty ? controller.className : "\(controller.name) (\(controller.className))"
  }

  /// Goes through all controllers, each before what it holds, and that before the modal over it.
  ///
  /// - Parameters:
  ///   - begin: Tells a controller, and whether its parts are to be told, too.
  ///   - end: Is called behind the parts of one that has any.
  private func visit(indentation: String, _ begin: (Entry) -> Bool, end: (Entry) -> Void = { _ in }) {
    var waiting = [Entry(node: step.after.root, opening: indentation, inner: indentation)]
    /// Those whose parts are being told, with how many waited beside these.
    var open: [(entry: Entry, waiting: Int)] = []
    while true {
      while let last = open.last, last.waiting == waiting.count {
        end(last.entry)
        open.removeLast()
      }
      guard let entry = waiting.popLast() else { return }
      guard begin(entry), entry.node.hasParts else { continue }
      open.append((entry, waiting.count))
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
  ///
  /// - Returns: Whether any of it has to do with this step and not only with the tree.
  @discardableResult
  private func describe(_ entry: Entry, in text: inout String) -> Bool {
    let id = entry.node.id
    if entry.isSelected { text += "  selected" }
    if let moving = moving[id] { text += "  " + moving.rawValue }
    if step.stuck.contains(id) { text += "  stuck" }
    let (isNew, isVisible) = (appeared.contains(id), id == visible)
    if isNew { text += "  new" }
    if isVisible { text += "  ← visible" }
    return isNew || isVisible
  }
}

/// What a transcript has told of a story: names, each made fit for one line once, and containers with all they hold, which most steps
/// leave as they were.
struct ToldTrees {
  private var names: [ControllerID: (controller: Controller, name: String)] = [:]
  private var containers: [ControllerID: (entry: TreeText.Entry, text: String)] = [:]

  /// The controller's name and class, with marks for what could end a line or hide in it.
  mutating func name(of controller: Controller) -> String {
    // The parts of a story of dumps may call one identity two ways.
    if let known = names[controller.id], known.controller == controller { return known.name }
    let name = TreeText.name(of: controller).onOneLine
    names[controller.id] = (controller, name)
    return name
  }

  /// The lines of a container and all it holds, none of which is new, visible or moving; nil where they would be others by now.
  subscript(entry: TreeText.Entry) -> String? {
    get {
      guard let known = containers[entry.node.id], known.entry.node.sharesStorage(with: entry.node),
        known.entry.opening == entry.opening, known.entry.isSelected == entry.isSelected
      else { return nil }
      return known.text
    }
    set { containers[entry.node.id] = newValue.map { (entry, $0) } }
  }
}

extension Node {
  /// Whether it holds or presents anything.
  fileprivate var hasParts: Bool { !children.isEmpty || presentation != nil }
}

extension Step {
  /// The two members that a swipe under way moves, if they can be seen (SWIPE-7).
  fileprivate var movingMembers: [ControllerID: AppearanceState] {
    guard let transition else { return [:] }
    return appearances.filter { id, _ in id == transition.disappearing || id == transition.appearing }
      .mapValues(\.state).filter { $1 == .disappearing || $1 == .appearing }
  }
}
