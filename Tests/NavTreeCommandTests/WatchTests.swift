import Foundation
import NavTreeCommand
import Testing

/// `render --watch` in a process of its own, which is ended by signals.
@Suite(.enabled(if: Executable.path != nil, "the program is not beside the tests"))
struct WatchTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put(Sketch.fine, in: "a.nav")
  }

  private func move(_ name: String, to other: String) { #expect(rename("\(desk.path)/\(name)", "\(desk.path)/\(other)") == 0) }

  @Test("Draws what changed, and nothing else")
  func drawsChanges() throws {
    try desk.put(Sketch.fine, in: "b.nav")
    let program = try RunningProgram(["render", "--watch", "--no-source", "a.nav", "b.nav"], in: desk)
    try program.wait(for: "watching 2 files – Control-C ends\n")
    let start = try #require(desk.bytes("a/000-start.svg"))
    try desk.put(Sketch.other, in: "b.nav")
    try program.wait(for: "2 frames in b; 2 no longer made and removed\n")
    try desk.put(Sketch.other + "# The same story\n", in: "b.nav")
    try program.wait(for: "2 frames in b; 3 files unchanged\n")
    #expect(desk.names(in: "b") == ["000-start.svg", "001-push-Other.svg", "frames.json"])
    #expect(program.end(with: SIGINT) == 0)
    #expect(program.messages.components(separatedBy: "frames in a").count == 2)
    #expect(desk.bytes("a/000-start.svg") == start)
  }

  @Test("Shows mistakes and waits for what is right, also when another file takes the name")
  func survives() throws {
    let program = try RunningProgram(["render", "-w", "a.nav"], in: desk)
    try program.wait(for: "watching a.nav – Control-C ends\n")
    let drawn = desk.names(in: "a")
    try desk.put(Sketch.wrong, in: "a.nav")
    try program.wait(for: "a.nav:4:3: error: unknown action 'psuh'")
    try program.wait(for: "nothing drawn because of the errors above\n")
    #expect(desk.names(in: "a") == drawn)
    move("a.nav", to: "a.nav~")
    try program.wait(for: "a.nav: error: it has gone; it is drawn when it is back\n")
    try desk.put(Sketch.other, in: "new")
    move("new", to: "a.nav")
    try program.wait(for: "2 frames in a; ")
    #expect(desk.names(in: "a") == ["000-start.svg", "001-push-Other.svg", "frames.json"])
    #expect(program.end(with: SIGTERM) == 0)
  }

  @Test("Begins with files that are not there or wrong, and ends with the status of the last drawings")
  func endsWithStatus() throws {
    let program = try RunningProgram(["render", "--watch", "a.nav", "late.nav", "--only", "2", "-o", "out"], in: desk)
    try program.wait(for: "watching 2 files")
    #expect(program.messages.contains("can't read 'late.nav'"))
    try desk.put(Sketch.other, in: "late.nav")
    try program.wait(for: "error: 'late.nav' has no frame 2; its frames are 0 to 1.\n")
    try desk.put(Sketch.fine, in: "late.nav")
    try program.wait(for: "1 frame in out/late")
    try desk.put(Sketch.wrong, in: "a.nav")
    try program.wait(for: "nothing drawn")
    #expect(program.end(with: SIGHUP) == 1)
  }

  @Test("Says nothing but errors with --quiet")
  func isQuiet() throws {
    let program = try RunningProgram(["render", "--watch", "a.nav", "-q"], in: desk)
    while desk.text("a/frames.json") == nil { usleep(10_000) }
    try desk.put(Sketch.wrong, in: "a.nav")
    try program.wait(for: "error:")
    #expect(program.messages.hasPrefix("a.nav:4:3: error: "))
    #expect(program.end(with: SIGINT) == 1)
  }

  @Test("Leaves everything whole when it is ended in the middle of its work", arguments: [SIGINT, SIGTERM, SIGHUP])
  func leavesWhole(signal: Int32) throws {
    let actions = (1...150).map { "  push S\($0)\n  pop\n" }.joined()
    try desk.put("tree\n  navigation Root: Home\nactions\n" + actions, in: "long.nav")
    let program = try RunningProgram(["render", "--watch", "long.nav", "a.nav"], in: desk)
    while desk.names(in: "long").count < 20 { usleep(1_000) }
    #expect(desk.text("long/frames.json") == nil, "the signal comes too late")
    #expect(program.end(with: signal) == 0)
    // What was begun is there to its last frame; what was not begun is not.
    #expect(desk.names(in: "long").count == 302)
    #expect(desk.names().allSatisfy { !$0.hasSuffix(".tmp") })
    #expect(!desk.names().contains("a"))
    for name in desk.names(in: "long") where name.hasSuffix(".svg") {
      #expect(desk.text("long/\(name)")?.hasSuffix("</svg>\n") == true)
    }
    #expect(!program.messages.contains("watching"))
  }

  @Test(
    "Refuses what cannot be watched",
    arguments: [
      (["-"], "Standard input cannot be watched; drop '--watch', or name a file."),
      (["a.nav", "-"], "Standard input cannot be watched; drop '--watch', or name a file."),
      (["a.nav", "--only", "0", "-o", "-"], "Standard output takes one picture; drop '--watch', or name a file or folder."),
    ])
  func refuses(words: [String], message: String) {
    let answer = Answer(["render", "--watch"] + words, of: .navtree)
    #expect(answer.messages.hasPrefix("Error: \(message)\n") && answer.status == .wrongCall)
  }
}
