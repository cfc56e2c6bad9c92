import NavTreeCommand
import Testing

/// `navtree render` into one file for the whole story.
@Suite struct RenderStoryTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put(Sketch.fine, in: "a.nav")
  }

  @Test("Writes a file for each format into the folder that is named, and says which")
  func writesFiles() throws {
    let answer = desk.run("render", "./a.nav", "-o", "./out", "-f", "sheet.svg,sheet.dot,html")
    #expect(
      answer
        == Answer(output: "", messages: "./out/a.sheet.svg\n./out/a.sheet.dot\n./out/a.html\n", status: .fine))
    #expect(desk.names(in: "out") == ["a.html", "a.sheet.dot", "a.sheet.svg"])
    #expect(
      desk.run("render", "./a.nav", "-o", "./out", "-f", "sheet.svg").messages == "./out/a.sheet.svg unchanged\n")
  }

  @Test("Leaves frames of the same folder alone, and writes both where both are asked for")
  func leavesFrames() throws {
    _ = desk.run("render", "./a.nav", "-o", "./out", "-f", "svg")
    let listing = desk.text("out/frames.json")
    _ = desk.run("render", "./a.nav", "-o", "./out", "-f", "sheet.svg")
    #expect(desk.text("out/frames.json") == listing)
    #expect(desk.names(in: "out").count == 5)
    #expect(
      desk.run("render", "./a.nav", "-o", "./both", "-f", "sheet.svg,dot").messages
        == "./both/a.sheet.svg\n3 frames in ./both\n")
    #expect(
      desk.names(in: "both") == ["000-start.dot", "001-push-Detail.dot", "002-pop.dot", "a.sheet.svg", "frames.json"])
  }

  @Test("Names the stories of several inputs apart, all in one folder")
  func namesApart() throws {
    for name in ["x/a.nav", "y/A.json", "b"] { try desk.put(Sketch.other, in: name) }
    let answer = desk.run("render", "./x/a.nav", "./y/A.json", "./b", "-o", "./out/", "-f", "sheet.dot")
    #expect(answer.messages == "./out/a.sheet.dot\n./out/A-2.sheet.dot\n./out/b.sheet.dot\n")
  }

  @Test(
    "Takes the format from a file's ending, the longest that fits",
    arguments: ["one.sheet.svg", "one.SHEET.DOT", "deep/one.html"])
  func readsEndings(name: String) throws {
    #expect(desk.run("render", "./a.nav", "-o", "./" + name) == Answer(output: "", messages: "", status: .fine))
    let format = name.split(separator: ".", maxSplits: 1)[1].lowercased()
    _ = desk.run("render", "./a.nav", "-o", "./all", "-f", format)
    #expect(desk.bytes(name) == desk.bytes("all/a.\(format)"))
  }

  @Test("Writes a whole story to standard output", arguments: ["sheet", "sheet.svg"])
  func writesToStandardOutput(format: String) throws {
    _ = desk.run("render", "./a.nav", "-o", "./out", "-f", "sheet.svg")
    let answer = desk.run("render", "./a.nav", "-o", "-", "-f", format)
    #expect(answer == Answer(output: desk.text("out/a.sheet.svg") ?? "", messages: "", status: .fine))
  }

  @Test("Sets a sheet's columns")
  func setsColumns() throws {
    func width(_ columns: String) -> String? {
      desk.run("render", "./a.nav", "-o", "-", "-f", "sheet", "--columns", columns).output.components(
        between: "width=\"", and: "pt\"")
    }
    #expect(width("1") == "456")
    #expect(width("2") == "900")
    #expect(width("3") == "1344")
    #expect(width("9") == "1344")
  }

  @Test(
    "Refuses what does not go together",
    arguments: [
      (
        ["-f", "sheet", "--only", "1"],
        "A file with the ending '.sheet.svg' holds all frames; drop '--only', or take svg, png, pdf, dot."
      ),
      (["-o", "./x.html", "--only", "1"], "A file with the ending '.html' holds all frames; drop '--only'."),
      (["-o", "-", "-f", "html,sheet"], "Standard output takes one format of one input."),
      (
        ["-o", "./x.html", "-f", "sheet"], "A file with the ending '.html' holds that format; drop '--format', or name a folder."
      ),
      (
        ["-f", "html", "--step-seconds", "0"],
        "The value '0' is invalid for '--step-seconds <s>'. Allowed: seconds from 0.1 to 60."
      ),
      (
        ["-f", "html", "--step-seconds", "nan"],
        "The value 'nan' is invalid for '--step-seconds <s>'. Allowed: seconds from 0.1 to 60."
      ),
      (
        ["-f", "sheet", "--columns", "0"], "The value '0' is invalid for '--columns <n>'. Allowed: whole numbers from 1 to 1000."
      ),
    ])
  func refuses(words: [String], message: String) throws {
    let answer = desk.run(["render", "./a.nav"] + words)
    #expect(answer.status == .wrongCall)
    #expect(answer.messages.hasPrefix("Error: \(message)\n"), "\(answer.messages)")
    #expect(desk.names() == ["a.nav"])
  }

  @Test("Never overwrites an input with its own story")
  func sparesInputs() throws {
    try desk.put(Sketch.fine, in: "b.html")
    let answer = desk.run("render", "./b.html", "-f", "html", "-o", desk.path)
    #expect(answer.status == .wrongCall)
    #expect(answer.messages.contains("is an input itself; name a folder with '--output'."))
    #expect(desk.text("b.html") == Sketch.fine)
  }
}

extension String {
  /// What stands between two marks, first found.
  fileprivate func components(between start: String, and end: String) -> String? {
    guard let from = firstRange(of: start)?.upperBound else { return nil }
    return self[from...].firstRange(of: end).map { String(self[from..<$0.lowerBound]) }
  }
}
