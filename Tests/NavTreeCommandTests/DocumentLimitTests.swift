import NavTreeCommand
import NavigationModel
import Testing

/// Scenarios as JSON at their limits: just allowed, and one more.
@Suite struct DocumentLimitTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private func check(_ text: String) throws -> String {
    try desk.put(text, in: "a.json")
    return desk.run("check", "-q", "./a.json").messages
  }

  @Test("Reads JSON of 32 MiB and no more")
  func takes32MiB() throws {
    let (head, tail) = (#"{"version": 1,"#, #""tree": "Home", "actions": []}"#)
    let room = Limits.documentBytes - head.utf8.count - tail.utf8.count
    #expect(Limits.documentBytes == 33_554_432)
    #expect(try check(head + String(repeating: " ", count: room) + tail) == "")
    let words =
      "./a.json:1:1: error: the scenario as JSON has 33554433 bytes, and the most are 32 MiB; tell the story in several files\n"
    #expect(try check(head + String(repeating: " ", count: room + 1) + tail).hasPrefix(words))
  }

  /// A place that a name can have, and what it is called in messages.
  private static let places: [(called: String, text: @Sendable (String) -> String)] = [
    ("name", { #"{"version": 1, "tree": "\#($0)"}"# }),
    ("class", { #"{"version": 1, "tree": {"kind": "screen", "name": "A", "class": "\#($0)"}}"# }),
    ("text", { #"{"version": 1, "title": "\#($0)", "tree": "A"}"# }),
    ("text", { #"{"version": 1, "tree": "A", "actions": [{"action": "note", "caption": "\#($0)"}]}"# }),
  ]

  @Test("Reads texts of 10,000 characters and no more", arguments: places.indices)
  func takesLongTexts(place: Int) throws {
    let (called, text) = Self.places[place]
    #expect(try check(text(String(repeating: "é", count: Limits.nameLength))) == "")
    let told = try check(text(String(repeating: "é", count: Limits.nameLength + 1)))
    #expect(
      told.hasSuffix("this \(called) has 10001 characters, and the most are 10000; write a shorter one\n"), "\(told.suffix(300))")
  }

  @Test("Reads trees of 200 levels and no more")
  func takesDeepTrees() throws {
    func tree(_ depth: Int) -> String {
      #"{"version": 1, "tree": "# + (1..<depth).map { #"{"kind": "container", "name": "C\#($0)", "children": ["# }.joined()
        + #""A""# + String(repeating: "]}", count: depth - 1) + "}"
    }
    #expect(try check(tree(200)) == "")
    #expect(
      try check(tree(201)).hasSuffix(
        "controllers stand 201 deep in each other here, and the most are 200; show less of what is around them\n"))
  }

  @Test("Reads trees of 50,000 controllers and no more")
  func takesLargeTrees() throws {
    func tree(_ count: Int) -> String {
      #"{"version": 1, "tree": {"kind": "container", "name": "C", "children": ["#
        + (1..<count).map { #""A\#($0)""# }.joined(separator: ",") + "]}}"
    }
    #expect(try check(tree(50_000)) == "")
    #expect(
      try check(tree(50_001)).hasSuffix(
        "there are 50001 controllers here, and the most are 50000; leave out what the story is not about\n"))
  }
}
