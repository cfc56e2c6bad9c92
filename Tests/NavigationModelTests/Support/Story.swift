import NavigationModel
import Testing

/// What a story expects; the testing library has a type of the same name.
typealias Expected = NavigationModel.Expectation

/// A story told and replayed in one go.
struct Story {
  let replay: Replay

  init(_ tree: Blueprint, era: Era = .modern, gesture: GesturePolicy = .system, _ actions: [Action]) {
    self.init(tree, era: era, gesture: gesture, entries: actions.map { ScenarioAction($0) })
  }

  init(_ tree: Blueprint, era: Era = .modern, gesture: GesturePolicy = .system, entries: [ScenarioAction]) {
    replay = Replay(of: Scenario(era: era, gesture: gesture, tree: tree, actions: entries))
  }

  /// The last step.
  var last: Step {
    get throws { try #require(replay.steps.last) }
  }

  /// The tree at the end.
  var sketch: String {
    get throws { try last.after.sketch }
  }

  /// The outcome of every action.
  var outcomes: [Outcome] { replay.steps.dropFirst().map(\.ruling.outcome) }

  /// Who is visible after every action, the start before them.
  var visible: [ControllerID] { replay.steps.map(\.after.visible.id) }

  /// What the findings say, each with its notes.
  var findings: [String] {
    replay.findings.map { ([$0.severity.rawValue + ": " + $0.message] + $0.notes).joined(separator: "\n") }
  }
}
