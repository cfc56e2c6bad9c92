internal import FrameDrawing
internal import GraphvizEngine

/// One page with the frame, its title and alt text as title and subject, and a date that is always the same.
enum PDFFormat {
  static func draw(_ job: DrawingJob) throws(GraphvizError) -> FrameEncoding {
    let drawn = try job.sequence.engine.draw(job.picture.dot, as: .pdf)
    return { PDFInfo.describing(drawn, title: job.picture.title, subject: job.picture.altText, record: job.record) }
  }
}
