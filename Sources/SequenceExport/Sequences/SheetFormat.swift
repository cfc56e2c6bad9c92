internal import FrameDrawing

/// All frames side by side: a drawing like any other, so it comes in every format of frames.
enum SheetFormat {
  static func bytes(_ job: SequenceJob, as format: FrameFormat) throws(DrawingFailure) -> [UInt8] {
    let sheet = job.sequence.frames.sheet(columns: job.options.columns)
    return try job.sequence.bytes(of: sheet, as: format, scale: job.options.scale, record: job.record)
  }
}
