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
    var text = title.map { "\($0.onOneLine)\n\n" } ?? ""
    var trees = ToldTrees()
    for (place, step) in told.enumerated() {
      if place > 0 { text += "\n" }
      write(step, to: &text, &trees)
    }
    return text
  }

  private var told: [Step] {
    only == nil ? steps : steps.filter { $0.index == only }
  }

  private func write(_ step: Step, to text: inout String, _ trees: inout ToldTrees) {
    let outcome = step.action == nil ? "" : "  \(step.ruling.outcome.rawValue)"
    func write(_ line: String) { text += line.onOneLine + "\n" }
    write("\(step.index)/\(steps.count - 1)  \(step.actionText)\(outcome)")
    if let caption = step.caption { write("     -- \(caption)") }
    if let message = step.ruling.message {
      write("     " + (step.ruling.exception.map { "\($0): " } ?? "") + message)
    } else if let reason = step.explanation {
      write("     \(reason)")
    }
    TreeText(step).write(to: &text, indentation: "     ", told: &trees)
    if let gone = gone(step) { write("     gone: \(gone)") }
  }

  /// What the step took away, by the names that people know; the tree shows only what is there.
  private func gone(_ step: Step) -> String? {
    guard !step.change.removed.isEmpty else { return nil }
    let removed = Set(step.change.removed)
    // What is in both trees in the same place was not taken away, and need not be looked through.
    return step.before.placements(besides: step.after).map(\.node).filter { removed.contains($0.id) }
      .map(\.controller.spokenName).joined(separator: ", ")
  }
}
