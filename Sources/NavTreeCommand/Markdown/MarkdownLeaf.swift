/// What kinds of lines there are inside of containers, as far as they decide where a fenced block can begin.
enum MarkdownLeaf: Hashable {
  /// Text that goes on with the next line of text.
  case paragraph
  /// HTML, up to a line that holds its end, or to an empty line.
  case html(MarkdownHTML)
  /// A heading, a break, an empty line: the next line begins something of its own.
  case none

  /// Finds out what a line is that begins no container and no fenced block.
  ///
  /// - Parameters:
  ///   - cursor: The place behind what begins the line.
  ///   - inParagraph: Whether the lines before are a paragraph that this line could go on with.
  init(at cursor: MarkdownCursor, inParagraph: Bool) {
    var cursor = cursor
    guard !cursor.isBlank, cursor.skipBlanks(upTo: .max) < 4 else {
      self = inParagraph && !cursor.isBlank ? .paragraph : .none
      return
    }
    if let html = MarkdownHTML(beginning: cursor.rest, inParagraph: inParagraph) {
      self = html.ends(with: cursor.rest) ? .none : .html(html)
    } else if Self.isHeading(cursor.rest) || Self.isBreak(cursor.rest) || (inParagraph && Self.isUnderline(cursor.rest)) {
      self = .none
    } else {
      self = .paragraph
    }
  }

  /// Whether a line would end a paragraph before it, so that it needs no empty line between.
  static func interruptsParagraph(_ cursor: MarkdownCursor) -> Bool {
    guard !cursor.isBlank else { return true }
    var container = cursor
    if MarkdownContainer.opening(at: &container, interrupting: true) != nil { return true }
    if MarkdownFence.Opening(at: cursor) != nil { return true }
    var inside = cursor
    inside.skipBlanks(upTo: .max)
    return !isText(cursor) && !isUnderline(inside.rest)
  }

  /// Whether a line that begins no container and no fenced block can go on with a paragraph.
  static func isText(_ cursor: MarkdownCursor) -> Bool {
    var inside = cursor
    guard !cursor.isBlank, inside.skipBlanks(upTo: .max) < 4 else { return !cursor.isBlank }
    return MarkdownHTML(beginning: inside.rest, inParagraph: true) == nil && !isHeading(inside.rest) && !isBreak(inside.rest)
  }

  private static func isHeading(_ line: ArraySlice<UInt8>) -> Bool {
    let signs = line.prefix { $0 == UInt8(ascii: "#") }.count
    return 1...6 ~= signs && (line.dropFirst(signs).first?.isBlank ?? true)
  }

  /// Whether a line is a thematic break: three or more of one sign.
  static func isBreak(_ line: ArraySlice<UInt8>) -> Bool {
    guard let sign = line.first, "*-_".utf8.contains(sign) else { return false }
    return line.allSatisfy { $0 == sign || $0.isBlank } && line.count { $0 == sign } >= 3
  }

  /// Whether a line below a paragraph makes it a heading.
  static func isUnderline(_ line: ArraySlice<UInt8>) -> Bool {
    guard let sign = line.first, "=-".utf8.contains(sign) else { return false }
    return line.drop { $0 == sign }.allSatisfy(\.isBlank)
  }
}
