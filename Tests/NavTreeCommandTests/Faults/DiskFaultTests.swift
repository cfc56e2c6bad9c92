import Foundation
import NavTreeCommand
import Testing

/// Files that can't be written: every writing command says so, ends with 73, and leaves everything as it was.
@Suite(.enabled(if: Executable.path != nil, "the program is not beside the tests"))
struct DiskFaultTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private static let isRoot = geteuid() == 0

  /// Whether file systems can be mounted for a process alone; containers often forbid it.
  private static let canMount: Bool = {
    guard isRoot, let unshare = Tool("unshare"), Tool("setpriv") != nil, let desk = try? Desk() else { return false }
    return (try? unshare.run(["-m", "sh", "-c", "mount -t tmpfs -o size=64k none ."], in: desk))?.status == 0
  }()

  private static let canLosePower = !isRoot || Tool("setpriv") != nil

  /// Runs a call where something is wrong with the folder `there`, and compares that with what it was.
  private func expectFailure(
    of call: WritingCall, because reason: String, _ preparation: String, then end: String = ":", by wrapper: [String] = []
  ) throws {
    try call.prepare(desk, in: "there")
    let before = desk.contents(of: "there")
    #expect(desk.names(in: "there").contains(call.output))
    let run = try Executable.runInShell(
      call.words, in: desk, after: preparation, then: "\(end); diff -r . \"$OLDPWD/there\" && echo same", by: wrapper)
    #expect(run.status == 73, "\(run.said)")
    #expect(
      run.said.contains("error: can't write '\(call.output)': writing a new file beside it failed: \(reason)\n"), "\(run.said)")
    #expect(run.after == "same\n")
    #expect(desk.contents(of: "there") == before)
  }

  @Test(
    "Says that the disk is full", .enabled(if: canMount, "only root can mount a small disk, where that is allowed"),
    arguments: WritingCall.all)
  func isFull(call: WritingCall) throws {
    try expectFailure(
      of: call, because: "No space left on device",
      "mkdir full && mount -t tmpfs -o size=4m none full && cp -R there/. full && cd full && { cat /dev/zero > fill; true; } 2>/dev/null",
      then: "rm fill", by: ["unshare", "-m"])
  }

  @Test(
    "Says that the file system is read only", .enabled(if: canMount, "only root can mount a disk, where that is allowed"),
    arguments: WritingCall.all)
  func isReadOnly(call: WritingCall) throws {
    try expectFailure(
      of: call, because: "Read-only file system",
      "mkdir fixed && mount -t tmpfs none fixed && cp -R there/. fixed && mount -o remount,ro fixed && cd fixed",
      by: ["unshare", "-m"])
  }

  @Test(
    "Says that the folder is not writable",
    .enabled(if: canLosePower, "to root everything is writable, and without setpriv it stays root"), arguments: WritingCall.all)
  func isClosed(call: WritingCall) throws {
    try expectFailure(
      of: call, because: "Permission denied", "cp -R there closed && chmod -R a-w closed && cd closed", then: "chmod -R u+w .",
      by: Self.isRoot ? ["setpriv", "--bounding-set=-all"] : [])
  }

  @Test("Says that files may not be as large, and is not ended by the signal that says so", arguments: WritingCall.all)
  func isTooLarge(call: WritingCall) throws {
    try expectFailure(of: call, because: "File too large", "cp -R there small && cd small && ulimit -f 0")
  }

  @Test(
    "Tells how far it came where there was room for some frames only", .enabled(if: canMount, "only root can mount a small disk"))
  func tellsHowFar() throws {
    let notes = String(repeating: "  note\n", count: 60)
    try desk.put("tree\n  navigation Root: Home\nactions\n\(notes)", in: "a.nav")
    let run = try Executable.runInShell(
      ["render", "a.nav", "-o", "full/out"], in: desk, after: "mkdir full && mount -t tmpfs -o size=64k none full",
      then: "ls -A full/out; tail -qn 1 full/out/*", by: ["unshare", "-m"])
    #expect(run.status == 73)
    let lines = run.said.split(separator: "\n").map(String.init)
    try #require(lines.count == 2, "\(run.said)")
    #expect(lines[0].wholeMatch(of: /[0-9]+ of 61 frames in full\/out; the others and frames.json are as they were/) != nil)
    #expect(lines[1].hasSuffix(": writing a new file beside it failed: No space left on device"))
    let count = try #require(Int(lines[0].prefix { $0.isNumber }))
    let after = run.after.split(separator: "\n")
    #expect(after.count == 2 * count)
    #expect(after.prefix(count).allSatisfy { $0.hasSuffix(".svg") } && after.suffix(count).allSatisfy { $0 == "</svg>" })
  }

  @Test("Ends without a crash where few files may be open", arguments: 4...24)
  func hasFewDescriptors(limit: Int) throws {
    try desk.put(Sketch.fine, in: "a.nav")
    let run = try Executable.runInShell(["render", "a.nav", "-f", "svg,png"], in: desk, after: "ulimit -n \(limit)")
    // Below that the system can't even load the program's libraries.
    guard run.status != 127 else { return }
    #expect([0, 66, 70].contains(run.status), "\(run.said)")
    if run.status == 66 { #expect(run.said == "error: can't read 'a.nav': Too many open files\n") }
    if run.status == 70 {
      #expect(
        run.said
          == "error: could not measure texts: the process may not open enough files at once; raise the limit, as by `ulimit -n 256`\n"
      )
    }
    #expect(desk.unfinished == [])
    #expect(run.status == 0 || !desk.names().contains("a"))
  }
}
