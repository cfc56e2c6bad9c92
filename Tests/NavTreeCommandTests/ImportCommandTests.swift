import NavTreeCommand
import Testing

@Suite struct ImportCommandTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put(Sketch.dump, in: "dump.txt")
  }

  private static let scenario = """
    tree
      navigation
        screen ViewController (ViewController)
        screen Detail (DetailViewController)

    """

  @Test("Prints the scenario, or writes it to a file")
  func makesScenario() throws {
    let printed = desk.run("import", "./dump.txt")
    #expect(printed == Answer(output: Self.scenario, messages: "", status: .fine))
    #expect(desk.run("import", "./dump.txt", "-o", "./new/story.nav") == Answer(output: "", messages: "", status: .fine))
    #expect(desk.text("new/story.nav") == Self.scenario)
    #expect(desk.run("import", "./dump.txt", "-o", "-") == printed)
    #expect(desk.run("fmt", "--check", "./new/story.nav").status == .fine)
    #expect(desk.run("show", "./new/story.nav").output == desk.run("show", "./dump.txt").output)
  }

  @Test("Replaces a file that holds something else only when told to")
  func keepsWork() throws {
    try desk.put(Sketch.fine, in: "mine.nav")
    let answer = desk.run("import", "./dump.txt", "-o", "./mine.nav")
    #expect(answer.status == .cannotWrite)
    #expect(answer.messages == "error: the file './mine.nav' exists and holds something else; to replace it, add '--force'\n")
    #expect(desk.text("mine.nav") == Sketch.fine)
    #expect(desk.run("import", "./dump.txt", "-o", "./mine.nav", "--force") == Answer(output: "", messages: "", status: .fine))
    #expect(desk.text("mine.nav") == Self.scenario)
    #expect(desk.run("import", "./dump.txt", "-o", "./mine.nav").status == .fine)
    #expect(desk.run("import", "./dump.txt", "-o", "/dev/null").status == .fine)
  }

  @Test("Says what is no dump")
  func refusesOthers() throws {
    try desk.put(Sketch.fine, in: "a.nav")
    let answer = desk.run("import", "./a.nav", "-o", "./out.nav")
    #expect(
      answer.messages
        == "./a.nav: error: this is no dump of a hierarchy; its rows look like '<UINavigationController 0x7f…>, state: appeared, "
        + "view: <…>'\n")
    #expect(answer.status == .wrongInput)
    #expect(desk.names() == ["a.nav", "dump.txt"])
    #expect(desk.run("import", "./missing").status == .cannotRead)
  }
}
