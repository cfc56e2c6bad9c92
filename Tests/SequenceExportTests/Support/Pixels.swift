import GraphvizEngine
import SequenceExport
import StoryGenerator

/// Pictures for encoders, made up from a seed.
struct Pixels {
  var width: Int
  var height: Int
  /// Blue, green, red and alpha, premultiplied.
  var bytes: [UInt8]

  /// What is to be seen.
  enum Kind: CaseIterable {
    /// One colour, rows that repeat, and none like another.
    case even, striped, noisy
    /// Noise that lets something through, which is premultiplied.
    case transparent
  }

  init(_ kind: Kind, width: Int, height: Int, seed: UInt64 = 1) {
    var random = SeededSource(seed: seed)
    (self.width, self.height) = (width, height)
    bytes = []
    for y in 0..<height {
      for x in 0..<width {
        switch kind {
        case .even: bytes += [10, 20, 30, 255]
        case .striped: bytes += [UInt8(truncatingIfNeeded: y / 3), UInt8(truncatingIfNeeded: x), 7, 255]
        case .noisy: bytes += (0..<3).map { _ in UInt8(truncatingIfNeeded: random.next()) } + [255]
        case .transparent:
          let alpha = UInt8(truncatingIfNeeded: random.next())
          bytes += (0..<3).map { _ in UInt8(random.below(Int(alpha) + 1)) } + [alpha]
        }
      }
    }
  }

  var image: PixelImage { PixelImage(width: width, height: height, bytes: bytes) }

  /// What a PNG of it must decode to: red, green, blue and alpha, which are not premultiplied.
  var decoded: [UInt8] {
    stride(from: 0, to: bytes.count, by: 4).flatMap { start -> [UInt8] in
      let alpha = Int(bytes[start + 3])
      let channels = [2, 1, 0].map { alpha == 0 ? 0 : UInt8((Int(bytes[start + $0]) * 255 + alpha / 2) / alpha) }
      return channels + [UInt8(alpha)]
    }
  }

  /// The file, made with or without a cache.
  func png(_ cache: PNGBandCache? = nil) throws -> [UInt8] {
    try PNGFile.bytes(of: image, dotsPerInch: 96, words: PNGFile.Words(title: "a", description: "b"), cache: cache)
  }
}
