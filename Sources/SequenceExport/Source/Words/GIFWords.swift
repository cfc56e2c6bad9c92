/// Reads a GIF's size and its comments; a damaged block ends the reading.
enum GIFWords {
  /// How a comment begins that is the record.
  static let mark = RecordName.text + ":"

  static func read(_ bytes: [UInt8]) -> PictureWords {
    var words = PictureWords()
    guard bytes.count >= 13 else { return words }
    func number(_ at: Int) -> Double { Double(Int(bytes[at]) | Int(bytes[at + 1]) << 8) }
    words.extent = PictureFile.Extent(width: number(6), height: number(8), unit: "px")
    var at = 13 + colours(bytes[10])
    while at + 1 < bytes.count {
      switch bytes[at] {
      case 0x21:
        let isComment = bytes[at + 1] == 0xFE
        guard let (content, end) = blocks(bytes, at + 2) else { return words }
        if isComment { note(String(decoding: content, as: UTF8.self), in: &words) }
        at = end
      case 0x2C:
        guard at + 10 < bytes.count, let (_, end) = blocks(bytes, at + 11 + colours(bytes[at + 9])) else { return words }
        at = end
      case _: return words
      }
    }
    return words
  }

  private static func note(_ comment: String, in words: inout PictureWords) {
    if comment.hasPrefix(mark) {
      let record = String(comment.dropFirst(mark.count))
      if !record.isEmpty { words.record = record }
    } else if words.altText == nil {
      words.altText = comment
    }
  }

  /// How many bytes a table of colours takes, by the byte that announces it.
  private static func colours(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

  /// Blocks of at most 255 bytes, each behind its length, up to one of none.
  private static func blocks(_ bytes: [UInt8], _ start: Int) -> (content: [UInt8], end: Int)? {
    var content: [UInt8] = []
    var at = start
    while at < bytes.count, bytes[at] > 0 {
      let end = at + 1 + Int(bytes[at])
      guard end <= bytes.count else { return nil }
      content += bytes[at + 1..<end]
      at = end
    }
    return at < bytes.count ? (content, at + 1) : nil
  }
}
