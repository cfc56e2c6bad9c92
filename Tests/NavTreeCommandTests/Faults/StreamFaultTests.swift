import Foundation
import NavTreeCommand
import Testing

/// Standard streams that are closed, full or read by nobody.
@Suite(.enabled(if: Executable.path != nil, "the program is not beside the tests"))
struct StreamFaultTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put(Sketch.fine, in: "a.nav")
    try desk.put("tree\n   screen   A\n", in: "untidy.nav")
    try desk.put(Sketch.dump, in: "a.txt")
    try desk.put("# Title\n\n```navtree\n\(Sketch.fine)```\n", in: "a.md")
    try desk.put("# navtree journey 1\n", in: "untidy.journey")
    #expect(try Executable.run(["render", "a.nav", "-q", "--only", "0", "-o", "a.svg"], in: desk).status == 0)
    #expect(try Executable.run(["baseline", "-q", "a.nav"], in: desk).status == 0)
    try desk.put(Sketch.other, in: "b.nav")
    #expect(rename("\(desk.path)/a.journey", "\(desk.path)/b.journey") == 0)
  }

  /// A call of every kind that writes on standard output.
  static let calls: [[String]] = [
    ["render", "a.nav", "--only", "0", "-o", "-"], ["render", "a.nav", "-f", "html", "-o", "-"],
    ["render", "a.nav", "-f", "gif", "-o", "-"], ["show", "a.nav"], ["show", "a.nav", "--format", "json"],
    ["show", "a.nav", "-f", "dump"], ["check", "a.nav", "--format", "json"], ["explain", "NAV-2"],
    ["fmt", "--to", "json", "a.nav"],
    ["fmt", "--check", "untidy.nav"], ["import", "a.txt"], ["extract", "a.svg"], ["inspect", "a.svg"],
    ["inspect", "a.svg", "-f", "json"], ["docs", "a.md", "-o", "-"], ["docs", "--check", "a.md"],
    ["baseline", "--check", "b.nav"],
    ["doctor"], ["completions", "bash"], ["manual"], ["--help"], ["--version"],
  ]

  @Test("Says that standard output is closed, and writes it into no file", arguments: calls)
  func isClosed(words: [String]) throws {
    let before = desk.contents()
    let run = try Executable.runInShell(words, in: desk, streams: ">&-")
    #expect(run.status == 73)
    #expect(run.said.contains("error: can't write standard output: Bad file descriptor\n"), "\(run.said)")
    expectSame(before)
  }

  @Test(
    "Says that there is no room for standard output", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: calls)
  func isFull(words: [String]) throws {
    let run = try Executable.runInShell(words, in: desk, streams: "> /dev/full")
    #expect(run.status == 73)
    #expect(run.said.contains("error: can't write standard output: No space left on device\n"), "\(run.said)")
  }

  @Test("Ends in peace where nobody reads standard output", arguments: calls)
  func isUnread(words: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try Executable.run(words, in: desk, output: pipe.fileHandleForWriting)
    #expect(run.status == 0 || run.status == 1)
    #expect(!run.messages.contains("error:"), "\(run.messages)")
  }

  @Test("Does its work where standard error is closed, and says it by the status alone")
  func hasNoMessages() throws {
    let run = try Executable.runInShell(["render", "a.nav", "b.nav", "none.nav"], in: desk, streams: "2>&-")
    #expect(run.status == 66 && run.said == "")
    #expect(desk.names(in: "a").count == 4 && desk.names(in: "b").count == 3)
    for name in desk.names(in: "a") { #expect(desk.text("a/\(name)")?.contains("error") == false) }
  }

  @Test("Says that standard input is closed")
  func hasNoInput() throws {
    let run = try Executable.runInShell(["check", "-"], in: desk, streams: "<&-")
    #expect(run.status == 66 && run.said == "error: can't read standard input: Bad file descriptor\n")
  }

  /// Everything but the images of `docs -o -`, which are written before the Markdown.
  private func expectSame(_ before: [String: Data]) {
    #expect(desk.contents().filter { !$0.key.hasPrefix("images") } == before)
  }
}
