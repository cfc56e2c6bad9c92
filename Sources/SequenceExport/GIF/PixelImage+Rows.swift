internal import Foundation
internal import GraphvizEngine

extension PixelImage {
  /// The rows that differ from those of another picture of the same size, in order; all of them where there is no other.
  func rows(otherThanIn other: PixelImage?) -> [Int] {
    guard let other else { return Array(0..<height) }
    return bytes.withUnsafeBytes { mine in
      other.bytes.withUnsafeBytes { theirs in
        (0..<height).filter { y in
          guard let one = mine.baseAddress, let two = theirs.baseAddress else { return false }
          return memcmp(one + 4 * y * width, two + 4 * y * width, 4 * width) != 0
        }
      }
    }
  }

  /// Gives each run of one colour in a row, from the left, with where it ends.
  ///
  /// - Parameter body: Takes a colour as `0xRRGGBB`, on white where it is not opaque, and the columns.
  func forEachRun(inRow y: Int, _ body: (UInt32, Range<Int>) -> Void) {
    bytes.withUnsafeBytes { bytes in
      let row = bytes[(4 * y * width)..<(4 * (y + 1) * width)].bindMemory(to: UInt32.self)
      var (start, x) = (0, 0)
      // A plain loop: this is where a build without optimisation spends its time.
      while start < width {
        let pixel = row[start]
        repeat { x += 1 } while x < width && row[x] == pixel
        body(Self.color(UInt32(littleEndian: pixel)), start..<x)
        start = x
      }
    }
  }

  /// What is premultiplied has room for the white that shines through.
  private static func color(_ pixel: UInt32) -> UInt32 { (pixel & 0xFF_FFFF) + (255 - pixel >> 24) * 0x01_0101 }
}
