/// A Markdown file's bytes, cut into lines; putting the lines together again gives the same bytes.
package struct MarkdownText {
  let bytes: [UInt8]
  /// What stands on each line, without its end and without a byte order mark.
  let lines: [Range<Int>]
  /// Where each line's end is over, and the next line begins.
  private let ends: [Int]

  /// Cuts at `\n`, `\r\n` and `\r`.
  ///
  /// - Complexity: O(n) in the number of bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lines: [Range<Int>] = []
    var ends: [Int] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      lines.append(start..<position - 1)
      if byte == UInt8(ascii: "\r"), position < bytes.count, bytes[position] == UInt8(ascii: "\n") { position += 1 }
      ends.append(position)
      start = position
    }
    if start < bytes.count {
      lines.append(start..<bytes.count)
      ends.append(bytes.count)
    }
    self.lines = lines
    self.ends = ends
  }

  /// What stands on a line, counted from 0.
  func line(_ number: Int) -> ArraySlice<UInt8> { bytes[lines[number]] }

  /// All bytes of some lines, with their ends.
  func extent(of lines: ClosedRange<Int>) -> Range<Int> {
    self.lines[lines.lowerBound].lowerBound..<ends[lines.upperBound]
  }

  /// How a line ends; nothing where it is the last one and has no end.
  func ending(of line: Int) -> ArraySlice<UInt8> { bytes[lines[line].upperBound..<ends[line]] }

  /// How lines end in this file: as its first one does.
  var lineEnding: String {
    let first = lines.isEmpty ? [] : ending(of: 0)
    return first.isEmpty ? "\n" : String(decoding: first, as: UTF8.self)
  }
}
