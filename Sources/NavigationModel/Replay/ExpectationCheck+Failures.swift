// What is said of an expectation that does not hold: what was expected, and what is.

extension ExpectationCheck {
  /// Why an expectation does not hold; nil where it does.
  func failure(of expectation: Expectation, at place: Int) -> Finding? {
    switch expectation {
    case .visible(let reference):
      return visibleFailure(reference, at: place)
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
    case .warning(let text):
      return warningFailure(text, at: place)
    }
  }

  private func visibleFailure(_ reference: Reference, at place: Int) -> Finding? {
    let visible = state.tree.visible
    guard !state.fits(visible, reference) else { return nil }
    let message = "expected \(reference.inMessage) to be visible, but '\(visible.controller.spokenName)' is"
    do throws(ScenarioProblem) {
      let expected = state.tree.path(to: try state.resolve(reference).id)
      let parting = Parting(expected: expected, actual: state.tree.visiblePath, separator: " › ")
      return failed(place, message, notes: ["expected: \(parting.expected)", "visible:  \(parting.actual)"])
    } catch {
      return failed(place, message, notes: [error.description] + path)
    }
  }

  private func stackFailure(_ reference: Reference, _ names: [String], at place: Int) -> Finding? {
    do throws(ScenarioProblem) {
      let stack = try state.stack(reference).map(\.controller.spokenName)
      guard stack != names else { return nil }
      let parting = Parting(
        expected: names.map(ScenarioWord.written), actual: stack.map(ScenarioWord.written), separator: ", ")
      return failed(
        place, "the stack of \(reference.inMessage) is not as expected from member \(parting.place + 1) on",
        notes: ["expected: \(parting.expected)", "actual:   \(parting.actual)"])
    } catch {
      return failed(place, error.description, notes: path)
    }
  }

  private func warningFailure(_ text: String?, at place: Int) -> Finding? {
    let warnings = step.warnings
    guard !warnings.isEmpty else {
      return failed(place, "expected a warning, but the outcome is \(step.ruling.outcome.rawValue) without one", notes: words)
    }
    guard let text, !warnings.contains(where: { $0.contains(text) }) else { return nil }
    return failed(place, "the warning says something else", notes: ["expected: \(text)"] + warnings.map { "actual:   \($0)" })
  }

  private var path: [String] { ["visible: \(state.tree.visiblePath.joined(separator: " › "))"] }

  private var words: [String] { step.explanation.map { ["actual:   \($0)"] } ?? [] }

  private func failed(_ place: Int, _ message: String, notes: [String]) -> Finding {
    Finding(
      .error, "expectation", actionIndex: index, place: .expectation(place), message, notes: notes, rule: step.ruling.rule)
  }
}

extension Step {
  /// All that one should be warned of: what UIKit or we say of an action that comes to nothing, or the warning of one that is done.
  fileprivate var warnings: [String] {
    switch ruling.outcome {
    case .done: [ruling.warning].compactMap(\.self)
    case .ignored, .refused: [ruling.message, ruling.reason, ruling.warning].compactMap(\.self)
    case .crash: []
    }
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
