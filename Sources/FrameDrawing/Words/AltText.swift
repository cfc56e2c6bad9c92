import NavigationModel

/// A frame in words, for those who do not see it.
enum AltText {
  /// A step in one paragraph: what happened, how it ended, what is visible, what came and what went.
  static func of(_ step: Step, of last: Int, title: String?) -> String {
    var sentences: [String] = []
    if last == 0 {
      sentences.append((title ?? dump) + ".")
    } else if step.action == nil {
      sentences.append((title.map { "\($0): the " } ?? "The ") + "start of \(last) \(last == 1 ? "step" : "steps").")
    } else {
      sentences.append("Step \(step.index) of \(last), \(step.actionText): \(step.ruling.outcome.rawValue).")
    }
    if let explanation = step.explanation { sentences.append(sentence(explanation)) }
    sentences.append("Visible: \(step.after.visiblePath.joined(separator: " › ")).")
    let came = names(step.change.appeared, in: step.after)
    if !came.isEmpty { sentences.append("New: \(came).") }
    let went = names(step.change.removed, in: step.before)
    if !went.isEmpty { sentences.append("Gone: \(went).") }
    if let caption = step.caption { sentences.append(sentence(caption)) }
    return VisibleText.of(sentences.joined(separator: " "))
  }

  /// The line that names a frame: `3/12 push Detail on Home`.
  static func title(of step: Step, of last: Int) -> String {
    VisibleText.of("\(step.index)/\(last) \(step.actionText)")
  }

  /// A whole story: how many steps it has, and each of them in a few words.
  static func of(_ steps: [Step], title: String?) -> String {
    let last = steps.count - 1
    guard last > 0 else { return steps.first.map { of($0, of: last, title: title) } ?? "" }
    var sentences = [(title.map { "\($0): " } ?? "") + count(of: steps) + "."]
    for step in steps.dropFirst().prefix(mostStepsTold) {
      sentences.append("Step \(step.index) of \(last), \(step.actionText): \(step.ruling.outcome.rawValue).")
    }
    let rest = last - mostStepsTold
    if rest > 0 { sentences.append("And \(rest) more.") }
    if let end = steps.last { sentences.append("Visible in the end: \(end.after.visiblePath.joined(separator: " › ")).") }
    return VisibleText.of(sentences.joined(separator: " "))
  }

  /// Nobody listens to more.
  private static let mostStepsTold = 100

  /// What one tree without steps is, where it has no title.
  static let dump = "A tree of controllers"

  /// `12 steps`.
  static func count(of steps: [Step]) -> String {
    let last = steps.count - 1
    return last == 1 ? "1 step" : "\(last) steps"
  }

  private static func names(_ ids: [ControllerID], in tree: NavigationTree) -> String {
    guard !ids.isEmpty else { return "" }
    let wanted = Set(ids)
    return tree.preorder.filter { wanted.contains($0.id) }.map(\.controller.spokenName).joined(separator: ", ")
  }

  private static func sentence(_ text: String) -> String {
    guard let first = text.first, let last = text.last else { return text }
    return first.uppercased() + text.dropFirst() + (".!?…".contains(last) ? "" : ".")
  }
}
