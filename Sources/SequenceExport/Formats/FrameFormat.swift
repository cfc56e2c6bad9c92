internal import GraphvizEngine

/// A format in which each frame is a file of its own; the raw value is the file's ending and the word on the command line.
public enum FrameFormat: String, CaseIterable, Hashable, Sendable {
  /// Scalable, with a group for every controller.
  case svg
  /// Pixels.
  case png
  /// One page.
  case pdf
  /// What Graphviz draws the others from.
  case dot

  /// How the format has libgvc draw frames of one story.
  var drawer: ([DrawingJob]) -> [Result<FrameEncoding, GraphvizError>] {
    switch self {
    case .svg: SVGFormat.draw
    case .png: Self.eachAlone(PNGFormat.draw)
    case .pdf: Self.eachAlone(PDFFormat.draw)
    case .dot: Self.eachAlone(DOTFormat.draw)
    }
  }

  private static func eachAlone(
    _ draw: @escaping (DrawingJob) throws(GraphvizError) -> FrameEncoding
  ) -> ([DrawingJob]) -> [Result<FrameEncoding, GraphvizError>] {
    { jobs in jobs.map { job in Result { () throws(GraphvizError) in try draw(job) } } }
  }

  /// Whether several frames drawn at once take less time than one after the other, and little memory.
  var sharesDrawing: Bool {
    switch self {
    case .svg, .dot: true
    case .png, .pdf: false
    }
  }
}

/// What is left to do when libgvc has drawn a frame: to make a file's bytes of it, for which no thread waits for another.
typealias FrameEncoding = @Sendable () throws(EncodingFailure) -> [UInt8]
