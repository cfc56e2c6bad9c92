internal import GraphvizEngine

/// How often each colour occurs in pictures that follow one another; rows that stay count once.
struct ColorCensus {
  /// How many pixels have a colour, by its number `0xRRGGBB`.
  private(set) var counts: [UInt32: Int] = [:]
  private var last: PixelImage?

  /// The pictures' size in pixels, 0 before the first.
  var width: Int { last?.width ?? 0 }
  var height: Int { last?.height ?? 0 }

  /// Counts the next picture.
  ///
  /// - Throws: ``EncodingFailure`` where it has another size than the last.
  mutating func count(_ image: PixelImage) throws(EncodingFailure) {
    if let last, (last.width, last.height) != (image.width, image.height) {
      throw EncodingFailure(format: "GIF", reason: "the pictures are not of one size: \(last) and \(image)")
    }
    for y in image.rows(otherThanIn: last) {
      image.forEachRun(inRow: y) { color, columns in counts[color, default: 0] += columns.count }
    }
    last = image
  }

  /// The colours, the most frequent first.
  var ranking: [UInt32] {
    counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key)
  }
}
