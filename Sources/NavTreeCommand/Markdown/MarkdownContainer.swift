/// A block that holds other blocks, by what begins its lines.
enum MarkdownContainer: Hashable {
  /// A quote, whose lines begin with `>`.
  case quote
  /// An item of a list, whose lines are indented by so many columns.
  case item(indentation: Int)

  /// Goes over what begins a further line of this container; false where the line is not in it.
  func goesOn(at cursor: inout MarkdownCursor) -> Bool {
    switch self {
    case .quote:
      guard let after = Self.quote(at: cursor) else { return false }
      cursor = after
    case .item(let indentation):
      guard cursor.isBlank || cursor.indentation >= indentation else { return false }
      cursor.skipBlanks(upTo: indentation)
    }
    return true
  }

  /// Goes over what opens a container; nil where there is none.
  ///
  /// - Parameter interrupting: Whether a paragraph would end by it: an empty item, and one whose number is not 1, cannot do that.
  static func opening(at cursor: inout MarkdownCursor, interrupting: Bool) -> MarkdownContainer? {
    guard cursor.indentation < 4 else { return nil }
    if let after = quote(at: cursor) {
      cursor = after
      return .quote
    }
    return item(at: &cursor, interrupting: interrupting)
  }

  private static func quote(at start: MarkdownCursor) -> MarkdownCursor? {
    var cursor = start
    guard cursor.indentation < 4 else { return nil }
    cursor.skipBlanks(upTo: 3)
    guard cursor.byte == UInt8(ascii: ">") else { return nil }
    cursor.skip(1)
    cursor.skipBlanks(upTo: 1)
    return cursor
  }

  private static func item(at start: inout MarkdownCursor, interrupting: Bool) -> MarkdownContainer? {
    var cursor = start
    let before = cursor.skipBlanks(upTo: 3)
    let digits = cursor.rest.prefix { $0.isDigit }.count
    let width: Int
    if digits == 0, let byte = cursor.byte, "-+*".utf8.contains(byte) {
      width = 1
    } else if 1...9 ~= digits, let sign = cursor.rest.dropFirst(digits).first, ".)".utf8.contains(sign),
      !interrupting || String(decoding: cursor.rest.prefix(digits), as: UTF8.self) == "1"
    {
      width = digits + 1
    } else {
      return nil
    }
    cursor.skip(width)
    guard cursor.byte?.isBlank ?? true, !(interrupting && cursor.isBlank) else { return nil }
    let blanks = cursor.indentation
    // What is indented further is code inside of the item, and an item may begin with an empty line.
    let used = cursor.isBlank || blanks > 4 ? 1 : blanks
    cursor.skipBlanks(upTo: used)
    start = cursor
    return .item(indentation: before + width + used)
  }
}
