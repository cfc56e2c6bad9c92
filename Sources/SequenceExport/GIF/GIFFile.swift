internal import CGD

/// The parts of a GIF, by libgd where it makes them.
///
/// The rectangles that change are found here and not by `gdImageGifAnimAdd`, which compares pictures pixel by pixel through their palettes,
/// and marks what stays by a colour that has to be given up in all pictures.
struct GIFFile {
  private let width: Int
  private let height: Int
  private let palette: GIFPalette

  private static let longestSide = 65_535

  /// - Throws: ``EncodingFailure`` where the pictures are too large.
  init(width: Int, height: Int, palette: GIFPalette) throws(EncodingFailure) {
    guard max(width, height) <= Self.longestSide else {
      throw EncodingFailure(
        format: "GIF", reason: "it would have \(width) × \(height) pixels, and the most are \(Self.longestSide) on a side",
        hint: "SVG has no such limit")
    }
    self.width = width
    self.height = height
    self.palette = palette
  }

  /// The header with the palette, and the wish to be played for ever. The corresponding C function is `gdImageGifAnimBeginPtr`.
  func beginning() throws(EncodingFailure) -> [UInt8] {
    let image = try Image(width: width, height: height, palette)
    return try Self.taking { gdImageGifAnimBeginPtr(image.pointer, &$0, 1, 0) }
  }

  /// What the pictures show, in blocks of at most 255 bytes. libgd has no call for it.
  static func comment(_ text: String) -> [UInt8] {
    guard !text.isEmpty else { return [] }
    let bytes = Array(text.utf8)
    var block: [UInt8] = [0x21, 0xFE]
    for start in stride(from: 0, to: bytes.count, by: 255) {
      let part = bytes[start..<min(start + 255, bytes.count)]
      block.append(UInt8(part.count))
      block += part
    }
    return block + [0]
  }

  /// What changes with a picture, and how long it is shown, in hundredths of a second. The corresponding C function is
  /// `gdImageGifAnimAddPtr`.
  func block(of patch: IndexedCanvas.Patch, hold: Int) throws(EncodingFailure) -> [UInt8] {
    let image = try Image(width: patch.width, height: patch.height, palette)
    image.fill(with: patch.indices)
    return try Self.taking {
      gdImageGifAnimAddPtr(
        image.pointer, &$0, 0, CInt(patch.left), CInt(patch.top), CInt(hold), CInt(gdDisposalNone), nil)
    }
  }

  /// The last byte. The corresponding C function is `gdImageGifAnimEndPtr`.
  func end() throws(EncodingFailure) -> [UInt8] { try Self.taking { gdImageGifAnimEndPtr(&$0) } }

  /// Copies bytes that libgd made, and frees them.
  private static func taking(_ make: (inout CInt) -> UnsafeMutableRawPointer?) throws(EncodingFailure) -> [UInt8] {
    var length: CInt = 0
    guard let bytes = make(&length) else { throw EncodingFailure(format: "GIF", reason: "libgd has no memory for it") }
    defer { gdFree(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
  }

  /// A picture of libgd's. The corresponding C functions are `gdImageCreate` and `gdImageDestroy`.
  private struct Image: ~Copyable {
    let pointer: gdImagePtr
    private let width: Int

    init(width: Int, height: Int, _ palette: GIFPalette) throws(EncodingFailure) {
      guard let image = gdImageCreate(CInt(width), CInt(height)) else {
        throw EncodingFailure(format: "GIF", reason: "libgd has no memory for \(width) × \(height) pixels")
      }
      pointer = image
      self.width = width
      for color in palette.colors + [0] {
        _ = gdImageColorAllocate(image, CInt(color >> 16 & 255), CInt(color >> 8 & 255), CInt(color & 255))
      }
      gdImageColorTransparent(image, CInt(palette.unchanged))
    }

    deinit { gdImageDestroy(pointer) }

    func fill(with indices: [UInt8]) {
      indices.withUnsafeBufferPointer { indices in
        for (y, start) in stride(from: 0, to: indices.count, by: width).enumerated() {
          guard let row = pointer.pointee.pixels[y], let from = indices.baseAddress else { continue }
          row.update(from: from + start, count: width)
        }
      }
    }
  }
}
