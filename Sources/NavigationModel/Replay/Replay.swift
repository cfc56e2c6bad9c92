/// A scenario played through by UIKit's rules: every step, and what there is to say about them.
///
/// ```swift
/// let replay = Replay(of: scenario)
/// for step in replay.steps { print(step.index, step.actionText, step.ruling.outcome) }
/// ```
public struct Replay: Sendable {
  /// The start and then a step for each action, in order; a swipe that is cancelled in one line has three (SWIPE-7).
  ///
  /// An action that points at nothing makes no step; `findings` then holds the error.
  public let steps: [Step]
  /// Errors and warnings, in the order of the actions.
  public let findings: [Finding]

  /// Whether any finding is an error.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Plays a scenario through, or up to where it goes beyond one of the ``Limits``, which is an error among the findings.
  ///
  /// - Complexity: O(n) a step, in the number of controllers alive.
  public init(of scenario: Scenario) {
    self.init(of: scenario, within: Limits.Story())
  }

  /// Plays a scenario through, or up to where it goes beyond other limits than the usual ones.
  package init(of scenario: Scenario, within limits: Limits.Story) {
    var player = Player(scenario, within: limits)
    for entry in scenario.actions { player.play(entry) }
    self.init(player)
  }

  /// What a player has played so far.
  package init(_ player: Player) {
    self.init(steps: player.steps, findings: player.findings)
  }

  init(steps: [Step], findings: [Finding]) {
    self.steps = steps
    self.findings = findings
  }
}
