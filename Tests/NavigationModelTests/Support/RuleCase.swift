import NavigationModel
import Testing

/// One case of a rule: a tree, what happened before, one action, and all that the rule says of it.
struct RuleCase: Sendable, CustomTestStringConvertible {
  var id: String
  var tree: Blueprint
  var era = Era.modern
  var gesture = GesturePolicy.system
  var earlier: [Action]
  var action: Action
  var outcome: Outcome
  var rule: RuleID
  var exception: String?
  var message: String?
  var sketch: String?

  var testDescription: String { id }

  private init(_ id: String, _ tree: Blueprint, _ earlier: [Action], _ action: Action, _ outcome: Outcome, _ rule: RuleID) {
    self.id = id
    self.tree = tree
    self.earlier = earlier
    self.action = action
    self.outcome = outcome
    self.rule = rule
  }

  /// An action that is done and leaves such a tree.
  static func done(
    _ rule: RuleID, _ id: String, _ tree: Blueprint, gesture: GesturePolicy = .system, after earlier: [Action] = [],
    _ action: Action, leaves sketch: String
  ) -> RuleCase {
    var made = RuleCase(id, tree, earlier, action, .done, rule)
    made.gesture = gesture
    made.sketch = sketch
    return made
  }

  /// An action that UIKit ignores, with what it logs.
  static func ignored(
    _ rule: RuleID, _ id: String, _ tree: Blueprint, era: Era = .modern, gesture: GesturePolicy = .system,
    after earlier: [Action] = [], _ action: Action, logs message: String? = nil
  ) -> RuleCase {
    var made = RuleCase(id, tree, earlier, action, .ignored, rule)
    made.era = era
    made.gesture = gesture
    made.message = message
    return made
  }

  /// A gesture that does not begin.
  static func refused(
    _ rule: RuleID, _ id: String, _ tree: Blueprint, gesture: GesturePolicy = .system, after earlier: [Action] = [],
    _ action: Action = .swipeBack()
  ) -> RuleCase {
    var made = RuleCase(id, tree, earlier, action, .refused, rule)
    made.gesture = gesture
    return made
  }

  /// An action that raises an exception with a message.
  static func crash(
    _ rule: RuleID, _ id: String, _ tree: Blueprint, era: Era = .modern, gesture: GesturePolicy = .system,
    after earlier: [Action] = [], _ action: Action, _ exception: String, _ message: String
  ) -> RuleCase {
    var made = RuleCase(id, tree, earlier, action, .crash, rule)
    made.era = era
    made.gesture = gesture
    made.exception = exception
    made.message = message
    return made
  }

  /// Replays the case and compares everything; an outcome other than done leaves the tree as it was.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let story = Story(tree, era: era, gesture: gesture, earlier + [action])
    try #require(story.replay.steps.count == earlier.count + 2, "\(id): \(story.findings)", sourceLocation: sourceLocation)
    let step = try story.last
    #expect(step.ruling.outcome == outcome, "\(id): \(step.explanation ?? "")", sourceLocation: sourceLocation)
    #expect(step.ruling.rule == rule, "\(id)", sourceLocation: sourceLocation)
    #expect(step.ruling.message == message, "\(id)", sourceLocation: sourceLocation)
    #expect(step.ruling.exception == exception, "\(id)", sourceLocation: sourceLocation)
    #expect(step.after.sketch == sketch ?? step.before.sketch, "\(id)", sourceLocation: sourceLocation)
    guard outcome != .done else { return }
    #expect(step.after == step.before && step.change == .none, "\(id)", sourceLocation: sourceLocation)
    #expect(step.explanation != nil, "\(id)", sourceLocation: sourceLocation)
  }
}
