internal import FrameDrawing
internal import GraphvizEngine

/// One page with the frame, without a date.
enum PDFFormat {
  static func bytes(_ job: DrawingJob) throws(GraphvizError) -> [UInt8] {
    try job.sequence.engine.draw(job.picture.dot, as: .pdf)
  }
}
