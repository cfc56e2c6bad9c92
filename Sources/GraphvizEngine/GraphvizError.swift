/// What Graphviz was asked, why there is no result, and what Graphviz itself said.
public struct GraphvizError: Error, Hashable, Sendable {
  /// The stage that failed.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The input was not given to Graphviz, because it is known to end the process or to exceed a documented limit.
    case refused
    /// The image would have more pixels than cairo can be trusted with.
    case tooLarge
    /// The text is not one graph in DOT.
    case syntax
    /// Graphviz could not lay the graph out.
    case layout
    /// Graphviz could not draw the graph.
    case rendering
    /// A part of Graphviz is not installed, or there is no memory for it.
    case unavailable
  }

  /// The stage that failed.
  public let reason: Reason
  /// What was asked, in words that continue "could not": `draw the graph as PNG`.
  public let request: String
  /// Everything Graphviz said about it in its own words, or the one rule that the input broke; one sentence each.
  public let messages: [String]
  /// What to do about it, where that is known.
  public let hint: String?

  /// Describes a failure.
  public init(reason: Reason, request: String, messages: [String], hint: String? = nil) {
    self.reason = reason
    self.request = request
    self.messages = messages
    self.hint = hint
  }
}

extension GraphvizError: CustomStringConvertible {
  /// One line: what was asked, what Graphviz said, and the hint.
  public var description: String {
    let said = messages.isEmpty ? "Graphviz gave no reason" : messages.joined(separator: "; ")
    return "could not \(request): \(said)" + (hint.map { "; \($0)" } ?? "")
  }
}
