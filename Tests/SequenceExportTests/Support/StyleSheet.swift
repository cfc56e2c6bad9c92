/// A style sheet taken apart: enough of CSS for what navtree writes.
struct StyleSheet {
  let blocks: [Block]

  /// `prelude { declarations }`, or `prelude { blocks }`.
  struct Block {
    let prelude: String
    let declarations: [String: String]
    let blocks: [Block]

    /// The prelude's parts between commas.
    var selectors: [String] { prelude.split(separator: ",").map(String.init) }
  }

  init(_ text: String) {
    var rest = text[...]
    blocks = Self.blocks(&rest)
  }

  private static func blocks(_ rest: inout Substring) -> [Block] {
    var blocks: [Block] = []
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard let first = rest.first, first != "}", let open = rest.firstIndex(of: "{") else { return blocks }
      let prelude = String(rest[..<open])
      rest = rest[rest.index(after: open)...]
      let end = rest.firstIndex { $0 == "}" || $0 == "{" } ?? rest.endIndex
      if end < rest.endIndex, rest[end] == "{" {
        blocks.append(Block(prelude: prelude, declarations: [:], blocks: Self.blocks(&rest)))
      } else {
        blocks.append(Block(prelude: prelude, declarations: declarations(rest[..<end]), blocks: []))
        rest = rest[end...]
      }
      rest = rest.dropFirst()
    }
  }

  private static func declarations(_ text: Substring) -> [String: String] {
    var values: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map(String.init)
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    return values
  }

  /// The blocks in a media query.
  func media(_ query: String) -> [Block] { blocks.filter { $0.prelude == "@media (\(query))" }.flatMap(\.blocks) }

  /// What a class is given outside of media queries, or in one.
  func values(of name: String, media query: String? = nil) -> [String: String] {
    let fitting = (query.map(media) ?? blocks).filter { $0.selectors.contains(".\(name)") }
    return fitting.reduce(into: [:]) { $0.merge($1.declarations) { _, later in later } }
  }
}
