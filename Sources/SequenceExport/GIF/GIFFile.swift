internal import GDShim

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

  /// The header with the palette, and the wish to be played for ever.
  func beginning() throws(EncodingFailure) -> [UInt8] {
    try taking { gds_gif_begin($0, CInt(width), CInt(height), &$1) }
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

  /// What changes with a picture, and how long it is shown, in hundredths of a second.
  func block(of patch: IndexedCanvas.Patch, hold: Int) throws(EncodingFailure) -> [UInt8] {
    try taking {
      gds_gif_add(
        $0, patch.indices, CInt(patch.width), CInt(patch.height), CInt(patch.left), CInt(patch.top), CInt(hold), &$1)
    }
  }

  /// The last byte.
  func end() throws(EncodingFailure) -> [UInt8] { try taking { gds_gif_end(&$1) } }

  /// Copies bytes that libgd made, and frees them.
  private func taking(
    _ make: (gds_palette, inout Int) -> UnsafeMutablePointer<UInt8>?
  ) throws(EncodingFailure) -> [UInt8] {
    guard gds_version() != nil else {
      throw EncodingFailure(
        format: "GIF", reason: "libgd is not installed", hint: "install libgd3 (Debian, Ubuntu) or gd (Homebrew)")
    }
    var length = 0
    let bytes = palette.colors.withUnsafeBufferPointer { colors in
      make(gds_palette(colors: colors.baseAddress, count: CInt(colors.count)), &length)
    }
    guard let bytes else { throw EncodingFailure(format: "GIF", reason: "libgd has no memory for it") }
    defer { gds_bytes_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: length))
  }
}
