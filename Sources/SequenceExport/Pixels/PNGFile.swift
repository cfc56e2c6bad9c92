package import GraphvizEngine
internal import PNGShim

/// Pixels as PNG: every pixel as it was drawn, RGB where all are opaque, and the same bytes every time with the same zlib.
package enum PNGFile {
  /// What a PNG says about itself besides its pixels.
  package struct Words {
    package let title: String
    package let description: String
    /// What it says of its source; nil where it says nothing.
    package let record: String?

    package init(title: String, description: String, record: String? = nil) {
      self.title = title
      self.description = description
      self.record = record
    }
  }

  /// Encodes a picture. It needs nothing of libgvc, so that any thread may do it.
  ///
  /// - Parameters:
  ///   - image: The pixels.
  ///   - dotsPerInch: What the file says about its size on paper.
  ///   - words: What it says in words.
  ///   - cache: What pictures of the same story share; nil for one alone.
  package static func bytes(
    of image: PixelImage, dotsPerInch: Int, words: Words, cache: PNGBandCache? = nil
  ) throws(EncodingFailure) -> [UInt8] {
    try bytes(of: BandedPixels(image), dotsPerInch: dotsPerInch, words: words, cache: cache)
  }

  /// Encodes a picture that shares pixels with others.
  static func bytes(
    of image: BandedPixels, dotsPerInch: Int, words: Words, cache: PNGBandCache?
  ) throws(EncodingFailure) -> [UInt8] {
    let compression = try PNGCompression(of: image, cache: cache)
    var result = pngs_result()
    defer { pngs_result_free(&result) }
    compression.stream.withUnsafeBufferPointer { stream in
      words.title.withCString { title in
        words.description.withCString { description in
          "navtree".withCString { software in
            Self.withRecord(words.record) { keyword, text in
              var picture = pngs_picture(
                stream: stream.baseAddress, stream_length: stream.count, width: UInt32(image.width),
                height: UInt32(image.height), has_alpha: compression.hasAlpha ? 1 : 0,
                pixels_per_meter: UInt32((Double(dotsPerInch) / 0.0254).rounded()), title: title, description: description,
                software: software, keyword: keyword, text: text)
              _ = pngs_encode(&picture, &result)
            }
          }
        }
      }
    }
    guard let bytes = result.bytes else {
      let said = withUnsafeBytes(of: result.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw EncodingFailure(format: "PNG", reason: "libpng says '\(said)'")
    }
    return Array(UnsafeBufferPointer(start: bytes, count: result.length))
  }

  private static func withRecord(
    _ record: String?, _ body: (_ keyword: UnsafePointer<CChar>?, _ text: UnsafePointer<CChar>?) -> Void
  ) {
    guard let record else { return body(nil, nil) }
    RecordName.text.withCString { keyword in record.withCString { body(keyword, $0) } }
  }
}
