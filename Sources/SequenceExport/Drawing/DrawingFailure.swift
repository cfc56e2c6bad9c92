public import GraphvizEngine

/// Graphviz could not do its part: for which frame, and what it said.
public struct DrawingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The frame's index; nil where all frames were still being arranged.
  public let frame: Int?
  /// What Graphviz was asked, and what it said.
  public let cause: GraphvizError
  /// What else would help.
  public let hint: String?

  /// The failure in one sentence.
  public var description: String {
    (frame.map { "frame \($0): " } ?? "") + cause.description + (hint.map { "; \($0)" } ?? "")
  }
}
