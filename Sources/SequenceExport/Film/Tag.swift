/// One tag that libgvc wrote: its name and its attributes, whose values stay as they stand in the file, escaped.
struct Tag: Hashable {
  let name: String
  let attributes: [Attribute]
  /// What follows the tag on its line: the text of a `<text>` or `<title>`, escaped; empty for shapes.
  let text: String

  struct Attribute: Hashable {
    let name: String
    let value: String
  }

  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

extension Tag {
  /// Reads a line that begins with a tag.
  ///
  /// libgvc puts every element on a line of its own, values in double quotes, and no angle bracket in them.
  init?(line: Substring.UTF8View) {
    guard line.first == UInt8(ascii: "<"), let end = line.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    var rest = line[line.index(after: line.startIndex)..<end]
    name = Self.word(rest.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "/") })
    rest = rest.dropFirst(name.utf8.count)
    var attributes: [Attribute] = []
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<equals].drop { $0 == UInt8(ascii: " ") }
      let value = rest[equals...].dropFirst(2).prefix { $0 != UInt8(ascii: "\"") }
      attributes.append(Attribute(name: Self.word(name), value: Self.word(value)))
      rest = rest[value.endIndex...].dropFirst()
    }
    self.attributes = attributes
    text = Self.word(line[line.index(after: end)...].prefix { $0 != UInt8(ascii: "<") })
  }

  private static func word(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }
}
