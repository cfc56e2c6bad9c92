import Foundation
import NavTreeCommand
import Testing

/// Signals in the middle of writing: what is there is whole, what was there before is still there, and nothing unfinished is left.
@Suite(.enabled(if: Executable.path != nil, "the program is not beside the tests"))
struct SignalFaultTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private func putLongStory(in name: String) throws {
    let actions = (1...300).map { "  push S\($0)\n  pop\n" }.joined()
    try desk.put("tree\n  navigation Root: Home\nactions\n" + actions, in: name)
  }

  /// A story whose files take a while to be written, since they carry its source.
  private func putHeavyStory(in name: String, _ story: String = Sketch.fine) throws {
    try desk.put(story + String(repeating: "# \(String(repeating: "x", count: 1000))\n", count: 3_000), in: name)
  }

  private func wait(until isSo: () -> Bool, while program: RunningProgram) {
    while !isSo(), program.isRunning { usleep(500) }
  }

  @Test("Leaves whole frames and the old listing in a folder", arguments: signals)
  func interruptsFolder(signal: Int32) throws {
    try putLongStory(in: "a.nav")
    try desk.put(Sketch.other, in: "b.nav")
    #expect(try Executable.run(["render", "b.nav", "-o", "out"], in: desk).status == 0)
    let listing = desk.bytes("out/frames.json")
    let program = try RunningProgram(["render", "a.nav", "-o", "out", "-f", "svg,dot"], in: desk)
    wait(until: { desk.names(in: "out").count > 20 }, while: program)
    program.send(signal)
    #expect(program.wait() == 128 + signal, "the signal comes too late")
    #expect(program.messages == "")
    #expect(desk.bytes("out/frames.json") == listing)
    #expect(desk.unfinished == [])
    for name in desk.names(in: "out") {
      let text = desk.text("out/\(name)") ?? ""
      #expect(text.hasSuffix(name.hasSuffix(".svg") ? "</svg>\n" : "}\n"), "\(name)")
    }
    // What is left is known as navtree's own, and the next rendering makes the folder whole.
    #expect(try Executable.run(["render", "b.nav", "-o", "out"], in: desk).status == 0)
  }

  /// Sends signals while a file is half written, until one has come in time.
  ///
  /// The program is let run for a moment and stopped again, over and over, until it stands still with an unfinished file.
  private func interruptWriting(
    _ words: [String], by signals: [Int32], before: () throws -> Void = {}, isTooLate: () -> Bool = { false },
    _ check: (Int32) throws -> Void
  ) throws {
    var hits = 0
    for _ in 0..<10 where hits == 0 {
      try before()
      let program = try RunningProgram(words, in: desk)
      let folder = try #require(opendir(desk.path))
      defer { closedir(folder) }
      while program.isRunning, !holdsUnfinished(folder), !isTooLate() {
        program.send(SIGCONT)
        usleep(300)
        program.send(SIGSTOP)
      }
      hits += program.isRunning && !isTooLate() ? 1 : 0
      for signal in signals { program.send(signal) }
      program.send(SIGCONT)
      let status = program.wait()
      #expect(desk.unfinished == [])
      try check(status)
    }
    #expect(hits > 0, "no signal came in time")
  }

  private func holdsUnfinished(_ folder: OpaquePointer) -> Bool {
    rewinddir(folder)
    while let entry = readdir(folder) {
      let isUnfinished = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { strncmp($0, ".navtree-", 9) == 0 }
      }
      if isUnfinished { return true }
    }
    return false
  }

  @Test("Leaves the old file where one file was half written", arguments: signals)
  func interruptsFile(signal: Int32) throws {
    try putHeavyStory(in: "a.nav")
    try desk.put("", in: "a.html")
    try interruptWriting(["render", "a.nav", "-f", "html"], by: [signal], before: { try desk.put("", in: "a.html") }) { status in
      #expect([0, 128 + signal].contains(status))
      // The signal may come when the file has just got its name.
      #expect(desk.text("a.html") == "" || desk.text("a.html")?.hasSuffix("</html>\n") == true)
    }
  }

  @Test("Leaves the user's own file where it was half formatted")
  func interruptsFormatting() throws {
    let text = "tree\n   screen   A\n" + String(repeating: "# \(String(repeating: "x", count: 1000))\n", count: 3_000)
    try interruptWriting(["fmt", "a.nav"], by: [SIGTERM], before: { try desk.put(text, in: "a.nav") }) { status in
      #expect([0, 128 + SIGTERM].contains(status))
      let formatted = text.replacing("   screen   ", with: "  screen ")
      #expect(desk.text("a.nav") == formatted || status != 0 && desk.text("a.nav") == text)
    }
  }

  @Test("Leaves nothing unfinished at the second Control-C of watching either")
  func interruptsWatchingTwice() throws {
    try putHeavyStory(in: "a.nav")
    // Two signals of one kind may arrive as one.
    let file = "\(desk.path)/a.html"
    try interruptWriting(
      ["render", "--watch", "a.nav", "-f", "html"], by: [SIGINT, SIGTERM],
      isTooLate: { FileManager.default.fileExists(atPath: file) }
    ) { status in
      #expect([0, 128 + SIGINT, 128 + SIGTERM].contains(status))
      unlink(file)
    }
  }

  @Test("Ends where standard output is read slowly", arguments: signals)
  func interruptsOutput(signal: Int32) throws {
    try putHeavyStory(in: "a.nav")
    let pipe = Pipe()
    let program = try RunningProgram(["render", "a.nav", "-f", "html", "-o", "-"], in: desk, output: pipe.fileHandleForWriting)
    #expect(try pipe.fileHandleForReading.read(upToCount: 100)?.count == 100)
    program.send(signal)
    #expect(program.wait() == 128 + signal)
    #expect(desk.names() == [".err", "a.nav"])
  }

  @Test("Leaves documents as they were, and whole images", arguments: signals)
  func interruptsDocuments(signal: Int32) throws {
    let blocks = (1...40).map { "```navtree frames name=s\($0)\n\(Sketch.fine)```\n" }.joined(separator: "\nText\n\n")
    for number in 1...10 { try desk.put(blocks.replacing("name=s", with: "name=d\(number)s"), in: "\(number).md") }
    let before = desk.contents()
    let files = (1...10).map { "\($0).md" }
    let program = try RunningProgram(["docs", "--in-place"] + files, in: desk)
    wait(until: { desk.names(in: "images").count > 10 }, while: program)
    program.send(signal)
    #expect(program.wait() == 128 + signal, "the signal comes too late")
    #expect(desk.unfinished == [])
    for name in desk.names(in: "images") { #expect(desk.text("images/\(name)")?.hasSuffix("</svg>\n") == true, "\(name)") }
    for file in files where desk.bytes(file) != before[file] {
      #expect(desk.text(file)?.contains("<!-- navtree: end -->") == true)
    }
    #expect(desk.bytes("10.md") == before["10.md"])
    #expect(try Executable.run(["docs", "--in-place", "-q"] + files, in: desk).status == 0)
  }

  @Test("Goes on where it was told to ignore a signal, as by nohup")
  func staysDeaf() throws {
    try putLongStory(in: "a.nav")
    let program = try RunningProgram(["render", "a.nav"], in: desk, after: "trap '' HUP INT")
    wait(until: { desk.names(in: "a").count > 5 }, while: program)
    for signal in [SIGHUP, SIGINT] { program.send(signal) }
    #expect(program.wait() == 0)
    #expect(desk.names(in: "a").count == 602)
  }
}
