/// HTML that stands in Markdown on lines of its own: nothing in it is Markdown until it ends.
enum MarkdownHTML: Hashable {
  /// It ends with the line that holds this.
  case until([UInt8])
  /// It ends with the line that holds one of `</pre>`, `</script>`, `</style>`, `</textarea>`.
  case verbatim
  /// It ends before an empty line.
  case untilBlank

  private static let verbatimTags: Set<String> = ["pre", "script", "style", "textarea"]

  /// The tags that begin such a block wherever a line begins with one.
  private static let blockTags: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup", "dd",
    "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset",
    "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section", "summary", "table", "tbody",
    "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]

  /// Recognises the first line, without its indentation; nil where it is none.
  ///
  /// - Parameter inParagraph: Whether a paragraph would have to end by it, which not every tag can do.
  init?(beginning line: ArraySlice<UInt8>, inParagraph: Bool) {
    guard line.first == UInt8(ascii: "<") else { return nil }
    let inside = line.dropFirst()
    if inside.starts(with: "!--".utf8) {
      self = .until(Array("-->".utf8))
    } else if inside.first == UInt8(ascii: "?") {
      self = .until(Array("?>".utf8))
    } else if inside.starts(with: "![CDATA[".utf8) {
      self = .until(Array("]]>".utf8))
    } else if inside.first == UInt8(ascii: "!"), inside.dropFirst().first?.isLetter == true {
      self = .until(Array(">".utf8))
    } else {
      let isClosing = inside.first == UInt8(ascii: "/")
      let name = inside.dropFirst(isClosing ? 1 : 0).prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
      let after = line[name.endIndex...]
      let tag = String(decoding: name, as: UTF8.self).lowercased()
      guard let first = name.first, first.isLetter else { return nil }
      let ends = after.first.map { $0.isBlank || $0 == UInt8(ascii: ">") } ?? true
      if !isClosing, ends, Self.verbatimTags.contains(tag) {
        self = .verbatim
      } else if ends || after.starts(with: "/>".utf8), Self.blockTags.contains(tag) {
        self = .untilBlank
      } else if !inParagraph, Self.isWholeTag(after) {
        self = .untilBlank
      } else {
        return nil
      }
    }
  }

  /// Whether the block is over with this line.
  func ends(with line: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .until(let end): Self.holds(line, end)
    case .verbatim: Self.verbatimTags.contains { Self.holds(Array(line.map(Self.lowercased)), Array("</\($0)>".utf8)) }
    case .untilBlank: line.allSatisfy(\.isBlank)
    }
  }

  /// Whether one tag of any name, which ends on the line, is all that stands there.
  private static func isWholeTag(_ attributes: ArraySlice<UInt8>) -> Bool {
    guard let end = attributes.firstIndex(of: UInt8(ascii: ">")) else { return false }
    let first = attributes.first
    guard first == UInt8(ascii: ">") || first == UInt8(ascii: "/") || first?.isBlank == true else { return false }
    return attributes[(end + 1)...].allSatisfy(\.isBlank)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte.isLetter ? byte | 0x20 : byte }

  private static func holds(_ line: some Collection<UInt8>, _ part: [UInt8]) -> Bool {
    var rest = line[...]
    while !rest.isEmpty {
      if rest.starts(with: part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
