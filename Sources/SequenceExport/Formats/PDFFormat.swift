internal import FrameDrawing
internal import GraphvizEngine

/// One page with the frame, without a date.
enum PDFFormat {
  static func draw(_ job: DrawingJob) throws(GraphvizError) -> FrameEncoding {
    let drawn = try job.sequence.engine.draw(job.picture.dot, as: .pdf)
    return { drawn }
  }
}
