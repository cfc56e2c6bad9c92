/// What Graphviz was asked, why there is no result, and what Graphviz itself said.
///
/// The engine is as good after it as before: the next call knows nothing of this one. ``reason`` tells what a client can do.
public struct GraphvizError: Error, Hashable, Sendable {
  /// The stage that failed.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The input was not given to Graphviz, because it is known to end the process or to exceed a documented limit. The one message names the
    /// rule: change the input; trying again does not help.
    case refused
    /// The image would have more pixels than cairo can be trusted with. The hint names a resolution that would do, or says to take SVG.
    case tooLarge
    /// The text is not one graph in DOT. Graphviz's words name the line: change the text.
    case syntax
    /// Graphviz could not lay the graph out: a position is missing, or `dot` gave up. Arrange the graph otherwise, or without `dot`.
    case layout
    /// Graphviz could not draw the graph, most often because the renderer is not installed. ``GraphvizEngine/inspect(fontName:)`` tells which
    /// formats work here; another one may do.
    case rendering
    /// A part of Graphviz is not installed, or there is no memory for it. Install what the hint names, or draw less at once.
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
