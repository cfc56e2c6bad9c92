public import FrameDrawing
public import GraphvizEngine
public import NavigationModel

/// A story arranged by Graphviz and ready to be drawn, frame by frame, in any format.
///
/// ```swift
/// let replay = Replay(of: scenario)
/// let sequence = try DrawnSequence(of: replay.steps, title: scenario.title)
/// let svg = try sequence.bytes(ofFrame: 3, as: .svg)
/// ```
///
/// It is a value that tasks may share: whatever they draw at the same time, each gets the bytes that it would get alone, and what fails in one
/// of them, or is cancelled, leaves nothing behind for the others. libgvc draws for one of them at a time, and the others wait:
/// ``DrawingThreads`` has threads for that.
public struct DrawnSequence: Sendable {
  /// The frames before Graphviz draws them.
  public let frames: FrameSequence
  /// The theme that was asked for; nil where nobody asked, which is light, and in HTML follows the reader's setting.
  public let theme: ThemeName?

  /// The text that the story was read from, which its pictures carry; nil where they carry nothing.
  public var source: String? { carriedSource?.text }

  let engine: GraphvizEngine
  let options: DrawingOptions
  let tools: PictureRecord.Tools?
  let carriedSource: CarriedSource?
  /// What all frames share as SVG.
  let fragments: SVGFragments

  /// Arranges a story.
  ///
  /// - Parameters:
  ///   - steps: The steps of one replay, in order.
  ///   - title: What the story is called.
  ///   - options: How to draw; the theme is overridden by the one named.
  ///   - theme: The theme by name; `auto` is light, and in SVG follows the reader's setting.
  ///   - source: The text that the story was read from, for pictures that carry it.
  ///   - engine: The one that measures and draws.
  /// - Throws: ``DrawingFailure``, or `CancellationError` where the task is cancelled while texts are measured.
  public init(
    of steps: [Step], title: String?, options: DrawingOptions = DrawingOptions(), theme: ThemeName? = nil,
    source: String? = nil, engine: GraphvizEngine = .shared
  ) throws {
    self.engine = engine
    fragments = SVGFragments(engine)
    self.theme = theme
    carriedSource = source.map(CarriedSource.init)
    var options = options
    switch theme {
    case .light, .auto, nil: options.theme = .light
    case .dark: options.theme = .dark
    }
    self.options = options
    do {
      tools = source == nil ? nil : try PictureRecord.Tools(engine)
      frames = try FrameSequence(
        of: steps, title: title, options: options, measurer: .graphviz(engine), arranger: .graphviz(engine))
    } catch let cause as GraphvizError {
      throw DrawingFailure(arranging: cause)
    }
  }

  /// Whether SVG follows the reader's setting; other formats of frames then are light.
  public var followsReader: Bool { theme == .auto }

  /// Draws one frame, to its end even in a task that is cancelled.
  ///
  /// - Precondition: There is a step of that index.
  /// - Parameters:
  ///   - index: The step's index, 0 for the start, at most `frames.steps.count - 1`.
  ///   - format: What to draw it as.
  ///   - scale: Pixels of a PNG for each one of a screen with 96 dots an inch, 1 … 3; the other formats have no pixels.
  /// - Throws: ``DrawingFailure``.
  public func bytes(ofFrame index: Int, as format: FrameFormat, scale: Int = 1) throws(DrawingFailure) -> [UInt8] {
    try bytes(of: frames.frame(index), as: format, scale: scale)
  }

  /// Draws a frame that was composed before, so that several formats share the work.
  ///
  /// - Throws: ``DrawingFailure``.
  public func bytes(of frame: Frame, as format: FrameFormat, scale: Int = 1) throws(DrawingFailure) -> [UInt8] {
    try draw([frame], as: format, scale: scale)[0].get()()
  }

  /// A ``FrameEncoding`` whose failure names the frame.
  typealias Encoding = @Sendable () throws(DrawingFailure) -> [UInt8]

  /// Has libgvc draw frames, and gives for each what is left to do without it, or why it cannot be drawn.
  ///
  /// - Parameter pixels: What it shares with other frames as pixels; nil for a frame alone.
  func draw(
    _ frames: [Frame], as format: FrameFormat, scale: Int, pixels: SharedPixels? = nil
  ) -> [Result<Encoding, DrawingFailure>] {
    let jobs = frames.map { frame in
      DrawingJob(
        picture: frame.picture, sequence: self, scale: scale,
        record: record(ofFrame: frame.step.index, as: format, scale: scale), fragments: fragments, pixels: pixels)
    }
    return draw(jobs, frames: frames.map(\.step.index), as: format)
  }

  /// Has libgvc draw a picture of the whole story.
  func bytes(of sheet: Picture, as format: FrameFormat, scale: Int, record: String?) throws(DrawingFailure) -> [UInt8] {
    let job = DrawingJob(
      picture: sheet, sequence: self, scale: scale, record: record, fragments: SVGFragments(engine), pixels: nil)
    return try draw([job], frames: [nil], as: format)[0].get()()
  }

  /// A failure says of which frame it is, where it is one.
  private func draw(
    _ jobs: [DrawingJob], frames: [Int?], as format: FrameFormat
  ) -> [Result<Encoding, DrawingFailure>] {
    zip(zip(jobs, frames), format.drawer(jobs)).map { job, drawn in
      let (job, frame) = job
      switch drawn {
      case .success(let encoding): return .success(Self.encoding(encoding, ofFrame: frame))
      case .failure(let cause):
        return .failure(DrawingFailure(frame: frame, drawing: cause, as: format, of: job.picture.size, scale: job.scale))
      }
    }
  }

  private static func encoding(_ encoding: @escaping FrameEncoding, ofFrame frame: Int?) -> Encoding {
    { () throws(DrawingFailure) in
      do throws(EncodingFailure) {
        return try encoding()
      } catch {
        throw DrawingFailure(frame: frame, encoding: error)
      }
    }
  }
}

extension DrawnSequence {
  /// Has libgvc draw frames for formats that take SVG apart.
  func fragments(of frames: [Frame]) throws(DrawingFailure) -> [SVGFragments.Drawn] {
    var drawn: [SVGFragments.Drawn] = []
    for (frame, result) in zip(frames, fragments.drawn(of: frames.map(\.picture))) {
      do throws(GraphvizError) {
        drawn.append(try result.get())
      } catch {
        throw DrawingFailure(frame: frame.step.index, drawing: error, as: .svg, of: frame.picture.size, scale: 1)
      }
    }
    return drawn
  }

  /// Has libgvc draw one frame for formats that are made of pixels.
  func pixels(ofFrame index: Int, scale: Int) throws(DrawingFailure) -> PixelImage {
    let picture = frames.frame(index).picture
    do throws(GraphvizError) {
      return try PNGFormat.pixels(
        DrawingJob(picture: picture, sequence: self, scale: scale, record: nil, fragments: fragments, pixels: nil))
    } catch {
      throw DrawingFailure(frame: index, drawing: error, as: .png, of: picture.size, scale: scale)
    }
  }
}

/// What a format needs to draw a frame or a sheet.
struct DrawingJob: Sendable {
  let picture: Picture
  let sequence: DrawnSequence
  let scale: Int
  /// What it says of its source, as one line of JSON; nil where it says nothing.
  let record: String?
  /// What pictures on one canvas share as SVG.
  let fragments: SVGFragments
  /// What pictures of one story share as pixels; nil for one alone.
  let pixels: SharedPixels?
}
