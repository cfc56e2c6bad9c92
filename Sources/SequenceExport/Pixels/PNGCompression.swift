internal import PNGShim

/// What zlib makes of a picture's pixels, band by band.
struct PNGCompression {
  /// The zlib stream that is a PNG's image data.
  let stream: [UInt8]
  /// Whether a pixel lets something through; then it is RGBA, otherwise RGB.
  let hasAlpha: Bool

  /// Compresses a picture; the bytes are the same with a cache and without.
  init(of image: BandedPixels, cache: PNGBandCache?) throws(EncodingFailure) {
    let hasAlpha = !image.isOpaque
    var compressor: BandCompressor?
    var bands: [PNGBand] = []
    for (index, band) in image.bands.enumerated() {
      let place = PNGBandCache.Place(index: index, hasAlpha: hasAlpha, width: image.width)
      if let known = cache?.band(at: place, matching: band.pixels) {
        bands.append(known)
        continue
      }
      // Many pictures are made of known bands alone.
      if compressor == nil { compressor = try BandCompressor(width: image.width, hasAlpha: hasAlpha) }
      guard let packed = compressor?.band(of: band.pixels) else { throw .noMemory }
      cache?.keep(packed, at: place)
      bands.append(packed)
    }
    stream = PNGBand.stream(of: bands) { pngs_checksum_join($0, $1.checksum, $1.length) }
    self.hasAlpha = hasAlpha
  }

  /// Whether no pixel lets anything through.
  static func isOpaque(_ pixels: [UInt8]) -> Bool { pixels.withUnsafeBytes { isOpaque($0) } }

  /// Whether none of some pixels lets anything through.
  static func isOpaque(_ pixels: UnsafeRawBufferPointer) -> Bool {
    pngs_is_opaque(pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), pixels.count / 4) != 0
  }
}

/// zlib's state and its buffers, freed when it goes out of sight. The corresponding C functions are `deflateInit2` and `deflateEnd`.
private struct BandCompressor: ~Copyable {
  private let pointer: OpaquePointer
  private let rowLength: Int

  init(width: Int, hasAlpha: Bool) throws(EncodingFailure) {
    guard let made = pngs_compressor_make(UInt32(width), UInt32(BandedPixels.rows), hasAlpha ? 1 : 0) else { throw .noMemory }
    pointer = made
    rowLength = width * 4
  }

  deinit { pngs_compressor_free(pointer) }

  /// Compresses some rows. The corresponding C function is `deflate`.
  func band(of pixels: [UInt8]) -> PNGBand? {
    var band = pngs_band()
    guard pngs_compress(pointer, pixels, UInt32(pixels.count / rowLength), &band) == 0 else { return nil }
    return PNGBand(
      pixels: pixels, packed: Array(UnsafeBufferPointer(start: band.packed, count: band.packed_length)),
      length: band.length, checksum: band.checksum)
  }
}

extension EncodingFailure {
  fileprivate static var noMemory: EncodingFailure { EncodingFailure(format: "PNG", reason: "zlib gets no memory") }
}
