/// A fenced block as it stands in a Markdown text.
package struct MarkdownFence {
  package let opening: Opening
  /// What its lines begin with.
  var edge: MarkdownEdge
  /// The line of its opening fence, from 0.
  let firstLine: Int
  /// Its last line: the closing fence, or where its container or the text ends without one.
  var lastLine: Int
  var isClosed = false
  /// What stands in it, line by line.
  package internal(set) var body: [Line] = []

  /// A line of its body.
  package struct Line {
    /// Without what the containers and the fence's own indentation take of it.
    package let text: String
    /// How many characters they take.
    let taken: Int
  }

  /// An opening fence: three or more backticks or tildes, and what stands behind them.
  package struct Opening {
    /// The sign it is made of.
    let sign: UInt8
    /// How many of them there are.
    let count: Int
    /// How far it is indented, 0 … 3 columns.
    let indentation: Int
    /// What stands behind it, as it is written.
    package let info: String
    /// The bytes of its line before that.
    let infoOffset: Int

    /// Recognises one; nil where the line is none.
    init?(at cursor: MarkdownCursor) {
      var cursor = cursor
      indentation = cursor.skipBlanks(upTo: .max)
      guard indentation < 4, let sign = cursor.byte, "`~".utf8.contains(sign) else { return nil }
      count = cursor.rest.prefix { $0 == sign }.count
      cursor.skip(count)
      guard count >= 3, sign != UInt8(ascii: "`") || !cursor.rest.contains(sign) else { return nil }
      self.sign = sign
      infoOffset = cursor.offset - cursor.line.startIndex
      info = String(decoding: cursor.rest, as: UTF8.self)
    }

    /// Whether a line closes the block.
    func isClosed(by cursor: MarkdownCursor) -> Bool {
      var cursor = cursor
      guard cursor.skipBlanks(upTo: .max) < 4 else { return false }
      let signs = cursor.rest.prefix { $0 == sign }.count
      return signs >= count && cursor.rest.dropFirst(signs).allSatisfy(\.isBlank)
    }
  }

  /// The first word behind the fence.
  package var language: String {
    String(opening.info.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" })
  }

  /// A fence that closes it.
  var closing: String {
    String(repeating: String(UnicodeScalar(opening.sign)), count: opening.count)
  }

  mutating func add(_ cursor: MarkdownCursor) {
    var cursor = cursor
    cursor.skipBlanks(upTo: opening.indentation)
    let spare = String(repeating: " ", count: cursor.spare)
    body.append(
      Line(
        text: spare + String(decoding: cursor.rest, as: UTF8.self),
        taken: max(0, cursor.offset - cursor.line.startIndex - cursor.spare)))
  }
}

/// What the lines of a block begin with: the signs of the quotes and lists that it stands in, and its own indentation.
package struct MarkdownEdge: Hashable {
  /// On its first line.
  let first: String
  /// On every other line, and on lines that are put in.
  let other: String
  /// Whether text stands directly above it in the same container.
  let followsText: Bool
  /// Whether what stands directly below it would go on with text that is put in its place.
  var isFollowedByText = false

  init(at cursor: MarkdownCursor, followsText: Bool) {
    var inside = cursor
    inside.skipBlanks(upTo: 3)
    let bytes = cursor.line[..<inside.offset]
    first = String(decoding: bytes, as: UTF8.self)
    // A list's sign stands on its first line only.
    other = String(
      decoding: bytes.map { $0.isBlank || $0 == UInt8(ascii: ">") ? $0 : UInt8(ascii: " ") }, as: UTF8.self)
    self.followsText = followsText
  }

  /// An empty line in the same containers.
  var empty: String {
    var text = other
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
