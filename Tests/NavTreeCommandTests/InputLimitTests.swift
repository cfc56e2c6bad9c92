import Foundation
import NavTreeCommand
import NavigationModel
import SequenceExport
import Testing

/// The sizes of what is read, at their real values: just allowed, and one byte more.
@Suite struct InputLimitTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  /// Makes a file of zeros, which take no room on most disks.
  private func put(zeros count: Int, in name: String) throws {
    try desk.put("", in: name)
    let file = try #require(FileHandle(forWritingAtPath: "\(desk.path)/\(name)"))
    try file.truncate(atOffset: UInt64(count))
    try file.close()
  }

  @Test("Reads a file of 64 MiB, and says how much larger one is")
  func readsFile() throws {
    try put(zeros: 64 << 20, in: "fine")
    try put(zeros: 64 << 20 + 1, in: "large")
    #expect(try InputText(readingFrom: "\(desk.path)/fine").text.utf8.count == 67_108_864)
    let error = #expect(throws: ReadFailure.self) { try InputText(readingFrom: "\(desk.path)/large") }
    #expect(error?.reason == .tooLarge(bytes: 67_108_865))
    // Every command that reads says the same, and pictures are files like others.
    for command in ["check", "show", "import", "inspect", "verify", "extract"] {
      let answer = desk.run(command, "./large")
      #expect(
        answer.messages.hasPrefix(
          "error: can't read './large': it has 67108865 bytes, and the most are 64 MiB; give a part of it\n"),
        "\(command): \(answer.messages)")
      #expect(answer.status == .cannotRead)
    }
  }

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

  /// It is wrong from its second character on, so that reading it takes no time: what is said shows whether it was looked at.
  @Test("Reads JSON of 32 MiB, and refuses a byte more with the limit and the value")
  func readsJSON() throws {
    let text = "{?" + String(repeating: " ", count: 32 << 20 - 2)
    try desk.put(text, in: "fine.json")
    #expect(desk.run("check", "./fine.json").messages.contains("./fine.json:1:2: error: not JSON: expected a name"))
    try desk.put(text + " ", in: "large.json")
    let answer = desk.run("check", "./large.json")
    #expect(
      answer.messages.contains(
        "./large.json:1:1: error: the scenario as JSON has 33554433 bytes, and the most are 32 MiB; tell the story in several files"
      ),
      "\(answer.messages.prefix(300))")
    #expect(answer.status == .wrongInput)
  }
}
