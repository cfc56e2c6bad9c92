import Foundation
import NavTreeCommand
import Testing

/// What only a process of its own can show: streams, the current folder, the environment, and the status.
@Suite(.enabled(if: Executable.path != nil, "the program is not beside the tests"))
struct ExecutableTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private func run(_ words: String..., input: String = "") throws -> Executable.Run {
    try Executable.run(words, in: desk, input: input)
  }

  @Test("Ends with the status of what happened")
  func endsWithStatus() throws {
    try desk.put(Sketch.fine, in: "a.nav")
    try desk.put(Sketch.wrong, in: "wrong.nav")
    let calls: [([String], Int32)] = [
      (["render", "a.nav"], 0), (["--version"], 0), (["--help"], 0), (["check", "wrong.nav"], 1), ([], 64), (["render"], 64),
      (["render", "--no-such-option", "a.nav"], 64), (["render", "a.nav", "-o", "-"], 64), (["render", "missing.nav"], 66),
      (["render", "a.nav", "-o", "wrong.nav/out"], 73),
    ]
    for (words, status) in calls {
      #expect(try Executable.run(words, in: desk).status == status, "\(words)")
    }
    let screens = (1...600).map { "S\($0)" }.joined(separator: ", ")
    try desk.put("tree\n  navigation Root: \(screens)\n", in: "wide.nav")
    #expect(try run("render", "wide.nav", "-f", "png", "--wrap", "1000").status == 70)
  }

  @Test("Names the folder after the input, in the current folder")
  func namesFolder() throws {
    try desk.put(Sketch.fine, in: "deep/story.nav")
    try desk.put(Sketch.fine, in: "story")
    let inputs = try run("render", "deep/story.nav", "story")
    #expect(inputs.messages == "3 frames in story-2\n3 frames in story-frames\n")
    #expect(desk.text("story") == Sketch.fine)
    #expect(try run("render", "-", input: Sketch.json).messages == "3 frames in frames\n")
    #expect(desk.text("frames/frames.json")?.contains(#""source" : "<stdin>""#) == true)
  }

  @Test("Reads standard input")
  func readsStandardInput() throws {
    let drawn = try run("render", "-", "--only", "1", "-o", "-", input: Sketch.fine)
    #expect(drawn.output.hasPrefix("<?xml") && drawn.messages == "" && drawn.status == 0)
    #expect(try run("fmt", "-", input: "tree\n   screen   A").output == "tree\n  screen A\n")
    #expect(try run("fmt", "--check", "-", input: "tree\n   screen   A").output == "<stdin>\n")
    #expect(try run("show", "-", input: "tree\n  screen A\n").output == "0/0  start\n     A (UIViewController)  ← visible\n")
    #expect(try run("check", "-", input: Sketch.fine).messages == "<stdin>: 2 actions, no errors\n")
    #expect(try run("check", "-", input: "").messages.hasPrefix("<stdin>:1:1: error: there is no 'tree'"))
    #expect(try run("import", "-", input: Sketch.dump).output.hasPrefix("tree\n  navigation\n"))
  }

  @Test("Says that a name is no UTF-8, and takes no other file for it")
  func refusesOtherBytes() throws {
    try desk.put(Sketch.fine, in: "a.nav")
    // A shell makes the byte, since Swift's own names have none.
    for call in ["check \"$name.nav\"", "render a.nav -o \"$name\""] {
      let run = try Executable.runInShell(
        [], in: desk, after: "name=$(printf 'b\\377\\033[2J') && cp a.nav \"$name.nav\" && set -- \(call)")
      #expect(run.status == 64, "\(run.said)")
      #expect(run.said.contains("is not UTF-8, so no file can be found by it; rename the file"), "\(run.said)")
      #expect(!run.said.unicodeScalars.contains("\u{1B}"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: desk.path).filter { $0.hasPrefix("b") }.count <= 1)
  }

  /// Standard error belongs to the whole process, so only a process of its own can show what becomes of it.
  @Test("Tells in its own words what a library printed on standard error, and nothing twice")
  func keepsChatter() throws {
    try desk.put(Sketch.fine, in: "a.nav")
    let drawn = try Executable.run(["render", "a.nav"], in: desk, environment: ["FONTCONFIG_FILE": "/nonexistent"])
    let lines = drawn.messages.split(separator: "\n")
    #expect(drawn.status == 0)
    #expect(lines.first == "3 frames in a")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("warning: while drawing, Graphviz said 'Fontconfig error: ") })
    #expect(lines.count == 2)
    let quiet = try Executable.run(["render", "a.nav", "--quiet"], in: desk, environment: ["FONTCONFIG_FILE": "/nonexistent"])
    #expect(quiet.messages == "")
  }

  @Test("Does not wait for a pipe that has the listing's name, and leaves it alone")
  func refusesPipes() throws {
    try desk.put(Sketch.fine, in: "a.nav")
    try desk.put("", in: "out/mine")
    #expect(mkfifo("\(desk.path)/out/frames.json", 0o600) == 0)
    let drawn = try run("render", "a.nav", "-o", "out")
    #expect(drawn.status == 73)
    #expect(
      drawn.messages
        == "error: can't write 'out/frames.json': replacing what is there failed: it is a pipe or a device, and no file\n")
  }

  @Test("Shows in every format what is as deep as may be, and says where it goes deeper")
  func saysWhereItIsTooDeep() throws {
    // A navigation controller and the modals over it.
    let modals = (1..<200).map { "  present M\($0)\n" }.joined()
    let deepest = "tree\n  navigation Root: Home\nactions\n\(modals)"
    try desk.put(deepest, in: "deepest.nav")
    for format in ["text", "json", "dump"] {
      let run = try run("show", "--format", format, "--only", "199", "deepest.nav")
      #expect(run.status == 0 && run.messages == "", "\(format)")
    }
    try desk.put(deepest + "  present M200\n  pop\n", in: "deeper.nav")
    for words in [["check"], ["show"], ["render", "-o", "out"]] {
      let run = try Executable.run(words + ["deeper.nav"], in: desk)
      #expect(run.status == 1)
      #expect(
        run.messages.hasPrefix(
          "deeper.nav:203:3: error: controllers stand 201 deep in each other here, and the most are 200; show less of what is "
            + "around them\n"))
      #expect(run.messages.contains("neither this action nor what follows it is played"))
    }
  }

  @Test("Draws names of any length, and letters under any number of marks")
  func drawsLongNames() throws {
    try desk.put("tree\n  navigation \"\(String(repeating: "x", count: 9000))\": A\n", in: "long.nav")
    try desk.put("tree\n  screen \"a\(String(repeating: "\u{301}", count: 9000))\"\n", in: "marks.nav")
    #expect(try run("render", "--quiet", "long.nav", "marks.nav").status == 0)
  }

  @Test("Ends in peace when nobody reads on")
  func survivesBrokenPipe() throws {
    try desk.put(Sketch.fine, in: "a.nav")
    for words in [["show", "a.nav"], ["render", "a.nav", "--only", "0", "-o", "-"], ["--help"]] {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let run = try Executable.run(words, in: desk, output: pipe.fileHandleForWriting)
      #expect(run.status == 0 && run.messages == "", "\(words)")
    }
  }

  @Test("Says that the disk is full", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func saysFull() throws {
    try desk.put(Sketch.fine, in: "a.nav")
    for words in [["show", "a.nav"], ["render", "a.nav", "--only", "0", "-o", "-"], ["--help"], ["doctor"]] {
      let run = try Executable.run(words, in: desk, output: FileHandle(forWritingAtPath: "/dev/full"))
      #expect(run.status == 73, "\(words)")
      #expect(run.messages == "error: can't write standard output: No space left on device\n", "\(words)")
    }
  }

  @Test("Doctor says what to install where Graphviz has no plugins")
  func prescribes() throws {
    let run = try Executable.run(["doctor"], in: desk, environment: ["GVBINDIR": "\(desk.path)/none"])
    #expect(run.output.contains("\nGraphviz   can't be used: could not inspect Graphviz: "))
    #expect(run.output.contains("\nWhat to install:\n  Debian, Ubuntu   apt-get install "))
    #expect(run.status == 70)
    try desk.put(Sketch.fine, in: "a.nav")
    let drawn = try Executable.run(["render", "a.nav"], in: desk, environment: ["GVBINDIR": "\(desk.path)/none"])
    #expect(drawn.status == 70)
    #expect(drawn.messages.hasPrefix("error: could not measure texts: "))
    #expect(!desk.names().contains("a"))
  }

  @Test("Tells what Graphviz's libraries say in its own words, and not with --quiet")
  func tellsChatter() throws {
    try desk.put(Sketch.fine, in: "a.nav")
    let fonts = ["FONTCONFIG_FILE": "\(desk.path)/none"]
    let loud = try Executable.run(["render", "a.nav"], in: desk, environment: fonts)
    for line in loud.messages.split(separator: "\n").dropFirst() {
      #expect(line.hasPrefix("warning: while drawing, Graphviz said '"))
      #expect(line.hasSuffix("'; install fontconfig-config (Debian, Ubuntu) or fontconfig (Homebrew)"))
    }
    let quiet = try Executable.run(["render", "a.nav", "-q"], in: desk, environment: fonts)
    #expect(quiet.messages == "" && quiet.status == loud.status)
  }

  @Test("Shows progress and colours on a terminal, and no colours with NO_COLOR")
  func usesTerminal() throws {
    try desk.put("tree\n  navigation Root: Home\nactions\n  pop\n" + String(repeating: "  note\n", count: 300), in: "a.nav")
    func messages(_ environment: [String: String], _ words: [String]) throws -> String {
      let terminal = try Terminal()
      let all = ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 }
      let run = try Executable.run(
        ["render", "a.nav"] + words, in: desk, environment: all, messages: terminal.program)
      #expect(run.status == 0)
      return terminal.text()
    }
    let coloured = try messages([:], ["-f", "png,pdf", "--scale", "3"])
    #expect(coloured.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    #expect(coloured.contains("\r\u{1B}[Kdrawing ") && coloured.contains("/302"))
    #expect(coloured.hasSuffix("\r\u{1B}[K302 frames in a\r\n"))
    let plain = try messages(["NO_COLOR": "1"], [])
    #expect(plain.contains(" warning: ") && !plain.contains("[1;33m"))
    #expect(try messages(["TERM": "dumb"], []).contains("\u{1B}") == false)
    #expect(try messages([:], ["--quiet"]) == "")
  }
}
