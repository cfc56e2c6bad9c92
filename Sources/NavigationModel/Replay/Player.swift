/// Plays a story one action at a time, for those who make it up as they go; ``Replay`` plays a whole one.
package struct Player {
  /// What the next action meets.
  package private(set) var state: NavigationState
  private(set) var steps: [Step]
  private(set) var findings: [Finding] = []
  private var actionCount = 0
  private let limits: Limits.Story
  private var extent: Extent
  private var controllersOfAllSteps: Int
  /// Whether the story went beyond a limit, where it ends.
  private var isOver = false

  /// Stands at the start of a scenario, whose actions it does not look at.
  ///
  /// A start beyond the limits is an error among the findings, and the root alone stands there.
  package init(_ scenario: Scenario, within limits: Limits.Story = Limits.Story()) {
    self.limits = limits
    var start = scenario
    if let excess = Extent(of: scenario.tree).excess(of: limits) {
      start.tree.children = []
      start.tree.presentation = nil
      isOver = true
      findings = [Finding(.error, excess.id, actionIndex: 0, place: .start, excess.message)]
    }
    state = NavigationState(start: start)
    extent = Extent(of: state.tree.root)
    controllersOfAllSteps = extent.count
    steps = [
      Step(
        index: 0, action: nil, stage: nil, caption: nil, ruling: .done(nil), before: state.tree, after: state.tree,
        change: .none, stuck: [], transition: nil)
    ]
  }

  /// Plays the next action: a step for each of its stages up to the first that is not done.
  ///
  /// An action that leads beyond a limit makes no step and is an error among the findings, and so the story ends before it.
  package mutating func play(_ entry: ScenarioAction) {
    guard !isOver else { return }
    let index = actionCount
    actionCount += 1
    if let excess = excessBefore(entry.action) { return end(at: index, excess) }
    do throws(ScenarioProblem) {
      var last: Step?
      for stage in entry.action.reading.stages {
        let before = state.tree
        let ruling = try state.perform(stage)
        if let excess = excess(after: before) { return end(at: index, excess) }
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

// MARK: - Limits

extension Player {
  /// The limit that an action is beyond whatever it does; what it brings is measured before it is built.
  private func excessBefore(_ action: Action) -> LimitExcess? {
    if actionCount > limits.actions { return .actions(actionCount, most: limits.actions) }
    let operands = action.reading.statement.operands
    for blueprint in (operands.subjects + [operands.subject].compactMap(\.self)).compactMap(\.blueprint) {
      if let excess = Extent(of: blueprint).excess(of: limits) { return excess }
    }
    return nil
  }

  /// The limit that a step has led beyond.
  private mutating func excess(after before: NavigationTree) -> LimitExcess? {
    if !state.tree.root.isIdentical(to: before.root) { extent = Extent(of: state.tree.root) }
    controllersOfAllSteps += extent.count
    if let excess = extent.excess(of: limits) { return excess }
    guard controllersOfAllSteps > limits.controllersOfAllSteps else { return nil }
    return .controllersOfAllSteps(controllersOfAllSteps, most: limits.controllersOfAllSteps)
  }

  private mutating func end(at index: Int, _ excess: LimitExcess) {
    isOver = true
    findings.append(
      Finding(
        .error, excess.id, actionIndex: index, excess.message, notes: ["neither this action nor what follows it is played"]))
  }
}
