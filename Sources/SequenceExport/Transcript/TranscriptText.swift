public import NavigationModel

/// A sequence in words: for each step its action and outcome, what there is to say of it, and the tree after it.
public struct TranscriptText: Sendable {
  private let title: String?
  private let steps: [Step]
  private let only: Int?

  /// Takes a story's title and the steps of its replay.
  ///
  /// - Parameter only: The step that is told alone, by its index; nil for all of them.
  public init(title: String?, steps: [Step], only: Int? = nil) {
    self.title = title
    self.steps = steps
    self.only = only
  }

  /// The transcript, a blank line between steps.
  public var text: String {
    (title.map { "\($0)\n\n" } ?? "") + told.map(text(of:)).joined(separator: "\n")
  }

  private var told: [Step] {
    only == nil ? steps : steps.filter { $0.index == only }
  }

  private func text(of step: Step) -> String {
    let outcome = step.action == nil ? "" : "  \(step.ruling.outcome.rawValue)"
    var lines = ["\(step.index)/\(steps.count - 1)  \(step.actionText)\(outcome)"]
    if let caption = step.caption { lines.append("     -- \(caption)") }
    if let message = step.ruling.message {
      lines.append("     " + (step.ruling.exception.map { "\($0): " } ?? "") + message)
    } else if let reason = step.explanation {
      lines.append("     \(reason)")
    }
    if hasTree(step) {
      lines += TreeText(step).lines.map { "     \($0)" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Where nothing changed the tree would only be said again, unless nobody has said it, or a swipe moves what is in it.
  private func hasTree(_ step: Step) -> Bool {
    only != nil || step.index == 0 || !step.change.isEmpty || step.before != step.after || step.transition != nil
  }
}

/// A tree in words, a controller a line: `├─` and `└─` before what is held, `╰┄ presents` before a modal.
struct TreeText {
  private let step: Step
  private let visible: ControllerID
  private let appeared: Set<ControllerID>
  /// The two members of a stack that a swipe moves; what they hold moves with them and is not marked.
  private let moving: [ControllerID: AppearanceState]

  init(_ step: Step) {
    self.step = step
    visible = step.after.visible.id
    appeared = Set(step.change.appeared)
    moving = step.movingMembers
  }

  var lines: [String] {
    var lines: [String] = []
    var waiting: [(node: Node, lead: String, branch: String, rest: String)] = [(step.after.root, "", "", "")]
    while let (node, lead, branch, rest) = waiting.popLast() {
      lines.append(lead + branch + description(of: node))
      let inner = lead + rest
      var parts: [(node: Node, lead: String, branch: String, rest: String)] = []
      for (index, child) in node.children.enumerated() {
        let isLast = index == node.children.count - 1 && node.presentation == nil
        parts.append((child, inner, isLast ? "└─ " : "├─ ", isLast ? "   " : "│  "))
      }
      if let modal = node.presentation { parts.append((modal.root, inner, "╰┄ presents \(modal.style.rawValue): ", "   ")) }
      waiting.append(contentsOf: parts.reversed())
    }
    return lines
  }

  private func description(of node: Node) -> String {
    let controller = node.controller
    let named = controller.name.isEmpty ? controller.className : "\(controller.name) (\(controller.className))"
    var words = [named]
    if isSelectedTab(node) { words.append("selected") }
    if let moving = moving[node.id] { words.append(moving.rawValue) }
    if step.stuck.contains(node.id) { words.append("stuck") }
    if appeared.contains(node.id) { words.append("new") }
    if node.id == visible { words.append("← visible") }
    return words.joined(separator: "  ")
  }

  private func isSelectedTab(_ node: Node) -> Bool {
    step.after.parent(of: node.id)?.selected == node.id
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
