import Foundation
import NavTreeCommand
import Testing

/// Files that `render` finds in its way: its own are replaced, all others only with `--force`.
struct ForeignFileTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put(Sketch.fine, in: "a.nav")
  }

  private func refusal(of path: String) -> Answer {
    Answer(
      output: "", messages: "error: the file './\(path)' exists, and navtree did not make it; to replace it, add '--force'\n",
      status: .cannotWrite)
  }

  @Test(
    "Replaces no foreign file without --force, whether its name was given or not",
    arguments: ["svg", "png", "pdf", "dot", "html", "gif", "sheet.svg", "sheet.png", "sheet.pdf", "sheet.dot", "animated.svg"])
  func sparesForeignFiles(ending: String) throws {
    let isFrame = !ending.contains(".") && ending != "html" && ending != "gif"
    let only = isFrame ? ["--only", "0"] : []
    try desk.put("mine", in: "out/a.\(ending)")
    #expect(desk.run(["render", "./a.nav", "-o", "./out/a.\(ending)"] + only) == refusal(of: "out/a.\(ending)"))
    if !isFrame {
      #expect(desk.run(["render", "./a.nav", "-f", ending, "-o", "./out"]) == refusal(of: "out/a.\(ending)"))
    }
    #expect(desk.contents(of: "out") == ["a.\(ending)": Data("mine".utf8)])
    // Without its source a picture is known as well; an empty file is nobody's.
    for options in [["--force", "--no-source"], [], ["--no-source"], ["--theme", "dark"]] {
      #expect(
        desk.run(["render", "./a.nav", "-q", "-o", "./out/a.\(ending)"] + only + options).status == .fine, "\(options)")
    }
    try desk.put("", in: "out/a.\(ending)")
    #expect(desk.run(["render", "./a.nav", "-q", "-o", "./out/a.\(ending)"] + only).status == .fine)
  }

  @Test("Replaces no foreign file among frames, and writes nothing where one is in the way")
  func sparesFilesAmongFrames() throws {
    try desk.put("mine", in: "out/002-pop.svg")
    #expect(desk.run("render", "./a.nav", "-o", "./out") == refusal(of: "out/002-pop.svg"))
    #expect(desk.run("render", "./a.nav", "-o", "./out", "--only", "2") == refusal(of: "out/002-pop.svg"))
    #expect(desk.contents(of: "out") == ["002-pop.svg": Data("mine".utf8)])
    #expect(desk.run("render", "./a.nav", "-o", "./out", "--force").status == .fine)
    // From now on it is in the listing, whatever it holds.
    try desk.put("mine", in: "out/002-pop.svg")
    #expect(desk.run("render", "./a.nav", "-o", "./out").status == .fine)
    #expect(desk.text("out/002-pop.svg") != "mine")
  }

  @Test("Replaces no frames.json that lists no frames", arguments: [#"{"mine":1}"#, "[]", "x", #"{"version":2,"frames":[]}"#])
  func sparesOtherListing(text: String) throws {
    try desk.put(text, in: "out/frames.json")
    #expect(desk.run("render", "./a.nav", "-o", "./out") == refusal(of: "out/frames.json"))
    #expect(desk.contents(of: "out") == ["frames.json": Data(text.utf8)])
    #expect(desk.run("render", "./a.nav", "-o", "./out", "--only", "0").status == .fine)
    #expect(desk.text("out/frames.json") == text)
    #expect(desk.run("render", "./a.nav", "-o", "./out", "--force").status == .fine)
    #expect(desk.names(in: "out").count == 4)
  }

  @Test("Takes frames of an interrupted rendering, which no listing names, for its own", arguments: [[], ["--no-source"]])
  func knowsUnlistedFrames(options: [String]) throws {
    #expect(desk.run(["render", "./a.nav", "-o", "./out", "-f", "svg,png,pdf,dot"] + options).status == .fine)
    try FileManager.default.removeItem(atPath: "\(desk.path)/out/frames.json")
    try desk.put(Sketch.fine.replacing("Home", with: "Start"), in: "a.nav")
    #expect(desk.run(["render", "./a.nav", "-o", "./out", "-f", "svg,png,pdf,dot"] + options).status == .fine)
  }

  // MARK: Several formats

  /// A picture that is too large for pixels.
  private func putWideStory() throws {
    let screens = (1...600).map { "S\($0)" }.joined(separator: ", ")
    try desk.put("tree\n  navigation Root: \(screens)\n", in: "wide.nav")
  }

  @Test("Makes what can be made where one of several formats fails, and says what is missing")
  func makesTheOthers() throws {
    try putWideStory()
    let answer = desk.run("render", "./wide.nav", "--wrap", "1000", "-f", "sheet.png,html,gif,svg", "-o", "./out")
    #expect(answer.status == .internalFault)
    #expect(desk.names(in: "out") == ["000-start.svg", "frames.json", "wide.html"])
    let lines = answer.messages.split(separator: "\n")
    try #require(lines.count == 5, "\(answer.messages)")
    #expect(lines[0].hasPrefix("error: ./out/wide.sheet.png: could not draw the graph as PNG: "))
    #expect(lines[1] == "./out/wide.html")
    #expect(lines[2].hasPrefix("error: ./out/wide.gif: frame 0: could not draw the graph as PNG: "))
    #expect(lines[3] == "1 frame in ./out")
    #expect(lines[4] == "./wide.nav: 2 of 4 made, and not './out/wide.sheet.png', './out/wide.gif'")
    let quiet = desk.run("render", "./wide.nav", "--wrap", "1000", "-f", "sheet.png,html", "-o", "./out", "-q")
    #expect(quiet.messages == lines[0] + "\n")
  }

  @Test("Spares a foreign file among several formats, and makes the others")
  func sparesOneOfSeveral() throws {
    try desk.put("mine", in: "out/a.html")
    let answer = desk.run("render", "./a.nav", "-f", "html,sheet", "-o", "./out")
    #expect(answer.status == .cannotWrite)
    #expect(
      answer.messages == refusal(of: "out/a.html").messages + "./out/a.sheet.svg\n./a.nav: 1 of 2 made, and not './out/a.html'\n")
    #expect(desk.text("out/a.html") == "mine")
  }

  @Test("Leaves nothing of the others where a frame is too large for one of its formats")
  func makesNoHalfFrames() throws {
    try putWideStory()
    let answer = desk.run("render", "./wide.nav", "--wrap", "1000", "-f", "svg,png", "-o", "./out")
    #expect(answer.status == .internalFault && answer.messages.hasPrefix("error: frame 0: could not draw the graph as PNG: "))
    #expect(!desk.names().contains("out"))
  }
}
