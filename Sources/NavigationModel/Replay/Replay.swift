/// A scenario played through by UIKit's rules: every step, and what there is to say about them.
///
/// ```swift
/// let replay = Replay(of: scenario)
/// for step in replay.steps { print(step.index, step.actionText, step.ruling.outcome) }
/// ```
public struct Replay: Sendable {
  /// The start and then one step for each action, in order.
  ///
  /// An action that points at nothing makes no step; `findings` then holds the error.
  public let steps: [Step]
  /// Errors and warnings, in the order of the actions.
  public let findings: [Finding]

  /// Whether any finding is an error.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Plays a scenario through.
  ///
  /// - Complexity: O(n) a step, in the number of controllers alive.
  public init(of scenario: Scenario) {
    var state = NavigationState(start: scenario)
    var steps = [
      Step(
        index: 0, action: nil, stage: nil, caption: nil, ruling: .done(nil), before: state.tree, after: state.tree,
        change: .none, stuck: [], transition: nil)
    ]
    var findings: [Finding] = []
    for (index, entry) in scenario.actions.enumerated() {
      do throws(ScenarioProblem) {
        var last: Step?
        for stage in entry.action.reading.stages {
          let before = state.tree
          let ruling = try state.perform(stage)
          let step = Step(
            index: steps.count, action: entry.action, stage: stage.title, caption: entry.caption, ruling: ruling,
            before: before, after: state.tree, change: Change(from: before, to: state.tree), stuck: state.stuck,
            transition: state.transition)
          steps.append(step)
          last = step
          if ruling.outcome != .done { break }
        }
        if let last { findings += ExpectationCheck(entry, at: index, of: last, in: state).findings }
      } catch {
        findings.append(Finding(.error, "reference", actionIndex: index, error.description))
      }
    }
    self.steps = steps
    self.findings = findings
  }
}
