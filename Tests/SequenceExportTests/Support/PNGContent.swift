import CPNG
import Testing

/// What is in a PNG file, as libpng and its chunks tell.
struct PNGContent {
  /// The chunks in the order of the file, without the sums behind them.
  let chunks: [(name: String, data: [UInt8])]
  let width: Int
  let height: Int
  /// Red, green, blue and alpha of every pixel.
  let pixels: [UInt8]

  init(_ file: [UInt8]) throws {
    var chunks: [(String, [UInt8])] = []
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append((name, Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(length + 12)
    }
    self.chunks = chunks
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    try #require(png_image_begin_read_from_memory(&image, file, file.count) != 0)
    image.format = png_uint_32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR)
    (width, height) = (Int(image.width), Int(image.height))
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    try #require(png_image_finish_read(&image, nil, &pixels, 0, nil) != 0)
    self.pixels = pixels
  }

  /// The texts by keyword, all of them international.
  var texts: [String: String] {
    var texts: [String: String] = [:]
    for chunk in chunks where chunk.name == "iTXt" {
      // Keyword, two bytes about compression, language, keyword in that language, text.
      let parts = chunk.data.split(separator: 0, maxSplits: 5, omittingEmptySubsequences: false)
      if parts.count == 6 { texts[String(decoding: parts[0], as: UTF8.self)] = String(decoding: parts[5], as: UTF8.self) }
    }
    return texts
  }
}
