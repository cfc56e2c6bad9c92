internal import GraphvizEngine

/// What libgvc wrote of one thing, as it stands in our files.
///
/// libgvc puts every element on a line of its own and escapes all text, so that a line which begins with `<` is markup, never a user's text.
/// All of this goes by bytes: it is done for every thing that is new in a story.
enum SVGMarkup {
  /// One group without comments; its title, which holds Graphviz's name, becomes what people call it, or goes.
  static func finished(group: [UInt8], name: String?) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(group.count + 32)
    for line in SVGLines(group) {
      if group[line].starts(with: "<title>".utf8) {
        if let name { result.append(contentsOf: "<title>\(XML.escaped(name))</title>\n".utf8) }
      } else {
        append(group[line], to: &result)
      }
    }
    return result
  }

  /// Writes a line with hyphens as hyphens, so that identities can be searched for, and with `none` for `transparent`, which is no colour of
  /// SVG 1.1.
  ///
  /// libgvc writes hyphens as `&#45;`, since two of them would end a comment.
  static func append(_ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var rest = line
    if line.starts(with: "<polygon ".utf8), let place = line.firstRange(of: transparent) {
      result.append(contentsOf: rest[..<place.lowerBound])
      result.append(contentsOf: #" stroke="none""#.utf8)
      rest = rest[place.upperBound...]
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
