/// A place in a text, as people count: line and column from 1, the column in characters, as editors show it.
struct SourcePlace: Hashable {
  let line: Int
  let column: Int
}

/// One line of a dump, with where it stands in the text.
///
/// A logger may have put the whole dump on one line of the text, with `\n` spelled out; then several of these share a line number. Somebody
/// may have wrapped a row by hand; then one of these is made of several lines.
struct SourceLine {
  let bytes: ArraySlice<UInt8>
  let start: SourcePlace
  /// Where the further lines begin that were put behind the first.
  private var joints: [(index: Int, place: SourcePlace)] = []

  init(bytes: ArraySlice<UInt8>, start: SourcePlace) {
    self.bytes = bytes
    self.start = start
  }

  /// The place of a byte of this line.
  func place(of index: Int) -> SourcePlace {
    let joint = joints.last { $0.index <= index } ?? (bytes.startIndex, start)
    let before = bytes[joint.index..<min(max(index, joint.index), bytes.endIndex)]
    return SourcePlace(line: joint.place.line, column: joint.place.column + String(decoding: before, as: UTF8.self).count)
  }

  /// The line from one of its bytes on, up to another.
  func part(_ range: Range<Int>) -> SourceLine {
    var part = SourceLine(bytes: bytes[range], start: place(of: range.lowerBound))
    part.joints = joints.filter { range.contains($0.index) }
    return part
  }

  /// This line with the next one behind it.
  func joined(by blank: Bool, to next: SourceLine) -> SourceLine {
    let first = Array(bytes) + (blank ? [UInt8(ascii: " ")] : [])
    var whole = SourceLine(bytes: (first + next.bytes)[...], start: start)
    whole.joints = joints.map { ($0.index - bytes.startIndex, $0.place) } + [(first.count, next.start)]
    return whole
  }
}

/// A text cut into lines; a byte order mark, and any of the usual ends of lines, do not matter.
struct SourceLines {
  let lines: [SourceLine]

  init(of text: String) {
    let bytes = Array(text.utf8)
    var lines: [SourceLine] = []
    var place = SourcePlace(line: 1, column: 1)
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      // Almost every byte is of neither sort, and dumps can be long.
      guard byte < 0x20 || byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      let length = Self.lengthOfBreak(at: index, in: bytes)
      guard length > 0 else {
        index += 1
        continue
      }
      let line = SourceLine(bytes: bytes[start..<index], start: place)
      lines.append(line)
      place =
        byte == UInt8(ascii: "\\")
        ? line.place(of: index).moved(by: length) : SourcePlace(line: place.line + 1, column: 1)
      index += length
      start = index
    }
    lines.append(SourceLine(bytes: bytes[start...], start: place))
    self.lines = lines
  }

  /// How many bytes end a line here: a line feed, a carriage return with or without one, or the same spelled out.
  private static func lengthOfBreak(at index: Int, in bytes: [UInt8]) -> Int {
    let next = index + 1 < bytes.count ? bytes[index + 1] : nil
    return switch bytes[index] {
    case UInt8(ascii: "\n"): 1
    case UInt8(ascii: "\r"): next == UInt8(ascii: "\n") ? 2 : 1
    case UInt8(ascii: "\\") where next == UInt8(ascii: "n"): 2
    case UInt8(ascii: "\\"): bytes[index...].starts(with: #"\r\n"#.utf8) ? 4 : 0
    case _: 0
    }
  }
}

extension SourcePlace {
  fileprivate func moved(by columns: Int) -> SourcePlace { SourcePlace(line: line, column: column + columns) }
}
