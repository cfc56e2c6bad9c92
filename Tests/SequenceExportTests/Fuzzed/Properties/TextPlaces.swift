/// The lines of a text as editors count them, to tell whether a place is in it.
struct TextPlaces {
  private let lines: [Int]

  init(_ text: String) {
    var bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    var lines: [[UInt8]] = [[]]
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x0A where index > 0 && bytes[index - 1] == 0x0D: break
      case 0x0A, 0x0D: lines.append([])
      case _: lines[lines.count - 1].append(byte)
      }
    }
    self.lines = lines.map { String(decoding: $0, as: UTF8.self).count }
  }

  /// Whether a place is in the text, or just behind the end of one of its lines.
  func has(line: Int, column: Int, length: Int = 0) -> Bool {
    guard lines.indices.contains(line - 1), column >= 1, length >= 0 else { return false }
    return column - 1 + length <= lines[line - 1] + 1
  }
}
