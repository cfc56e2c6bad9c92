/// Compares a step with what the scenario expects of it.
struct ExpectationCheck {
  private let entry: ScenarioAction
  private let index: Int
  private let step: Step
  private let state: NavigationState

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
    let isExpected = entry.expectations.contains { expectation in
      switch expectation {
      case .outcome, .crash: true
      case .visible, .stack: false
      }
    }
    let ruling = step.ruling
    let explanation = step.explanation.map { ": \($0)" } ?? ""
    switch ruling.outcome {
    case .done:
      return ruling.warning.map { [Finding(.warning, "advice", actionIndex: index, $0, rule: ruling.rule)] } ?? []
    case .crash where !isExpected:
      return [
        Finding(
          .error, "crash", actionIndex: index, "'\(step.actionText)' crashes\(explanation)",
          notes: ["write 'expect crash' under it if that is what the story shows"], rule: ruling.rule)
      ]
    case .ignored where !isExpected, .refused where !isExpected:
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

  private func failure(of expectation: Expectation, at place: Int) -> Finding? {
    switch expectation {
    case .visible(let reference):
      let visible = state.tree.visible
      guard !state.fits(visible, reference) else { return nil }
      return failed(place, "expected \(reference) to be visible, but '\(visible.controller.spokenName)' is", notes: path)
    case .stack(let reference, let names):
      return stackFailure(reference, names, at: place)
    case .outcome(let outcome):
      guard step.ruling.outcome != outcome else { return nil }
      return failed(place, "expected \(outcome.rawValue), but the outcome is \(step.ruling.outcome.rawValue)", notes: words)
    case .crash(let message):
      guard step.ruling.outcome == .crash else {
        return failed(place, "expected a crash, but the outcome is \(step.ruling.outcome.rawValue)", notes: words)
      }
      guard let message, !(step.ruling.message ?? "").contains(message) else { return nil }
      return failed(place, "the crash says something else", notes: ["expected: \(message)"] + words)
    }
  }

  private func stackFailure(_ reference: Reference, _ names: [String], at place: Int) -> Finding? {
    do throws(ScenarioProblem) {
      let stack = try state.stack(reference).map(\.controller.spokenName)
      guard stack != names else { return nil }
      let parting = zip(stack, names).enumerated().first { $1.0 != $1.1 }?.offset ?? min(stack.count, names.count)
      return failed(
        place, "the stack of \(reference) is not as expected from member \(parting + 1) on",
        notes: [
          "expected: \(names.isEmpty ? "none" : names.joined(separator: ", "))",
          "actual:   \(stack.isEmpty ? "none" : stack.joined(separator: ", "))",
        ])
    } catch {
      return failed(place, error.description, notes: path)
    }
  }

  private var path: [String] { ["visible: \(state.tree.visiblePath.joined(separator: " › "))"] }

  private var words: [String] { step.explanation.map { ["actual:   \($0)"] } ?? [] }

  private func failed(_ place: Int, _ message: String, notes: [String]) -> Finding {
    Finding(
      .error, "expectation", actionIndex: index, place: .expectation(place), message, notes: notes, rule: step.ruling.rule)
  }
}

extension NavigationState {
  /// The members of the stack that a reference means: a navigation controller's own, a nested container's inner one, or the one around
  /// a screen.
  func stack(_ reference: Reference) throws(ScenarioProblem) -> [Node] {
    let stacks = tree.preorder.filter { $0.kind == .navigation || $0.kind == .nested }
    let node = try resolve(reference, preferring: stacks)
    if node.kind == .nested, let inner = node.children.first { return inner.children }
    return try receiver(.id(node.id), .navigation).children
  }
}
