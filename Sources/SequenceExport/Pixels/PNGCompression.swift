internal import GraphvizEngine
internal import PNGShim

/// What zlib makes of a picture's pixels, band by band.
struct PNGCompression {
  /// The zlib stream that is a PNG's image data.
  let stream: [UInt8]
  /// Whether a pixel lets something through; then it is RGBA, otherwise RGB.
  let hasAlpha: Bool

  /// Compresses a picture; the bytes are the same with a cache and without.
  init(of image: PixelImage, cache: PNGBandCache?) throws(EncodingFailure) {
    let pixels = image.bytes
    let hasAlpha = pixels.withUnsafeBufferPointer { pngs_is_opaque($0.baseAddress, image.width * image.height) == 0 }
    var compressor: BandCompressor?
    var bands: [PNGBand] = []
    for start in stride(from: 0, to: image.height, by: PNGBand.rows) {
      let rows = start..<min(start + PNGBand.rows, image.height)
      let place = PNGBandCache.Place(index: start / PNGBand.rows, hasAlpha: hasAlpha, width: image.width)
      if let known = image.withRows(rows, { cache?.band(at: place, matching: $0) }) {
        bands.append(known)
        continue
      }
      // Many pictures are made of known bands alone.
      if compressor == nil { compressor = try BandCompressor(width: image.width, hasAlpha: hasAlpha) }
      guard let band = image.withRows(rows, { compressor?.band(of: $0, rows: rows.count) }) else { throw .noMemory }
      cache?.keep(band, at: place)
      bands.append(band)
    }
    stream = PNGBand.stream(of: bands) { pngs_checksum_join($0, $1.checksum, $1.length) }
    self.hasAlpha = hasAlpha
  }
}

/// zlib's state and its buffers, freed when it goes out of sight. The corresponding C functions are `deflateInit2` and `deflateEnd`.
private struct BandCompressor: ~Copyable {
  private let pointer: OpaquePointer

  init(width: Int, hasAlpha: Bool) throws(EncodingFailure) {
    guard let made = pngs_compressor_make(UInt32(width), UInt32(PNGBand.rows), hasAlpha ? 1 : 0) else { throw .noMemory }
    pointer = made
  }

  deinit { pngs_compressor_free(pointer) }

  /// Compresses some rows. The corresponding C function is `deflate`.
  func band(of pixels: UnsafeRawBufferPointer, rows: Int) -> PNGBand? {
    var band = pngs_band()
    let first = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self)
    guard pngs_compress(pointer, first, UInt32(rows), &band) == 0 else { return nil }
    return PNGBand(
      pixels: Array(pixels), packed: Array(UnsafeBufferPointer(start: band.packed, count: band.packed_length)),
      length: band.length, checksum: band.checksum)
  }
}

extension EncodingFailure {
  fileprivate static var noMemory: EncodingFailure { EncodingFailure(format: "PNG", reason: "zlib gets no memory") }
}

extension PixelImage {
  fileprivate func withRows<Result>(_ rows: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let stride = bytes.count / height
    return bytes.withUnsafeBytes {
      body(UnsafeRawBufferPointer(rebasing: $0[(rows.lowerBound * stride)..<(rows.upperBound * stride)]))
    }
  }
}
