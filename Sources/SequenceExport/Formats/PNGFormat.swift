internal import FrameDrawing
internal import GraphvizEngine

/// Pixels: at scale 1 as many as an SVG takes on a screen, 96 to the inch.
enum PNGFormat {
  /// What people can ask for; finer pictures are for formats without pixels.
  static let scales = 1...3
  private static let dotsPerInch = 96

  /// How many pixels a length in points takes.
  static func pixels(_ points: Double, _ scale: Int) -> Double { (points * Double(dotsPerInch * scale) / 72).rounded(.up) }

  static func draw(_ job: DrawingJob) throws(GraphvizError) -> FrameEncoding {
    let image = try shared(job)
    let words = PNGFile.Words(title: job.picture.title, description: job.picture.altText, record: job.record)
    let resolution = dotsPerInch * job.scale
    let cache = job.pixels?.bands
    return { () throws(EncodingFailure) in
      try PNGFile.bytes(of: image, dotsPerInch: resolution, words: words, cache: cache)
    }
  }

  private static func shared(_ job: DrawingJob) throws(GraphvizError) -> BandedPixels {
    guard let shared = job.pixels else { return try BandedPixels(pixels(job)) }
    return try shared.painter.pixels(
      of: job.picture, dotsPerInch: dotsPerInch * job.scale, engine: job.sequence.engine
    ) { () throws(GraphvizError) in try pixels(job) }
  }

  /// The frame's pixels, for every format that is made of them.
  static func pixels(_ job: DrawingJob) throws(GraphvizError) -> PixelImage {
    guard scales.contains(job.scale) else {
      throw GraphvizError(
        reason: .refused, request: "draw the graph as PNG",
        messages: ["the scale \(job.scale) is not between \(scales.lowerBound) and \(scales.upperBound)"])
    }
    return try job.sequence.engine.pixels(of: job.picture.dot, dotsPerInch: dotsPerInch * job.scale)
  }
}
