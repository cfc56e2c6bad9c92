internal import FrameDrawing
public import GraphvizEngine

/// A frame could not be drawn: which one, and what Graphviz or an encoder said.
///
/// It says nothing about other frames, formats and stories, which may be drawn as before. ``cause`` tells what a client can do; the same call
/// with the same story fails again.
public struct DrawingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The frame's index; nil where all frames were still being arranged.
  public let frame: Int?
  /// Who could not do their part.
  public let cause: Cause
  /// What else would help; it takes the place of Graphviz's own hint.
  public let hint: String?

  /// Who could not do their part, and why.
  public enum Cause: Hashable, Sendable {
    /// What Graphviz was asked, and what it said.
    case graphviz(GraphvizError)
    /// What the frame, once drawn, was to become.
    case encoding(EncodingFailure)
  }

  /// Describes a failure of Graphviz.
  public init(frame: Int?, cause: GraphvizError, hint: String? = nil) {
    self.frame = frame
    self.cause = .graphviz(cause)
    self.hint = hint
  }

  /// Describes a failure of an encoder.
  public init(frame: Int?, encoding cause: EncodingFailure) {
    self.frame = frame
    self.cause = .encoding(cause)
    hint = nil
  }

  /// The failure in one sentence.
  public var description: String {
    let said =
      switch cause {
      case .graphviz(let error):
        GraphvizError(reason: error.reason, request: error.request, messages: error.messages, hint: hint ?? error.hint)
          .description
      case .encoding(let failure): failure.description
      }
    return (frame.map { "frame \($0): " } ?? "") + said
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
    if cause.messages.contains(where: { $0.hasPrefix(DrawingLimits.tooLongBeginning) }) {
      // What draws one frame after the other meets the limit only where one frame does.
      let hint =
        frame == nil
        ? "tell fewer steps, or draw the story as html, as animated.svg or frame by frame"
        : "show less of the tree, or print it with 'navtree show'"
      self.init(frame: frame, cause: cause, hint: hint)
      return
    }
    let isTooLarge = format == .png && cause.reason == .tooLarge
    self.init(frame: frame, cause: cause, hint: isTooLarge ? Self.smallerScale(than: scale, for: canvas) : nil)
  }

  /// The hint of the engine speaks of dots per inch, which nobody can give here: a scale that would do, if there is one.
  private static func smallerScale(than scale: Int, for canvas: Size) -> String {
    let fitting = PNGFormat.scales.last { smaller in
      guard smaller < scale else { return false }
      let (width, height) = (PNGFormat.pixels(canvas.width, smaller), PNGFormat.pixels(canvas.height, smaller))
      return max(width, height) <= Double(DrawingLimits.side) && width * height <= Double(DrawingLimits.pixels)
    }
    return fitting.map { "scale \($0) would do" } ?? "SVG has no such limit"
  }
}
