internal import FrameDrawing
public import GraphvizEngine

/// Graphviz could not do its part: for which frame, and what it said.
public struct DrawingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The frame's index; nil where all frames were still being arranged.
  public let frame: Int?
  /// What Graphviz was asked, and what it said.
  public let cause: GraphvizError
  /// What else would help; it takes the place of Graphviz's own hint.
  public let hint: String?

  /// Describes a failure.
  public init(frame: Int?, cause: GraphvizError, hint: String? = nil) {
    self.frame = frame
    self.cause = cause
    self.hint = hint
  }

  /// The failure in one sentence.
  public var description: String {
    let said = GraphvizError(reason: cause.reason, request: cause.request, messages: cause.messages, hint: hint ?? cause.hint)
    return (frame.map { "frame \($0): " } ?? "") + said.description
  }
}

extension DrawingFailure {
  /// Arranging all frames failed.
  init(arranging cause: GraphvizError) {
    let isArranging = cause.request.hasPrefix("arrange")
    self.init(frame: nil, cause: cause, hint: isArranging ? "the arrangement 'slots' needs no dot" : nil)
  }

  /// Drawing a frame or a sheet failed.
  init(frame: Int?, drawing cause: GraphvizError, as format: FrameFormat, of canvas: Size, scale: Int) {
    // The one limit of boxes in boxes that links do not have.
    if cause.reason == .refused, cause.messages.contains(where: { $0.hasPrefix("subgraphs nest deeper") }) {
      self.init(frame: frame, cause: cause, hint: "the view 'tree' has no such limit")
      return
    }
    let isTooLarge = format == .png && cause.reason == .tooLarge
    self.init(frame: frame, cause: cause, hint: isTooLarge ? Self.smallerScale(than: scale, for: canvas) : nil)
  }

  /// The hint of the engine speaks of dots per inch, which nobody can give here: a scale that would do, if there is one.
  private static func smallerScale(than scale: Int, for canvas: Size) -> String {
    let fitting = (1..<max(scale, 1)).last { scale in
      let (width, height) = (PNGFormat.pixels(canvas.width, scale), PNGFormat.pixels(canvas.height, scale))
      // As `GraphvizEngine.draw` documents them.
      return max(width, height) <= 32_766 && width * height <= 32_000_000
    }
    return fitting.map { "scale \($0) would do" } ?? "SVG has no such limit"
  }
}
