/// Some rows of a picture, compressed by themselves: their bytes depend on nothing but their pixels.
///
/// That is what makes it safe to take a band from an earlier picture, on whatever thread and in whatever order pictures are encoded.
struct PNGBand: Sendable {
  /// The pixels, as cairo has them; kept to be compared, since no hash would prove them equal.
  let pixels: [UInt8]
  /// A part of a zlib stream, without header and end.
  let packed: [UInt8]
  /// Bytes before compression.
  let length: Int
  /// Their Adler-32.
  let checksum: UInt32
}

extension PNGBand {
  /// One zlib stream of all bands of a picture. See RFC 1950 and 1951.
  static func stream(of bands: [PNGBand], joinChecksums: (_ first: UInt32, _ second: PNGBand) -> UInt32) -> [UInt8] {
    var stream: [UInt8] = []
    stream.reserveCapacity(bands.reduce(0) { $0 + $1.packed.count } + 8)
    // A window of 32 KiB, the fastest level.
    stream += [0x78, 0x01]
    var checksum: UInt32 = 1
    for band in bands {
      stream += band.packed
      checksum = joinChecksums(checksum, band)
    }
    // The last block, which is empty.
    stream += [0x03, 0x00]
    return stream + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
  }
}
