import Foundation
import NavTreeCommand
import Testing

@Suite struct ShowCommandTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put("title \"A\"\n" + Sketch.other, in: "a.nav")
    try desk.put("tree\n  screen B\n", in: "b.nav")
    try desk.put(Sketch.wrong, in: "wrong.nav")
  }

  private static let transcript = """
    A

    0/1  start
         Root (UINavigationController)
         └─ Home (UIViewController)  ← visible

    1/1  push Other  done
         Root (UINavigationController)
         ├─ Home (UIViewController)
         └─ Other (UIViewController)  new  ← visible

    """

  private func json(_ words: String...) throws -> Any {
    let answer = Answer(["show", "--format", "json"] + words.map { "\(desk.path)/\($0)" }, of: .navtree)
    return try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
  }

  @Test("Prints a transcript")
  func printsTranscript() {
    #expect(desk.run("show", "./a.nav") == Answer(output: Self.transcript, messages: "", status: .fine))
  }

  @Test("Heads the transcripts of several inputs")
  func headsTranscripts() {
    let answer = desk.run("show", "./wrong.nav", "./a.nav", "./b.nav")
    #expect(
      answer.output == "== ./a.nav ==\n\(Self.transcript)\n== ./b.nav ==\n0/0  start\n     B (UIViewController)  ← visible\n")
    #expect(answer.messages.hasPrefix("./wrong.nav:4:3: error: "))
    #expect(answer.status == .wrongInput)
  }

  @Test("Prints one object for one input, and an array for several")
  func printsJSON() throws {
    let one = try #require(try json("a.nav") as? NSDictionary)
    #expect(one["title"] as? String == "A")
    #expect((one["steps"] as? [Any])?.count == 2)
    let several = try #require(try json("a.nav", "wrong.nav", "b.nav") as? [NSDictionary])
    #expect(several.count == 2)
    #expect(several.first == one)
    #expect(desk.run("show", "-f", "json", "./wrong.nav").output == "")
  }

  @Test("Shows a story with an error in its replay all the same")
  func showsWrongStories() throws {
    try desk.put(Sketch.crash, in: "crash.nav")
    let answer = desk.run("show", "./crash.nav")
    #expect(
      answer.output.contains("\n1/1  push navigation Inner: A  crash\n     NSInvalidArgumentException: Pushing a navigation"))
    #expect(answer.messages.hasPrefix("./crash.nav:4:3: error: "))
    #expect(answer.status == .wrongInput)
  }
}
