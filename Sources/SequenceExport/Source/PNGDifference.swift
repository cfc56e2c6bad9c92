internal import PNGShim

/// Where two PNG files differ: in size, in a pixel, or in what is said besides the pixels.
enum PNGDifference {
  static func words(_ found: [UInt8], _ drawn: [UInt8]) -> String {
    guard let mine = Pixels(found) else { return "its pixels can't be read: it is cut or damaged" }
    guard let theirs = Pixels(drawn) else { return PictureDifference.bytes(found, drawn) }
    guard (mine.width, mine.height) == (theirs.width, theirs.height) else {
      return "it has \(mine.width) × \(mine.height) pixels, and its source draws \(theirs.width) × \(theirs.height)"
    }
    guard let at = (0..<mine.width * mine.height).first(where: { mine[$0] != theirs[$0] }) else {
      return "all pixels are the same, and what it says besides them differs: " + PictureDifference.bytes(found, drawn)
    }
    let count = (at..<mine.width * mine.height).count { mine[$0] != theirs[$0] }
    return "the pixel at \(at % mine.width),\(at / mine.width) is \(mine.colour(at)), and its source draws \(theirs.colour(at)); "
      + "\(count) \(count == 1 ? "pixel differs" : "pixels differ")"
  }

  private struct Pixels {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    /// Decodes a file; nil where libpng refuses it.
    init?(_ file: [UInt8]) {
      var result = pngs_pixels()
      defer { pngs_pixels_free(&result) }
      guard file.withUnsafeBufferPointer({ pngs_decode($0.baseAddress, $0.count, &result) }) == 0, let pixels = result.rgba
      else { return nil }
      width = Int(result.width)
      height = Int(result.height)
      bytes = Array(UnsafeBufferPointer(start: pixels, count: width * height * 4))
    }

    subscript(at: Int) -> ArraySlice<UInt8> { bytes[4 * at..<4 * at + 4] }

    func colour(_ at: Int) -> String {
      "#" + self[at].prefix(3).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
}
