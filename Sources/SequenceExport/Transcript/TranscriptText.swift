public import NavigationModel

/// A sequence in words: for each step its action and outcome, what there is to say of it, and the tree after it.
public struct TranscriptText: Sendable {
  private let title: String?
  private let steps: [Step]

  /// Takes a story's title and the steps of its replay.
  public init(title: String?, steps: [Step]) {
    self.title = title
    self.steps = steps
  }

  /// The transcript, a blank line between steps.
  public var text: String {
    (title.map { "\($0.onOneLine)\n\n" } ?? "") + steps.map(text(of:)).joined(separator: "\n")
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
    if step.index == 0 || !step.change.isEmpty || step.before != step.after {
      lines += TreeText(step).lines.map { "     \($0)" }
    }
    return lines.map { $0.onOneLine + "\n" }.joined()
  }
}

extension String {
  /// The text with a mark for every character that could end a line, so that a name takes no more than its own.
  fileprivate var onOneLine: String {
    var line = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x00...0x1F: line.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F...0x9F, 0x2028, 0x2029: line.append("\u{FFFD}")
      case _: line.append(scalar)
      }
    }
    return String(line)
  }
}
