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

  /// How the format makes bytes of a frame.
  var writer: (DrawingJob) throws(GraphvizError) -> [UInt8] {
    switch self {
    case .svg: SVGFormat.bytes
    case .png: PNGFormat.bytes
    case .pdf: PDFFormat.bytes
    case .dot: DOTFormat.bytes
    }
  }
}
