/// Compares a step with what the scenario expects of it.
struct ExpectationCheck {
  let entry: ScenarioAction
  let index: Int
  let step: Step
  let state: NavigationState

  init(_ entry: ScenarioAction, at index: Int, of step: Step, in state: NavigationState) {
    self.entry = entry
    self.index = index
    self.step = step
    self.state = state
  }

  /// What an author should hear: an outcome that nobody expected, and every expectation that does not hold.
  var findings: [Finding] {
    unexpectedOutcome + entry.expectations.enumerated().compactMap { place, expectation in failure(of: expectation, at: place) }
  }

  private var unexpectedOutcome: [Finding] {
    let ruling = step.ruling
    let explanation = step.explanation.map { ": \($0)" } ?? ""
    switch ruling.outcome {
    case .done:
      guard let warning = ruling.warning, !entry.expectations.contains(where: \.isWarning) else { return [] }
      return [
        Finding(
          .warning, "advice", actionIndex: index, warning,
          notes: ["write 'expect warning' under it if that is what the story shows"], rule: ruling.rule)
      ]
    case .crash where !isOutcomeExpected:
      return [
        Finding(
          .error, "crash", actionIndex: index, "'\(step.actionText)' crashes\(explanation)",
          notes: ["write 'expect crash' under it if that is what the story shows"], rule: ruling.rule)
      ]
    case .ignored where !isOutcomeExpected, .refused where !isOutcomeExpected:
      return [
        Finding(
          .warning, ruling.outcome.rawValue, actionIndex: index,
          "'\(step.actionText)' is \(ruling.outcome.rawValue)\(explanation)",
          notes: ["write 'expect \(ruling.outcome.rawValue)' under it if that is what the story shows"], rule: ruling.rule)
      ]
    case .crash, .ignored, .refused:
      return []
    }
  }

  private var isOutcomeExpected: Bool {
    entry.expectations.contains { expectation in
      switch expectation {
      case .outcome, .crash, .warning: true
      case .visible, .stack: false
      }
    }
  }
}

extension Expectation {
  fileprivate var isWarning: Bool {
    switch self {
    case .warning: true
    case .visible, .stack, .outcome, .crash: false
    }
  }
}
