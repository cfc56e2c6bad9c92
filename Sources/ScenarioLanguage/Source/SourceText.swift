/// A text cut into lines; places in it are kept as bytes and counted as characters only when somebody asks.
///
/// Counting characters takes time in proportion to the line, and most places are never shown.
struct SourceText: Sendable {
  private let bytes: [UInt8]
  private let lineRanges: [Range<Int>]

  /// Cuts a text at `\n`, `\r\n` and `\r`; a byte-order mark at its beginning is no part of the first line.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var ranges: [Range<Int>] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        ranges.append(start..<position)
        let isPair = byte == UInt8(ascii: "\r") && position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "\n")
        position += isPair ? 1 : 0
        start = position + 1
      }
      position += 1
    }
    if start < bytes.count { ranges.append(start..<bytes.count) }
    lineRanges = ranges
  }

  /// How many lines there are; a line break at the very end begins no further one.
  var lineCount: Int { lineRanges.count }

  /// The bytes of a line, counted from 0.
  func bytes(ofLine line: Int) -> [UInt8] {
    lineRanges.indices.contains(line) ? Array(bytes[lineRanges[line]]) : []
  }

  /// A line's text; what is no UTF-8 in it is replaced.
  func text(ofLine line: Int) -> String {
    lineRanges.indices.contains(line) ? String(decoding: bytes[lineRanges[line]], as: UTF8.self) : ""
  }

  /// A place as people count it.
  func range(of span: Span) -> SourceRange {
    let line = bytes(ofLine: span.line)
    let before = String(decoding: line.prefix(span.lower), as: UTF8.self).count
    let through = String(decoding: line.prefix(span.upper), as: UTF8.self).count
    return SourceRange(line: span.line + 1, column: before + 1, length: max(0, through - before))
  }
}

/// A stretch of one line in bytes, lines and bytes counted from 0.
struct Span: Hashable, Sendable {
  let line: Int
  let lower: Int
  let upper: Int

  init(line: Int, _ bytes: Range<Int>) {
    self.line = line
    lower = bytes.lowerBound
    upper = bytes.upperBound
  }

  /// From the beginning of this stretch to the end of another one on the same line.
  func through(_ other: Span) -> Span { Span(line: line, lower..<max(upper, other.upper)) }
}

extension Span: Comparable {
  /// In the order in which one reads.
  static func < (left: Span, right: Span) -> Bool { (left.line, left.lower) < (right.line, right.lower) }
}
