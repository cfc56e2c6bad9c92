import Foundation
import NavTreeCommand
import Testing

/// Outputs that are a link, a folder, a pipe or a device, and files that become others while the program works.
@Suite(.enabled(if: Executable.path != nil, "the program is not beside the tests"))
struct PlaceFaultTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put(Sketch.fine, in: "a.nav")
    try desk.put(Sketch.dump, in: "a.txt")
    #expect(try Executable.run(["render", "a.nav", "--only", "0", "-o", "a.svg"], in: desk).status == 0)
  }

  private func run(_ words: [String]) throws -> Executable.Run { try Executable.run(words, in: desk) }

  private static let picture = ["render", "a.nav", "--only", "0", "-o"]

  // MARK: Links

  @Test("Makes the file that a link leads to, and keeps the link")
  func followsDanglingLink() throws {
    try desk.link("link.svg", to: "real.svg")
    #expect(try run(Self.picture + ["link.svg"]).status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(desk.path)/link.svg") == "real.svg")
    #expect(desk.bytes("real.svg") == desk.bytes("a.svg"))
  }

  @Test("Says where a link leads to if nothing can be made there, and keeps it")
  func refusesLinkToNowhere() throws {
    try desk.link("link.svg", to: "none/real.svg")
    let run = try run(Self.picture + ["link.svg"])
    #expect(run.status == 73)
    #expect(
      run.messages
        == "error: can't write 'link.svg': writing to 'none/real.svg', where the link leads, failed: No such file or directory\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(desk.path)/link.svg") == "none/real.svg")
    #expect(!desk.names().contains("none"))
  }

  @Test("Says that links lead in a circle")
  func refusesCircle() throws {
    try desk.link("one.svg", to: "two.svg")
    try desk.link("two.svg", to: "one.svg")
    let run = try run(Self.picture + ["one.svg"])
    #expect(run.status == 73)
    #expect(run.messages == "error: can't write 'one.svg': following the link failed: Too many levels of symbolic links\n")
  }

  @Test("Puts no frame in the place of a link that somebody made, and nothing where it leads")
  func keepsLinksAmongFrames() throws {
    try desk.put("mine", in: "mine")
    try desk.put("", in: "out/other")
    try desk.link("out/000-start.svg", to: "../mine")
    let run = try run(["render", "a.nav", "-o", "out"])
    #expect(run.status == 73)
    #expect(
      run.messages
        == "error: the file 'out/000-start.svg' exists, and navtree did not make it; to replace it, add '--force'\n")
    #expect(desk.names(in: "out") == ["000-start.svg", "other"])
    #expect(try Executable.run(["render", "a.nav", "-o", "out", "--force"], in: desk).status == 0)
    #expect(desk.text("mine") == "mine" && desk.bytes("out/000-start.svg") == desk.bytes("a.svg"))
  }

  // MARK: Folders

  static let folderCalls: [(words: [String], path: String)] = [
    (["import", "a.txt", "-o", "folder"], "folder"), (["import", "a.txt", "-o", "folder/"], "folder/"),
    (["extract", "a.svg", "-o", "folder"], "folder"), (["extract", "a.svg", "-o", "none/"], "none/"),
    (["baseline", "b.nav"], "b.journey"), (["render", "a.nav", "-f", "html"], "a.html"),
  ]

  @Test("Says that a folder has the output's name", arguments: folderCalls)
  func refusesFolder(call: (words: [String], path: String)) throws {
    try desk.put(Sketch.fine, in: "b.nav")
    for folder in ["folder", "b.journey", "a.html"] { try desk.put("mine", in: "\(folder)/mine") }
    let before = desk.contents()
    let run = try run(call.words)
    #expect(run.status == (call.path == "b.journey" ? 66 : 73), "\(run.messages)")
    #expect(run.messages.contains("'\(call.path)': ") && run.messages.hasPrefix("error: can't "))
    #expect(run.messages.lowercased().contains("is a folder") || run.messages.contains("Is a directory"), "\(run.messages)")
    #expect(desk.contents() == before)
  }

  // MARK: Pipes and devices

  @Test("Waits for whoever reads a named pipe, and writes all of it")
  func waitsForReader() throws {
    #expect(mkfifo("\(desk.path)/pipe.svg", 0o600) == 0)
    let program = try RunningProgram(Self.picture + ["pipe.svg"], in: desk)
    let read = FileHandle(forReadingAtPath: "\(desk.path)/pipe.svg")?.readDataToEndOfFile()
    #expect(program.wait() == 0)
    #expect(read == desk.bytes("a.svg"))
    #expect(fileKind(at: "\(desk.path)/pipe.svg") == S_IFIFO)
  }

  @Test("Ends by a signal while it waits for the reader of a named pipe", arguments: [SIGINT, SIGTERM])
  func stopsWaiting(signal: Int32) throws {
    #expect(mkfifo("\(desk.path)/pipe.svg", 0o600) == 0)
    let program = try RunningProgram(Self.picture + ["pipe.svg"], in: desk)
    usleep(300_000)
    program.send(signal)
    #expect(program.wait() == 128 + signal)
    #expect(fileKind(at: "\(desk.path)/pipe.svg") == S_IFIFO && desk.unfinished == [])
  }

  @Test("Says that the reader of a named pipe has gone")
  func losesReader() throws {
    // More than a pipe holds.
    try desk.put(Sketch.fine + String(repeating: "# A comment\n", count: 20_000), in: "a.nav")
    #expect(mkfifo("\(desk.path)/pipe.html", 0o600) == 0)
    let program = try RunningProgram(["render", "a.nav", "-o", "pipe.html"], in: desk)
    let reader = FileHandle(forReadingAtPath: "\(desk.path)/pipe.html")
    #expect(try reader?.read(upToCount: 10)?.count == 10)
    try reader?.close()
    #expect(program.wait() == 73)
    #expect(program.messages == "error: can't write 'pipe.html': writing to it failed: Broken pipe\n")
  }

  @Test("Writes to a device and to another program's pipe, and replaces neither", arguments: ["import", "extract"])
  func writesToDevices(command: String) throws {
    let words = [command, command == "import" ? "a.txt" : "a.svg", "-o"]
    let own = try Executable.run(words + ["-"], in: desk)
    let other = try Executable.runInShell(words + ["/dev/stdout"], in: desk, streams: "| cat")
    #expect(other.said == own.output && !own.output.isEmpty)
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let full = try run(words + ["/dev/full"])
    #expect(full.status == 73)
    #expect(full.messages == "error: can't write '/dev/full': writing to it failed: No space left on device\n")
    #expect(fileKind(at: "/dev/full") == S_IFCHR)
  }

  @Test("Formats no pipe in place")
  func formatsNoPipe() throws {
    #expect(mkfifo("\(desk.path)/pipe.nav", 0o600) == 0)
    let program = try RunningProgram(["fmt", "pipe.nav"], in: desk)
    try feed("tree\n   screen   A\n", into: "pipe.nav")
    #expect(program.wait() == 73)
    #expect(
      program.messages
        == "error: can't write 'pipe.nav': writing it in place failed: it is a pipe or a device, and no file\n")
  }

  // MARK: What changes while the program works

  /// An input that is a named pipe holds the program up where it is read, until the test has done something.
  private func whileReading(_ words: [String], _ change: () throws -> Void) throws -> (status: Int32, messages: String) {
    #expect(mkfifo("\(desk.path)/slow.nav", 0o600) == 0)
    let program = try RunningProgram(words, in: desk)
    // Opens only when the program has opened its end.
    let pipe = try #require(FileHandle(forWritingAtPath: "\(desk.path)/slow.nav"))
    try change()
    try pipe.write(contentsOf: Data(Sketch.fine.utf8))
    try pipe.close()
    return (program.wait(), program.messages)
  }

  private func feed(_ text: String, into name: String) throws {
    let pipe = try #require(FileHandle(forWritingAtPath: "\(desk.path)/\(name)"))
    try pipe.write(contentsOf: Data(text.utf8))
    try pipe.close()
  }

  @Test("Says that an input has gone that was there when the call began, and draws the others")
  func losesInput() throws {
    try desk.put(Sketch.fine, in: "b.nav")
    let run = try whileReading(["render", "slow.nav", "b.nav", "a.nav", "-q"]) {
      #expect(unlink("\(desk.path)/b.nav") == 0)
    }
    #expect(run.status == 66 && run.messages == "error: can't read 'b.nav': No such file or directory\n")
    #expect(desk.names(in: "slow").count == 4 && desk.names(in: "a").count == 4)
  }

  @Test("Keeps a file that somebody makes at the output's place meanwhile", arguments: ["out.svg", "out.html"])
  func keepsLateFile(name: String) throws {
    let only = name.hasSuffix("svg") ? ["--only", "0"] : []
    let run = try whileReading(["render", "slow.nav", "-o", name] + only) { try desk.put("mine", in: name) }
    #expect(run.status == 73)
    #expect(run.messages == "error: the file '\(name)' exists, and navtree did not make it; to replace it, add '--force'\n")
    #expect(desk.text(name) == "mine")
  }

  @Test("Says that somebody makes a folder at the output's place meanwhile")
  func keepsLateFolder() throws {
    let run = try whileReading(["render", "slow.nav", "-o", "out.svg", "--only", "0"]) {
      try desk.put("mine", in: "out.svg/mine")
    }
    #expect(run.status == 73)
    #expect(run.messages == "error: can't write 'out.svg': giving it its name failed: Is a directory\n")
    #expect(desk.names(in: "out.svg") == ["mine"] && desk.unfinished == [])
  }

  @Test("Keeps what somebody writes into a document while its images are drawn")
  func keepsLateEdit() throws {
    try desk.put("```navtree file=slow.nav\n```\n", in: "a.md")
    let run = try whileReading(["docs", "--in-place", "a.md"]) { try desk.put("Edited.\n", in: "a.md") }
    #expect(run.status == 73)
    #expect(
      run.messages
        == "error: can't write 'a.md': writing it in place failed: it was changed after it was read, and is left as it is now\n")
    #expect(desk.text("a.md") == "Edited.\n")
    #expect(desk.names().allSatisfy { !$0.hasPrefix("images/") })
  }

  @Test("Draws in the folder's new place where it is moved away meanwhile")
  func makesFolderAgain() throws {
    #expect(try run(["render", "a.nav", "-o", "out"]).status == 0)
    let run = try whileReading(["render", "slow.nav", "-o", "out"]) {
      #expect(rename("\(desk.path)/out", "\(desk.path)/moved") == 0)
    }
    #expect(run.status == 0)
    #expect(desk.names(in: "out") == desk.names(in: "moved"))
  }
}

/// What stands at a path, links not followed.
private func fileKind(at path: String) -> mode_t {
  var status = stat()
  return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
}
