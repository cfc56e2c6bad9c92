public import NavigationModel

/// A sequence in words: for each step its action and outcome, what there is to say of it, and the tree after it.
public struct TranscriptText: Sendable {
  private let title: String?
  private let steps: [Step]
  private let only: Int?

  /// Takes a story's title and the steps of its replay.
  ///
  /// - Parameters:
  ///   - title: The scenario's title, the first line.
  ///   - steps: All steps of the replay, the start among them.
  ///   - only: The step that is told alone, by its index; nil for all of them.
  public init(title: String?, steps: [Step], only: Int? = nil) {
    self.title = title
    self.steps = steps
    self.only = only
  }

  /// The transcript, a blank line between steps.
  public var text: String {
    (title.map { "\($0.onOneLine)\n\n" } ?? "") + told.map(text(of:)).joined(separator: "\n")
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
    lines += TreeText(step).lines.map { "     \($0)" }
    if let gone = gone(step) { lines.append("     gone: \(gone)") }
    return lines.map { $0.onOneLine + "\n" }.joined()
  }

  /// What the step took away, by the names that people know; the tree shows only what is there.
  private func gone(_ step: Step) -> String? {
    guard !step.change.removed.isEmpty else { return nil }
    let removed = Set(step.change.removed)
    return step.before.preorder.filter { removed.contains($0.id) }.map(\.controller.spokenName).joined(separator: ", ")
  }
}
