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

  /// How the format has libgvc draw a frame.
  var drawer: (DrawingJob) throws(GraphvizError) -> FrameEncoding {
    switch self {
    case .svg: SVGFormat.draw
    case .png: PNGFormat.draw
    case .pdf: PDFFormat.draw
    case .dot: DOTFormat.draw
    }
  }
}

/// What is left to do when libgvc has drawn a frame: to make a file's bytes of it, for which no thread waits for another.
typealias FrameEncoding = @Sendable () throws(EncodingFailure) -> [UInt8]
