public import NavigationModel

/// All that is wrong with a scenario's JSON.
public struct ScenarioDocumentError: Error, Hashable, Sendable {
  /// What is wrong, in the order in which it was met; never empty.
  public let problems: [Problem]

  /// One thing that is wrong.
  public struct Problem: Hashable, Sendable {
    /// Where: `actions[2].node`; empty for the document as such.
    public let path: String
    /// One sentence, without a full stop.
    public let message: String
    /// The rule of UIKit behind it.
    public let rule: RuleID?

    init(_ path: String, _ message: String, rule: RuleID? = nil) {
      self.path = path
      self.message = message
      self.rule = rule
    }
  }

  init(_ problems: [Problem]) {
    self.problems = problems
  }
}

extension ScenarioDocumentError: CustomStringConvertible {
  /// The problems, one a line.
  public var description: String {
    diagnostics.map(\.message).joined(separator: "\n")
  }

  /// The problems as diagnostics; a path stands where a text has a line and a column.
  public var diagnostics: [Diagnostic] {
    problems.map { problem in
      Diagnostic(
        .error, "document", (problem.path.isEmpty ? "" : problem.path + ": ") + problem.message, rule: problem.rule,
        notes: Diagnostic.Note.caveats(of: problem.rule))
    }
  }
}
