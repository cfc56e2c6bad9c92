import Foundation
import NavTreeCommand
import Testing

@Suite struct BaselineCommandTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put(Sketch.fine, in: "a.nav")
    try desk.put(Sketch.other, in: "b.nav")
    try desk.put(Sketch.wrong, in: "wrong.nav")
  }

  private static let journey = """
    # navtree journey 1
    0 | start | visible: Root › Home
    1 | push Detail | done | visible: Root › Detail | appeared: Detail
    2 | pop | done | visible: Root › Home | removed: Detail

    """

  @Test("Writes a baseline beside each scenario, and leaves one alone that has not changed")
  func writes() throws {
    let answer = desk.run("baseline", "./a.nav", "./b.nav")
    #expect(answer == Answer(output: "", messages: "./a.journey\n./b.journey\n", status: .fine))
    #expect(desk.text("a.journey") == Self.journey)
    try desk.put(Sketch.fine, in: "b.nav")
    #expect(desk.run("baseline", "./a.nav", "./b.nav").messages == "./a.journey unchanged\n./b.journey\n")
    #expect(desk.text("b.journey") == Self.journey)
    #expect(desk.run("baseline", "./a.nav", "-q") == Answer(output: "", messages: "", status: .fine))
    #expect(desk.names() == ["a.journey", "a.nav", "b.journey", "b.nav", "wrong.nav"])
  }

  @Test(
    "Names it after the scenario",
    arguments: [
      ("x.nav", "x.journey"), ("x", "x.journey"), (".x", ".x.journey"), ("in.d/x", "in.d/x.journey"), ("x.y.json", "x.y.journey"),
    ])
  func names(input: String, baseline: String) throws {
    try desk.put(Sketch.fine, in: input)
    #expect(desk.run("baseline", "./\(input)").status == .fine)
    #expect(desk.text(baseline) == Self.journey)
  }

  @Test("Finds no difference where there is none")
  func findsNone() {
    _ = desk.run("baseline", "./a.nav", "./b.nav")
    let answer = desk.run("baseline", "--check", "./a.nav", "./b.nav")
    #expect(answer == Answer(output: "", messages: "./a.nav: as in ./a.journey\n./b.nav: as in ./b.journey\n", status: .fine))
    #expect(desk.run("baseline", "--check", "-q", "./a.nav") == Answer(output: "", messages: "", status: .fine))
  }

  @Test("Prints what changed, step by step, and writes nothing")
  func printsChanges() throws {
    _ = desk.run("baseline", "./a.nav", "./b.nav")
    try desk.put(Sketch.fine.replacingOccurrences(of: "  pop\n", with: "  note\n  pop\n"), in: "a.nav")
    try desk.put(Sketch.other.replacingOccurrences(of: "Other", with: "New"), in: "b.nav")
    let before = desk.names().map { desk.bytes($0) }
    let answer = desk.run("baseline", "--check", "./a.nav", "./b.nav", "--quiet")
    #expect(
      answer.output == """
        ./a.nav: 1 change since the baseline
          step 2 is new
            + 2 | note | done | visible: Root › Detail
          1 more step has another number only
        ./b.nav: 1 change since the baseline
          step 1 changed
            - 1 | push Other | done | visible: Root › Other | appeared: Other
            + 1 | push New | done | visible: Root › New | appeared: New

        """)
    #expect(answer.messages == "" && answer.status == .wrongInput)
    #expect(desk.names().map { desk.bytes($0) } == before)
  }

  @Test("Says which baseline is missing")
  func saysMissing() {
    _ = desk.run("baseline", "./a.nav")
    let answer = desk.run("baseline", "--check", "./b.nav", "./a.nav")
    #expect(
      answer.messages
        == "./b.nav: error: there is no baseline './b.journey'; write it with 'navtree baseline'\n./a.nav: as in ./a.journey\n")
    #expect(answer.output == "" && answer.status == .wrongInput)
    #expect(desk.text("b.journey") == nil)
  }

  @Test("Leaves a file alone that is no baseline, unless it is told to replace it")
  func leavesOthers() throws {
    try desk.put("The journey of a lifetime\n", in: "a.journey")
    let refused = desk.run("baseline", "./a.nav")
    #expect(
      refused.messages == "error: the file './a.journey' exists and is no baseline; move it, or replace it with '--force'\n")
    #expect(refused.status == .cannotWrite)
    let checked = desk.run("baseline", "--check", "./a.nav")
    #expect(checked.messages.hasPrefix("./a.nav: error: the file './a.journey' is no baseline; "))
    #expect(checked.status == .wrongInput)
    #expect(desk.text("a.journey") == "The journey of a lifetime\n")
    try desk.put([0xFF, 0x00, 0x80], in: "b.journey")
    #expect(desk.run("baseline", "./b.nav").status == .cannotRead)
    #expect(desk.bytes("b.journey")?.count == 3)
    #expect(desk.run("baseline", "--force", "./a.nav", "./b.nav").status == .fine)
    #expect(desk.text("a.journey") == Self.journey && desk.text("b.journey")?.hasPrefix("# navtree journey 1\n") == true)
  }

  @Test("Asks for a new baseline where the format was another")
  func knowsVersions() throws {
    try desk.put(Self.journey.replacingOccurrences(of: "journey 1", with: "journey 7"), in: "a.journey")
    let answer = desk.run("baseline", "--check", "./a.nav")
    #expect(answer.messages.contains("'./a.journey' is in another version's format; write it again with 'navtree baseline'"))
    #expect(answer.status == .wrongInput)
    #expect(desk.run("baseline", "./a.nav").status == .fine && desk.text("a.journey") == Self.journey)
  }

  @Test("Goes on after a scenario with a mistake, of which it keeps nothing")
  func survivesMistakes() throws {
    try desk.put(Sketch.crash, in: "crash.nav")
    let answer = desk.run("baseline", "./wrong.nav", "./crash.nav", "./none.nav", "./a.nav")
    #expect(answer.messages.contains("./wrong.nav: no baseline written because of the errors above\n"))
    #expect(answer.messages.contains("./crash.nav: no baseline written because of the errors above\n"))
    #expect(answer.messages.hasSuffix("./a.journey\n"))
    #expect(answer.status == .cannotRead)
    #expect(desk.names().filter { $0.hasSuffix("journey") } == ["a.journey"])
    #expect(desk.run("baseline", "--check", "./crash.nav").messages.hasSuffix("not compared because of the errors above\n"))
  }

  @Test("Refuses inputs that cannot each have a baseline beside them")
  func refusesCalls() throws {
    try desk.put(Sketch.json, in: "a.json")
    try desk.put(Sketch.fine, in: "c.journey")
    try desk.put(Sketch.fine, in: "c.nav")
    let calls = [
      (["-"], "Error: Standard input has no file beside it for a baseline; name a file.\n"),
      (["./a.nav", "./a.json"], "Error: './a.nav' and './a.json' would both have the baseline './a.journey'; rename one.\n"),
      (["./c.journey"], "Error: The baseline of './c.journey' would be the input './c.journey'; rename that.\n"),
      (
        ["./c.nav", "./c.journey", "--force"], "Error: The baseline of './c.nav' would be the input './c.journey'; rename that.\n"
      ),
    ]
    for (words, message) in calls {
      let all = ["baseline"] + words.map { $0.hasPrefix("./") ? desk.path + $0.dropFirst() : $0 }
      let answer = Answer(all, of: .navtree).replacing(desk.path, with: ".")
      #expect(answer.messages.hasPrefix(message) && answer.status == .wrongCall, "\(words)")
    }
    #expect(desk.text("c.journey") == Sketch.fine)
    #expect(desk.run("baseline", "./a.nav", "./a.nav").status == .fine)
  }

  @Test("Says where it cannot write")
  func saysFailures() throws {
    try FileManager.default.createDirectory(atPath: "\(desk.path)/a.journey", withIntermediateDirectories: true)
    #expect(desk.run("baseline", "./a.nav").status == .cannotRead)
    #expect(desk.run("baseline", "--force", "./a.nav").status == .cannotWrite)
  }
}
