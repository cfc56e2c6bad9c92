package import NavigationModel

/// A step as JSON has it. What there is nothing to say of is null, so that every step has the same keys.
package struct StepRecord: Encodable {
  private let step: Step
  private let withTree: Bool

  /// - Parameter withTree: Whether the whole tree after the step is written too.
  package init(_ step: Step, withTree: Bool) {
    self.step = step
    self.withTree = withTree
  }

  enum Key: String, CodingKey {
    case index, action, outcome, rule, message, exception, reason, caption, visible, path, appeared, removed, tree
  }

  package func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode(step.index, forKey: .index)
    try record.encode(step.actionText, forKey: .action)
    try record.encode(step.ruling.outcome.rawValue, forKey: .outcome)
    try record.encode(step.ruling.rule?.rawValue, forKey: .rule)
    try record.encode(step.ruling.message, forKey: .message)
    try record.encode(step.ruling.exception, forKey: .exception)
    try record.encode(step.ruling.reason, forKey: .reason)
    try record.encode(step.caption, forKey: .caption)
    try record.encode(step.after.visible.id.rawValue, forKey: .visible)
    try record.encode(step.after.visiblePath, forKey: .path)
    try record.encode(step.change.appeared.map(\.rawValue), forKey: .appeared)
    try record.encode(step.change.removed.map(\.rawValue), forKey: .removed)
    if withTree { try record.encode(NodeRecord(step.after.root, appearances: step.appearances), forKey: .tree) }
  }
}

/// A frame in `frames.json`: its files, its step without the tree, and its words.
struct FrameRecord: Encodable {
  let files: [String]
  let step: Step
  let altText: String

  private enum Key: String, CodingKey {
    case files, altText
  }

  func encode(to encoder: any Encoder) throws {
    try StepRecord(step, withTree: false).encode(to: encoder)
    var record = encoder.container(keyedBy: Key.self)
    try record.encode(files, forKey: .files)
    try record.encode(altText, forKey: .altText)
  }
}
