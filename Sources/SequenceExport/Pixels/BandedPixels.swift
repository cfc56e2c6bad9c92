internal import GraphvizEngine

/// A picture's pixels, some rows together, so that pictures that differ in a few rows share the others.
struct BandedPixels: Sendable {
  /// Rows of a band; the last one of a picture may have fewer.
  ///
  /// For frames of 800 to 1000 pixels a row, 16 of them are what zlib takes without moving its window. Eight compress worse, and of 32 more
  /// have to be compressed anew.
  static let rows = 16
  fileprivate static let bytesPerPixel = 4

  let width: Int
  let height: Int
  /// From the top.
  private(set) var bands: [Band]

  /// Some rows.
  struct Band: Sendable {
    /// As cairo has them.
    private(set) var pixels: [UInt8]
    /// Whether no pixel lets anything through.
    private(set) var isOpaque: Bool
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
      for part in boxes {
        let part = part.intersection(area)
        if !part.isEmpty { copy.bands[index].replace(part, firstRow: first, stride: stride, from: canvas) }
      }
    }
    return copy
  }
}

extension BandedPixels.Band {
  fileprivate init(_ pixels: [UInt8]) {
    self.pixels = pixels
    isOpaque = PNGCompression.isOpaque(pixels)
  }

  /// Takes the pixels of a box from a canvas; the array stays the same, to be shared with the band it was copied from, where they are the same.
  fileprivate mutating func replace(_ part: PixelBox, firstRow: Int, stride: Int, from canvas: borrowing PixelCanvas) {
    let columns = part.minX * BandedPixels.bytesPerPixel..<part.maxX * BandedPixels.bytesPerPixel
    for row in part.minY..<part.maxY {
      let start = (row - firstRow) * stride
      let place = (start + columns.lowerBound)..<(start + columns.upperBound)
      canvas.withRow(row) { painted in
        let painted = UnsafeRawBufferPointer(rebasing: painted[columns])
        let isSame = pixels.withUnsafeBytes { pixels in
          PNGBandCache.isEqual(UnsafeRawBufferPointer(rebasing: pixels[place]), painted)
        }
        guard !isSame else { return }
        pixels.withUnsafeMutableBytes { UnsafeMutableRawBufferPointer(rebasing: $0[place]).copyMemory(from: painted) }
        isOpaque = isOpaque && PNGCompression.isOpaque(painted)
      }
    }
    // What let something through may do so no more.
    if !isOpaque { isOpaque = PNGCompression.isOpaque(pixels) }
  }
}
