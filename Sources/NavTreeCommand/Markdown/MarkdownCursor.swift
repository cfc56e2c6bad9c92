/// A place on a line of Markdown, which counts columns as CommonMark does: a tab reaches to the next multiple of four.
struct MarkdownCursor {
  let line: ArraySlice<UInt8>
  private(set) var offset: Int
  private(set) var column = 0
  /// Columns of a tab before this place that are not used up: a container's indentation may end inside of a tab.
  private(set) var spare = 0

  init(_ line: ArraySlice<UInt8>) {
    self.line = line
    offset = line.startIndex
  }

  /// What is left, apart from spare columns.
  var rest: ArraySlice<UInt8> { line[offset...] }

  /// What stands here; nil at the end.
  var byte: UInt8? { offset < line.endIndex ? line[offset] : nil }

  /// Whether there is nothing but blanks.
  var isBlank: Bool { rest.allSatisfy(\.isBlank) }

  /// How many columns of blanks are ahead.
  var indentation: Int {
    var ahead = self
    ahead.skipBlanks(upTo: .max)
    return spare + ahead.column - column
  }

  /// Goes over blanks, so many columns at most, and gives the number of columns.
  @discardableResult
  mutating func skipBlanks(upTo most: Int) -> Int {
    var skipped = min(spare, most)
    spare -= skipped
    while skipped < most, let byte, byte.isBlank {
      offset += 1
      let width = byte == UInt8(ascii: "\t") ? 4 - column % 4 : 1
      column += width
      let used = min(width, most - skipped)
      skipped += used
      spare = width - used
    }
    return skipped
  }

  /// Goes over something that is no blank.
  mutating func skip(_ count: Int) {
    offset += count
    column += count
  }
}

extension UInt8 {
  /// Whether it is a blank or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether it is an ASCII digit.
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether it is an ASCII letter.
  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
