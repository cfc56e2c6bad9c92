internal import FrameDrawing
internal import GraphvizEngine

/// What libgvc wrote of one thing, as it stands in our files.
///
/// libgvc puts every element on a line of its own and escapes all text, so that a line which begins with `<` is markup, never a user's text.
/// All of this goes by bytes: it is done for every thing that is new in a story.
enum SVGMarkup {
  /// A group's tag as libgvc would write it of these attributes, but for hyphens, which it escapes; and what people call the thing.
  static func opening(of statement: DOTStatement, name: String?) -> [UInt8] {
    let kind =
      switch statement.kind {
      case .cluster: "cluster"
      case .node: "node"
      case .edge: "edge"
      }
    var opening: [UInt8] = []
    opening.reserveCapacity(200)
    func put(_ text: String) { opening.append(contentsOf: text.utf8) }
    put("<g id=\"")
    put(XML.escaped(statement.id))
    put("\" class=\"")
    put(kind)
    for word in statement.classes {
      put(" ")
      put(XML.escaped(word))
    }
    put("\">\n")
    if let name {
      put("<title>")
      put(XML.escaped(name))
      put("</title>\n")
    }
    return opening
  }

  /// The end of every group.
  static let closing = Array("</g>\n".utf8)

  /// What libgvc painted in a group: without its tag, which names what was drawn together, and without its title.
  static func marks(of group: [UInt8]) -> [UInt8] {
    var marks: [UInt8] = []
    marks.reserveCapacity(group.count)
    for line in SVGLines(group) {
      let text = group[line]
      if text.starts(with: "<g ".utf8) || text.starts(with: "<title>".utf8) || text.starts(with: "</g>".utf8) { continue }
      append(text, to: &marks)
    }
    return marks
  }

  /// Writes a line with hyphens as hyphens, so that identities can be searched for, and with `none` for `transparent`, which is no colour of
  /// SVG 1.1.
  ///
  /// libgvc writes hyphens as `&#45;`, since two of them would end a comment.
  static func append(_ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var rest = line
    if line.starts(with: "<polygon ".utf8), let place = Array(line).firstIndex(of: transparent, from: 0) {
      result.append(contentsOf: rest.prefix(place))
      result.append(contentsOf: #" stroke="none""#.utf8)
      rest = rest.dropFirst(place + transparent.count)
    }
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      result.append(contentsOf: rest[..<ampersand])
      rest = rest[ampersand...]
      if rest.starts(with: hyphen) {
        result.append(UInt8(ascii: "-"))
        rest = rest.dropFirst(hyphen.count)
      } else {
        result.append(UInt8(ascii: "&"))
        rest = rest.dropFirst()
      }
    }
    result.append(contentsOf: rest)
  }

  private static let hyphen = Array("&#45;".utf8)
  private static let transparent = Array(#" stroke="transparent""#.utf8)
}
