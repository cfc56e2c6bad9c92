/// Something that a replay has to say about one of a scenario's actions.
public struct Finding: Hashable, Sendable {
  /// Whether the scenario is wrong by it.
  public enum Severity: String, Hashable, Sendable {
    /// The scenario cannot be trusted as it stands.
    case error
    /// Something that its author should look at.
    case warning
  }

  /// What it is about.
  public enum Place: Hashable, Sendable {
    /// What the scenario starts with; the index of the action is then 0.
    case start
    /// The action itself.
    case action
    /// The action's expectation with this index.
    case expectation(Int)
  }

  /// Whether the scenario is wrong by it.
  public let severity: Severity
  /// A stable name for this sort of finding.
  public let id: String
  /// The index of the action in the scenario, from 0.
  public let actionIndex: Int
  /// What it is about.
  public let place: Place
  /// One sentence.
  public let message: String
  /// What else helps: what was expected, what was found.
  public let notes: [String]
  /// The rule behind it.
  public let rule: RuleID?

  init(
    _ severity: Severity, _ id: String, actionIndex: Int, place: Place = .action, _ message: String, notes: [String] = [],
    rule: RuleID? = nil
  ) {
    self.severity = severity
    self.id = id
    self.actionIndex = actionIndex
    self.place = place
    self.message = message
    self.notes = notes
    self.rule = rule
  }
}
