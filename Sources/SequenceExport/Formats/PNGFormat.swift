internal import FrameDrawing
internal import GraphvizEngine

/// Pixels: at scale 1 as many as an SVG takes on a screen, 96 to the inch.
enum PNGFormat {
  private static let dotsPerInch = 96

  /// How many pixels a length in points takes.
  static func pixels(_ points: Double, _ scale: Int) -> Double { (points * Double(dotsPerInch * scale) / 72).rounded(.up) }

  static func bytes(_ job: DrawingJob) throws(GraphvizError) -> [UInt8] {
    try job.sequence.engine.draw(job.picture.dot, as: .png, dotsPerInch: dotsPerInch * job.scale)
  }
}
