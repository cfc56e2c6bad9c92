import Foundation
import NavTreeCommand
import Testing

/// Several dumps as one story, from the files to the files.
@Suite struct StoryCommandTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put(Self.home, in: "a.txt")
    try desk.put(Sketch.dump, in: "b.txt")
    try desk.put(Self.help, in: "c.txt")
  }

  private static let home = """
    <UINavigationController 0x7fd3ba000e00>, state: appeared, view: <UILayoutContainerView 0x7fd3b8708cb0>
       | <ViewController 0x7fd3b8708460>, state: appeared, view: <UIView 0x7fd3b8612d90>

    """
  private static let help = """
    <HelpViewController 0x7fd3ba000f00>, state: appeared, view: <UIView 0x7fd3b8708cf0>

    """
  private static let scenario = """
    title "From a.txt to b.txt"

    tree
      # a.txt, line 1
      navigation
        screen ViewController (ViewController)

    actions
      # b.txt, line 3
      push screen Detail (DetailViewController)  -- as in b.txt

    """
  private static let note = "no action leads to c.txt: the window's root is 'Help', not 'UINavigationController'"
  private static let warning = """
    ./c.txt:1:1: warning: no action leads from 'b.txt' to here: the window's root is 'Help', not 'UINavigationController'; what follows is a \
    scenario of its own, which starts with this tree

    """

  @Test("Imports what happened between dumps")
  func importsStory() throws {
    #expect(desk.run("import", "./a.txt", "./b.txt") == Answer(output: Self.scenario, messages: "", status: .fine))
    #expect(desk.run("import", "./a.txt", "./b.txt", "-o", "./story.nav") == Answer(output: "", messages: "", status: .fine))
    #expect(desk.text("story.nav") == Self.scenario)
    #expect(desk.run("fmt", "--check", "./story.nav").status == .fine)
    #expect(desk.run("show", "./story.nav").output == desk.run("show", "--story", "./a.txt", "./b.txt").output)
  }

  @Test("Writes a scenario of its own for what no action leads to")
  func writesParts() throws {
    let answer = desk.run("import", "./a.txt", "./b.txt", "./c.txt", "-o", "./out/story.nav")
    #expect(answer.status == .fine)
    #expect(answer.messages.hasPrefix(Self.warning))
    #expect(answer.messages.hasSuffix("2 scenarios: './out/story.nav', './out/story-2.nav'\n"))
    #expect(desk.names(in: "out") == ["story-2.nav", "story.nav"])
    #expect(
      desk.text("out/story.nav") == Self.scenario
        + "  # c.txt, line 1\n  note                                       -- \(Self.note)\n")
    #expect(desk.text("out/story-2.nav") == "tree\n  # c.txt, line 1\n  screen Help (HelpViewController)\n")
    let printed = desk.run("import", "./a.txt", "./b.txt", "./c.txt")
    #expect(printed.output == desk.text("out/story.nav"))
    #expect(
      printed.messages.hasSuffix(
        "warning: standard output takes one scenario, and the dumps make 2; to get them all, name a file with '--output'\n"))
  }

  @Test("Leaves every file alone where one of them holds something else")
  func keepsWork() throws {
    try desk.put(Sketch.fine, in: "story-2.nav")
    let answer = desk.run("import", "./a.txt", "./c.txt", "-o", "./story.nav")
    #expect(answer.status == .cannotWrite)
    #expect(answer.messages.hasSuffix("the file './story-2.nav' exists and holds something else; to replace it, add '--force'\n"))
    #expect(desk.text("story-2.nav") == Sketch.fine)
    #expect(desk.text("story.nav") == nil)
    #expect(desk.run("import", "./a.txt", "./c.txt", "-o", "./story.nav", "--force").status == .fine)
    #expect(desk.text("story-2.nav")?.hasPrefix("tree") == true)
  }

  @Test(
    "Names every file that is wrong",
    arguments: [["import"], ["show", "--story"], ["check", "--story"], ["render", "--story"]])
  func namesFiles(_ call: [String]) throws {
    try desk.put(Sketch.fine, in: "x.nav")
    try desk.put("<A 0x1>, state: appeared, view: <UIView 0x2>\n   |    | <B 0x3>\n", in: "y.txt")
    let answer = Answer(
      call + ["a.txt", "x.nav", "missing.txt", "y.txt"].map { "\(desk.path)/\($0)" }, of: .navtree
    ).replacing(desk.path, with: ".")
    #expect(answer.output.isEmpty)
    #expect(answer.status == .cannotRead)
    #expect(
      answer.messages.contains(
        "./x.nav: error: this is no dump of a hierarchy; its rows look like '<UINavigationController 0x7f…>, state: appeared, "
          + "view: <…>'\n"))
    #expect(answer.messages.contains("error: can't read './missing.txt'"))
    #expect(answer.messages.contains("./y.txt:2:"))
    #expect(!answer.messages.contains("a.txt"))
  }

  @Test("Names no dump as the output")
  func sparesInputs() {
    for call in [["import"], ["render", "--story", "--only", "0"]] {
      let answer = Answer(call + ["\(desk.path)/a.txt", "\(desk.path)/b.txt", "-o", "\(desk.path)/b.txt"], of: .navtree)
      #expect(answer.status == .wrongCall)
    }
    #expect(desk.run("import", "-", "./a.txt", "-").messages.hasPrefix("Error: Standard input can be read only once."))
    #expect(desk.text("b.txt") == Sketch.dump)
  }

  @Test("Shows, checks and draws dumps as one story")
  func takesStory() throws {
    let shown = desk.run("show", "--story", "./a.txt", "./b.txt", "./c.txt")
    #expect(shown.status == .fine)
    #expect(shown.output.hasPrefix("From a.txt to c.txt\n\n0/2  start\n"))
    #expect(shown.output.contains("2/2  note  done\n     -- \(Self.note)\n     Help (HelpViewController)  new  ← visible\n"))
    let checked = desk.run("check", "--story", "./a.txt", "./b.txt", "./c.txt")
    #expect(checked.status == .fine)
    #expect(checked.messages.hasSuffix("a.txt … c.txt: 2 actions, no errors\n"))
    let data = desk.run("check", "--story", "-f", "json", "./a.txt", "./b.txt", "./c.txt")
    #expect(data.status == .fine)
    #expect(data.messages.isEmpty)
    #expect(data.output.components(separatedBy: "\"no-action\"").count == 2)
    let drawn = desk.run("render", "--story", "./a.txt", "./b.txt", "./c.txt", "-f", "dot", "-o", "./frames/")
    #expect(drawn.status == .fine)
    #expect(desk.names(in: "frames") == ["000-start.dot", "001-push-Detail.dot", "002-note.dot", "frames.json"])
    #expect(desk.text("frames/frames.json")?.contains("\"a.txt … c.txt\"") == true)
    #expect(desk.run("render", "--story", "./a.txt", "./b.txt", "--only", "7", "-o", "-").messages.contains("has no frame 7"))
  }

  @Test("Tells files of one name by their folders")
  func tellsFolders() throws {
    try desk.put(Self.home, in: "1/dump.txt")
    try desk.put(Sketch.dump, in: "2/dump.txt")
    let answer = desk.run("import", "./1/dump.txt", "./2/dump.txt")
    #expect(answer.output.contains("title \"From ./1/dump.txt to ./2/dump.txt\""))
  }
}
