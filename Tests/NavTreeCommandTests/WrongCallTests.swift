import NavTreeCommand
import Testing

/// Calls whose parts are right one by one and wrong together.
@Suite struct WrongCallTests {
  private static let usage = """

    Usage: navtree render <input> ... [--story] [--output <dir|file>]
        [--format <format>] [--view <view>] [--layout <layout>]
        [--direction <direction>] [--theme <theme>] [--scale <n>] [--wrap <n>]
        [--only <n>] [--quiet]
      See 'navtree render --help' for more information.

    """

  @Test(
    "Says what does not go together",
    arguments: [
      (["./a.nav", "-o", "-"], "Standard output takes one frame; add '--only <n>'."),
      (["./a.nav", "-o", "-", "--only", "0", "-f", "svg,png"], "Standard output takes one frame in one format, of one input."),
      (["./a.nav", "./b.nav", "-o", "-", "--only", "0"], "Standard output takes one frame in one format, of one input."),
      (["-", "-"], "Standard input can be read only once."),
      (
        ["./a.nav", "--only", "0", "-o", "./pic.jpeg"],
        "The endings of frames are .svg, .png, .pdf, .dot; '.jpeg' is none of them. A folder of that name is './pic.jpeg/'."
      ),
      (
        ["./a.nav", "-o", "./all.HTML"],
        "The endings of frames are .svg, .png, .pdf, .dot; '.HTML' is none of them. A folder of that name is './all.HTML/'."
      ),
      (["./a.nav", "-o", "./x.svg"], "A file holds one frame, and there are 3; add '--only <n>', or name a folder."),
      (
        ["./a.nav", "-o", "./x.svg", "--only", "0", "-f", "png"],
        "A file with the ending '.svg' holds that format; drop '--format', or name a folder."
      ),
      (["./a.nav", "./b.nav", "-o", "./x.svg", "--only", "0"], "A file holds one frame of one input; name a folder."),
      (["./a.nav", "--only", "3", "-o", "./out"], "'./a.nav' has no frame 3; its frames are 0 to 2."),
      (["./a.nav", "--only", "9999999999", "-o", "-"], "'./a.nav' has no frame 9999999999; its frames are 0 to 2."),
      (["./in.svg", "--only", "0", "-o", "./in.svg"], "The output './in.svg' is the input itself; name another file."),
      (["./in.svg", "--only", "0", "-o", "./link.svg"], "The output './link.svg' is the input itself; name another file."),
    ])
  func saysWhatDoesNotFit(words: [String], message: String) throws {
    let desk = try Desk()
    for name in ["a.nav", "b.nav", "in.svg"] { try desk.put(Sketch.fine, in: name) }
    try desk.link("link.svg", to: "in.svg")
    let answer = Answer(["render"] + words.map { $0.hasPrefix("./") ? desk.path + $0.dropFirst() : $0 }, of: .navtree)
      .replacing(desk.path, with: ".")
    #expect(answer == Answer(output: "", messages: "Error: \(message)" + Self.usage, status: .wrongCall))
    #expect(desk.names() == ["a.nav", "b.nav", "in.svg", "link.svg"])
    #expect(desk.text("in.svg") == Sketch.fine)
  }

  @Test("Draws the inputs that have such a frame before it says which has none")
  func drawsTheOthers() throws {
    let desk = try Desk()
    try desk.put(Sketch.other, in: "a.nav")
    try desk.put(Sketch.fine, in: "b.nav")
    let answer = desk.run("render", "./a.nav", "./b.nav", "--only", "2", "-o", "./out")
    #expect(
      answer.messages == "1 frame in ./out/b\nError: './a.nav' has no frame 2; its frames are 0 to 1." + Self.usage)
    #expect(answer.status == .wrongCall)
    #expect(desk.names(in: "out") == ["b", "b/002-pop.svg"])
  }

  @Test("Reads standard input only once, in every command", arguments: ["show", "check", "fmt"])
  func readsOnce(command: String) {
    let answer = Answer([command, "-", "-"], of: .navtree)
    #expect(answer.messages.hasPrefix("Error: Standard input can be read only once.\nUsage: navtree \(command) "))
    #expect(answer.status == .wrongCall)
  }

  @Test("Says how to draw a file that stands where a command should")
  func saysHowToDraw() throws {
    let desk = try Desk()
    try desk.put(Sketch.fine, in: "story")
    func firstLine(_ word: String) -> Substring? { desk.run(word).messages.split(separator: "\n").first }
    #expect(firstLine("story.nav") == "Error: Unknown command 'story.nav'. To draw it: navtree render story.nav")
    #expect(firstLine("my story.JSON") == "Error: Unknown command 'my story.JSON'. To draw it: navtree render 'my story.JSON'")
    #expect(firstLine("./story") == "Error: Unknown command './story'. To draw it: navtree render ./story")
    #expect(firstLine("./story.svg") == "Error: Unknown command './story.svg'.")
    #expect(firstLine("rendr") == "Error: Unknown command 'rendr'. Did you mean 'render'?")
    #expect(desk.run("story.nav").status == .wrongCall)
  }

  @Test("Keeps the dump that it imports")
  func keepsDump() throws {
    let desk = try Desk()
    try desk.put(Sketch.dump, in: "dump.txt")
    let answer = desk.run("import", "./dump.txt", "-o", "./dump.txt")
    #expect(
      answer.messages.hasPrefix("Error: The output './dump.txt' is the dump itself; name another file.\nUsage: navtree import "))
    #expect(answer.status == .wrongCall)
    #expect(desk.text("dump.txt") == Sketch.dump)
  }
}
