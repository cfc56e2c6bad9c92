internal import GraphvizEngine

/// A picture's pixels, some rows together, so that pictures that differ in a few rows share the others.
struct BandedPixels: Sendable {
  /// Rows of a band; the last one of a picture may have fewer.
  ///
  /// For frames of 800 to 1000 pixels a row, 16 of them are what zlib takes without moving its window. Eight compress worse, and of 32 more
  /// have to be compressed anew.
  static let rows = 16
  private static let bytesPerPixel = 4

  let width: Int
  let height: Int
  /// From the top.
  private(set) var bands: [Band]

  /// Some rows.
  struct Band: Sendable {
    /// As cairo has them.
    let pixels: [UInt8]
    /// Whether no pixel lets anything through.
    let isOpaque: Bool
  }

  init(_ image: PixelImage) {
    (width, height) = (image.width, image.height)
    let length = Self.rows * width * Self.bytesPerPixel
    bands = stride(from: 0, to: image.bytes.count, by: length).map { start in
      Band(Array(image.bytes[start..<min(start + length, image.bytes.count)]))
    }
  }
}

extension BandedPixels {
  /// Whether no pixel lets anything through.
  var isOpaque: Bool { bands.allSatisfy(\.isOpaque) }

  /// The same with other pixels in some boxes, all of which are inside.
  func replacing(_ boxes: [PixelBox], from canvas: borrowing PixelCanvas) -> BandedPixels {
    var copy = self
    let stride = width * Self.bytesPerPixel
    for (index, band) in bands.enumerated() {
      let first = index * Self.rows
      let area = PixelBox(minX: 0, minY: first, maxX: width, maxY: first + band.pixels.count / stride)
      let parts = boxes.map { $0.intersection(area) }.filter { !$0.isEmpty }
      guard !parts.isEmpty else { continue }
      var pixels = band.pixels
      pixels.withUnsafeMutableBytes { pixels in
        for part in parts {
          let columns = (part.minX * Self.bytesPerPixel)..<(part.maxX * Self.bytesPerPixel)
          for row in part.minY..<part.maxY {
            let start = (row - first) * stride
            let target = UnsafeMutableRawBufferPointer(
              rebasing: pixels[(start + columns.lowerBound)..<(start + columns.upperBound)])
            canvas.withRow(row) { target.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[columns])) }
          }
        }
      }
      copy.bands[index] = Band(pixels)
    }
    return copy
  }
}

extension BandedPixels.Band {
  fileprivate init(_ pixels: [UInt8]) {
    self.pixels = pixels
    isOpaque = PNGCompression.isOpaque(pixels)
  }
}
