import NavTreeCommand
import Testing

/// JSON in which a key stands twice says two things, and readers differ in which of them they take.
@Suite struct RepeatedKeyTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  @Test(
    "Refuses a key that stands twice, however it is written, and not one of another object",
    arguments: [
      (#"{"version": 1, "tree": "A", "tree": "B"}"#, "1:29", "tree"),
      ("{\"version\": 1,\n \"title\": \"a\", \"tit\\u006ce\": \"b\", \"tree\": \"A\"}", "2:16", "title"),
      (#"{"version": 1, "tree": {"kind": "screen", "name": "A", "name": "A"}}"#, "1:56", "name"),
    ])
  func refusesKeysTwice(json: String, place: String, key: String) throws {
    try desk.put(json, in: "a.json")
    let answer = desk.run("check", "./a.json")
    #expect(
      answer.messages.contains("./a.json:\(place): error: the key '\(key)' stands in this object twice; keep one of them"),
      "\(answer.messages)")
    #expect(answer.status == .wrongInput)
    try desk.put(Sketch.json, in: "a.json")
    #expect(desk.run("check", "-q", "./a.json").status == .fine)
  }
}
