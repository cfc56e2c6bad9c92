/// Plays a story one action at a time, for those who make it up as they go; ``Replay`` plays a whole one.
package struct Player {
  /// What the next action meets.
  package private(set) var state: NavigationState
  private(set) var steps: [Step]
  private(set) var findings: [Finding] = []
  private var actionCount = 0

  /// Stands at the start of a scenario, whose actions it does not look at.
  package init(_ scenario: Scenario) {
    state = NavigationState(start: scenario)
    steps = [
      Step(
        index: 0, action: nil, stage: nil, caption: nil, ruling: .done(nil), before: state.tree, after: state.tree,
        change: .none, stuck: [], transition: nil)
    ]
  }

  /// Plays the next action: a step for each of its stages up to the first that is not done.
  package mutating func play(_ entry: ScenarioAction) {
    let index = actionCount
    actionCount += 1
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
      findings.append(Finding(.error, "reference", actionIndex: index, error.description(of: entry.action)))
    }
  }
}
