/// Reads a PNG's size and the texts in it; a damaged chunk ends the reading.
enum PNGWords {
  static func read(_ bytes: [UInt8]) -> PictureWords {
    var words = PictureWords()
    var at = 8
    while at + 12 <= bytes.count {
      let length = number(bytes, at)
      guard length <= bytes.count - at - 12 else { break }
      let content = bytes[(at + 8)..<(at + 8 + length)]
      switch String(decoding: bytes[(at + 4)..<(at + 8)], as: UTF8.self) {
      case "IHDR" where length >= 8:
        words.extent = PictureFile.Extent(
          width: Double(number(bytes, at + 8)), height: Double(number(bytes, at + 12)), unit: "px")
      case "iTXt": note(Array(content), in: &words)
      case _: break
      }
      at += 12 + length
    }
    return words
  }

  /// Keyword, 0, whether compressed, how, language, 0, translated keyword, 0, text.
  private static func note(_ chunk: [UInt8], in words: inout PictureWords) {
    let parts = chunk.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let isCompressed = parts[1].first, isCompressed == 0 else { return }
    let rest = parts[1].dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard rest.count == 3 else { return }
    let text = String(decoding: rest[2], as: UTF8.self)
    switch String(decoding: parts[0], as: UTF8.self) {
    case "Title": words.title = text
    case "Description": words.altText = text
    case RecordName.text: words.record = text
    case _: break
    }
  }

  private static func number(_ bytes: [UInt8], _ at: Int) -> Int {
    bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
