/// Reads a PDF's description as navtree writes it, and the size of its page; the last description counts, as for readers of PDF.
enum PDFWords {
  static func read(_ bytes: [UInt8]) -> PictureWords {
    let file = ByteScanner(bytes)
    func value(_ key: String) -> ArraySlice<UInt8>? {
      file.lastPlace(of: key + " ").map { bytes[($0 + key.utf8.count + 1)...] }
    }
    return PictureWords(
      title: value("/Title").flatMap(hexadecimal), altText: value("/Subject").flatMap(hexadecimal),
      extent: value("/MediaBox").flatMap(extent), record: value(PDFInfo.recordKey).flatMap(literal))
  }

  /// A text in parentheses, in which a backslash takes the next byte as it is.
  private static func literal(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.first == UInt8(ascii: "(") else { return nil }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in bytes.dropFirst() {
      if isEscaped {
        text.append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: ")") {
        return String(decoding: text, as: UTF8.self)
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  /// A text as UTF-16 behind its mark, in hexadecimal digits.
  private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.starts(with: "<FEFF".utf8) else { return nil }
    let digits = bytes.dropFirst(5).prefix { $0 != UInt8(ascii: ">") }
    let units = stride(from: digits.startIndex, to: digits.endIndex - 3, by: 4).compactMap { start in
      UInt16(String(decoding: digits[start..<start + 4], as: UTF8.self), radix: 16)
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func extent(_ bytes: ArraySlice<UInt8>) -> PictureFile.Extent? {
    let numbers = bytes.drop { $0 != UInt8(ascii: "[") }.dropFirst().prefix { $0 != UInt8(ascii: "]") }
      .split { $0 == 0x20 || $0 == 0x0A }.compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 4 else { return nil }
    return PictureFile.Extent(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1], unit: "pt")
  }
}
