/// Reads the comment lines at the top of a graph.
enum DOTWords {
  static func read(_ bytes: [UInt8]) -> PictureWords {
    var words = PictureWords()
    let mark = "// \(RecordName.text): "
    for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(64) {
      let line = String(decoding: line, as: UTF8.self)
      if line.hasPrefix("//") {
        if line.hasPrefix(mark) {
          words.record = String(line.dropFirst(mark.count))
        } else if words.altText == nil {
          words.altText = String(line.dropFirst(3))
        }
      } else if let view = value(of: "viewport", in: line) {
        let numbers = view.split(separator: ",").prefix(2).compactMap { Double($0) }
        if numbers.count == 2 { words.extent = PictureFile.Extent(width: numbers[0], height: numbers[1], unit: "pt") }
        break
      }
    }
    return words
  }

  private static func value(of name: String, in line: String) -> Substring? {
    line.firstRange(of: name + "=\"").map { line[$0.upperBound...].prefix { $0 != "\"" } }
  }
}
