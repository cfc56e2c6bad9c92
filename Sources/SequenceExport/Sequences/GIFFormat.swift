internal import FrameDrawing
internal import GraphvizEngine

/// All frames as a GIF that plays for ever, for where SVG is refused.
enum GIFFormat {
  static func bytes(_ job: SequenceJob) throws -> [UInt8] {
    let sequence = job.sequence
    // The mark stands there without a source, too: by it navtree knows the file as its own.
    let record = GIFWords.mark + (job.record ?? "")
    let animation = GIFAnimation(
      holds: job.options.pacing.holds(of: sequence.frames.steps), comments: [sequence.frames.altText, record])
    do {
      // Each frame is drawn twice, which is half a step forward each time.
      var count = 0
      return try animation.bytes { index in
        try Task.checkCancellation()
        count += 1
        if count.isMultiple(of: 2) { job.progress() }
        return try sequence.pixels(ofFrame: index, scale: job.options.scale)
      }
    } catch let failure as EncodingFailure {
      throw DrawingFailure(frame: nil, encoding: failure)
    }
  }
}
