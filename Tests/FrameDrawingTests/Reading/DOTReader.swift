/// Reads the DOT that frames are written in: one statement a line, attributes as `name=value`, values bare or in quotes.
///
/// It is stricter than Graphviz: a raw line end in a text, an unescaped quote or a stray word is a fault.
struct DOTReader {
  enum Fault: Error {
    case unexpected(String)
  }

  private(set) var picture = Picture()
  private var open: [Int] = []

  static func read(_ dot: String) throws -> Picture {
    var reader = DOTReader()
    let lines = dot.utf8.split(separator: UInt8(ascii: "\n"))
    guard lines.first.map({ String(decoding: $0, as: UTF8.self) }) == "digraph frame {" else {
      throw Fault.unexpected("beginning")
    }
    guard lines.last.map({ Array($0) }) == [UInt8(ascii: "}")] else { throw Fault.unexpected("end") }
    for line in lines.dropFirst().dropLast() {
      var statement = Statement(Array(line))
      try reader.add(&statement)
    }
    guard reader.open.isEmpty else { throw Fault.unexpected("open subgraph") }
    return reader.picture
  }

  private mutating func add(_ statement: inout Statement) throws {
    guard statement.bytes != [UInt8(ascii: "}")] else {
      guard open.popLast() != nil else { throw Fault.unexpected("}") }
      return
    }
    let isName = statement.isQuoted
    let first = try statement.word()
    switch isName ? "" : first {
    case "subgraph":
      let name = try statement.word()
      guard name.hasPrefix("cluster_"), statement.rest == "{" else { throw Fault.unexpected(statement.rest) }
      picture.figures.append(Figure(name: name, isBox: true, holder: open.last))
      open.append(picture.figures.count - 1)
    case "graph":
      let attributes = try statement.attributes()
      guard let box = open.last else {
        picture.graph = attributes
        return
      }
      try picture.figures[box].take(attributes, canvas: picture.size)
    case "node", "edge": _ = try statement.attributes()
    case _ where statement.skip("->"):
      let head = try statement.word()
      picture.arrows.append(ArrowFigure(tail: first, head: head, attributes: try statement.attributes(), canvas: picture.size))
    case _:
      var figure = Figure(name: first, isBox: false, holder: open.last)
      try figure.take(try statement.attributes(), canvas: picture.size)
      picture.figures.append(figure)
    }
  }
}

/// One line of DOT, read from the left.
struct Statement {
  let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isQuoted: Bool { bytes[place...].first == UInt8(ascii: "\"") }
  var rest: String { String(decoding: bytes[place...], as: UTF8.self) }

  /// A bare or quoted word with the blank behind it; in quotes a backslash keeps what follows from ending it.
  mutating func word() throws -> String {
    defer { skipBlanks() }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
      let start = place
      while place < bytes.count, !" =[]".utf8.contains(bytes[place]) { place += 1 }
      guard start < place else { throw DOTReader.Fault.unexpected(rest) }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }
    place += 1
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") { place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1 }
    guard place < bytes.count else { throw DOTReader.Fault.unexpected("open quote in \(String(decoding: bytes, as: UTF8.self))") }
    place += 1
    return String(decoding: bytes[start..<(place - 1)], as: UTF8.self)
  }

  mutating func attributes() throws -> [String: String] {
    guard skip("[") else { throw DOTReader.Fault.unexpected(rest) }
    var found: [String: String] = [:]
    while !skip("]") {
      let name = try word()
      guard skip("=") else { throw DOTReader.Fault.unexpected(rest) }
      guard found.updateValue(try word(), forKey: name) == nil else { throw DOTReader.Fault.unexpected("\(name) twice") }
    }
    guard place == bytes.count else { throw DOTReader.Fault.unexpected(rest) }
    return found
  }

  mutating func skip(_ text: String) -> Bool {
    guard bytes[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    skipBlanks()
    return true
  }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
  }
}
