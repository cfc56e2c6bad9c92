/// Graphviz inside the process: draws DOT text, lets `dot` arrange it, and measures text.
///
/// ```swift
/// let svg = try GraphvizEngine.shared.draw(dot, as: .svg)
/// ```
///
/// libgvc keeps its state in globals, whatever context it is given, so there is one context and one lock for the whole process. Calls from
/// several tasks are safe, and follow one another. The context is opened at the first call and never closed. Other code of the process that
/// calls libgvc by itself is not covered by the lock.
///
/// A call keeps its thread until libgvc is free and done: milliseconds for a frame of ours, up to seconds for thousands of nodes. It is not
/// cancelled half-way, since libgvc cannot be stopped. Tasks that draw a lot do so on threads other than those that Swift's tasks share.
///
/// The same text gives the same bytes, whatever was drawn before: objects get ids in the order in which they first appear in the text.
/// Other versions of Graphviz, cairo, or the fonts may give others.
public struct GraphvizEngine: Sendable {
  /// The engine of this process.
  public static let shared = GraphvizEngine()

  private init() {}
}
