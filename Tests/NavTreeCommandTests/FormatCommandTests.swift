import Foundation
import NavTreeCommand
import Testing

@Suite struct FormatCommandTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private static let loose = "tree\n    navigation   Root : Home   # the root\nactions\n  push   \"Detail\"\n"
  private static let canonical = "tree\n  navigation Root: Home  # the root\n\nactions\n  push Detail\n"

  @Test("Rewrites a file in place, and leaves a canonical one alone")
  func rewrites() throws {
    try desk.put(Self.loose, in: "a.nav")
    #expect(desk.run("fmt", "./a.nav") == Answer(output: "", messages: "", status: .fine))
    #expect(desk.text("a.nav") == Self.canonical)
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: desk.path + "/a.nav")
    #expect(desk.run("fmt", "./a.nav").status == .fine)
    #expect(try FileManager.default.attributesOfItem(atPath: desk.path + "/a.nav")[.modificationDate] as? Date == old)
  }

  @Test("Lists with --check what is not canonical, and writes nothing")
  func checks() throws {
    try desk.put(Self.loose, in: "a.nav")
    try desk.put(Self.canonical, in: "b.nav")
    try desk.put(Self.loose, in: "c.nav")
    let answer = desk.run("fmt", "--check", "./a.nav", "./b.nav", "./c.nav")
    #expect(answer == Answer(output: "./a.nav\n./c.nav\n", messages: "", status: .wrongInput))
    #expect(desk.text("a.nav") == Self.loose)
    #expect(desk.run("fmt", "--check", "./b.nav") == Answer(output: "", messages: "", status: .fine))
  }

  @Test("Writes JSON in its own canonical form")
  func writesJSON() throws {
    try desk.put(Sketch.json, in: "a.json")
    #expect(desk.run("fmt", "./a.json") == Answer(output: "", messages: "", status: .fine))
    let once = try #require(desk.text("a.json"))
    #expect(once.hasPrefix("{\n  \"actions\" : [\n"))
    #expect(once.hasSuffix("\n}\n"))
    #expect(desk.run("fmt", "--check", "./a.json").status == .fine)
    #expect(desk.run("check", "./a.json").messages == "./a.json: 2 actions, no errors\n")
  }

  @Test("Does not touch a file with a mistake, and goes on")
  func leavesMistakes() throws {
    try desk.put(Sketch.wrong, in: "a.nav")
    try desk.put(Self.loose, in: "b.nav")
    let answer = desk.run("fmt", "./a.nav", "./missing.nav", "./b.nav")
    #expect(answer.status == .cannotRead)
    #expect(answer.messages.hasPrefix("./a.nav:4:3: error: unknown action 'psuh'"))
    #expect(desk.text("a.nav") == Sketch.wrong)
    #expect(desk.text("b.nav") == Self.canonical)
  }

  @Test("Turns text into JSON and back, and leaves the file alone")
  func turnsForms() throws {
    try desk.put(Self.loose, in: "a.nav")
    let json = desk.run("fmt", "--to", "json", "./a.nav")
    #expect(json.output.hasPrefix("{\n  \"actions\" : [\n") && json.output.hasSuffix("\n}\n"))
    #expect(json.messages == "" && json.status == .fine)
    try desk.put(json.output, in: "a.json")
    let plain = Self.canonical.replacingOccurrences(of: "  # the root", with: "")
    #expect(desk.run("fmt", "--to", "nav", "./a.json") == Answer(output: plain, messages: "", status: .fine))
    #expect(desk.run("fmt", "--to", "json", "./a.json") == json)
    #expect(desk.run("fmt", "--to", "nav", "./a.nav").output == Self.canonical)
    #expect(desk.text("a.nav") == Self.loose && desk.text("a.json") == json.output)
  }

  @Test(
    "Says what '--to' cannot do",
    arguments: [
      (["./a.nav", "./a.nav"], "'--to' writes one scenario; give one input."),
      (["./a.nav", "--check"], "'--check' writes nothing, and '--to' writes the other form; drop one of them."),
    ])
  func refusesForms(words: [String], message: String) throws {
    try desk.put(Self.loose, in: "a.nav")
    let answer = Answer(["fmt", "--to", "json"] + words, of: .navtree)
    #expect(answer.status == .wrongCall && answer.output == "")
    #expect(answer.messages.hasPrefix("Error: \(message)\n"))
  }

  @Test("Turns nothing that has a mistake")
  func turnsNothingWrong() throws {
    try desk.put(Sketch.wrong, in: "a.nav")
    let answer = desk.run("fmt", "--to", "json", "./a.nav")
    #expect(answer.status == .wrongInput && answer.output == "")
    #expect(answer.messages.hasPrefix("./a.nav:4:3: error: unknown action 'psuh'"))
  }

  @Test("Sends dumps to import")
  func refusesDumps() throws {
    try desk.put(Sketch.dump, in: "d.txt")
    let answer = desk.run("fmt", "./d.txt")
    #expect(
      answer.messages.hasSuffix("./d.txt: error: a dump has no canonical form; make a scenario of it with 'navtree import'\n"))
    #expect(answer.status == .wrongInput)
    #expect(desk.run("fmt", "--to", "nav", "./d.txt") == answer)
    #expect(desk.text("d.txt") == Sketch.dump)
  }

  @Test("Says what can't be written")
  func saysWhatCannotBeWritten() throws {
    try desk.put(Self.loose, in: "folder/a.nav")
    let file = desk.path + "/folder"
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: file)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file) }
    guard !FileManager.default.isWritableFile(atPath: file) else { return }  // Nothing is closed to root.
    #expect(desk.run("fmt", "./folder/a.nav").status == .cannotWrite)
    #expect(desk.text("folder/a.nav") == Self.loose)
  }
}
