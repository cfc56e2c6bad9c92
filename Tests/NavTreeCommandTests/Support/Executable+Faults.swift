import Foundation

extension Executable {
  /// How a run in a shell ended, and what was said there.
  struct ShellRun {
    /// As shells have it: 128 and the number where a signal ended the program; -1 where it was not even started.
    let status: Int32
    /// What the program wrote on both streams.
    let said: String
    /// What the shell wrote after that.
    let after: String
  }

  /// Runs the program in a shell that does something to it first.
  ///
  /// - Parameters:
  ///   - preparation: words for a shell; they end in the folder where the program is to be.
  ///   - streams: what the shell does with the program's streams, such as `>&-`.
  ///   - end: words for the shell after the program's end.
  ///   - wrapper: a program that starts the shell.
  static func runInShell(
    _ words: [String], in desk: Desk, after preparation: String = ":", streams: String = "", then end: String = ":",
    by wrapper: [String] = []
  ) throws -> ShellRun {
    let script =
      "{ \(preparation) && { \"$0\" \"$@\" \(streams); status=$?; echo; echo \"@status $status\"; \(end); }; } 2>&1 | cat"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = wrapper + ["sh", "-c", script, path ?? ""] + words
    process.currentDirectoryURL = URL(fileURLWithPath: desk.path)
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = withoutCoverage(String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
    process.waitUntilExit()
    let parts = text.components(separatedBy: "\n@status ")
    let rest = parts.count > 1 ? parts[1].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false) : []
    return ShellRun(
      status: rest.first.flatMap { Int32($0) } ?? -1, said: parts[0], after: rest.count > 1 ? String(rest[1]) : "")
  }

  /// What was said, without what a program built to count coverage adds where it can't write its counts: it meets the same faults.
  private static func withoutCoverage(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("LLVM Profile Error: ") }
      .joined(separator: "\n")
  }
}

extension Desk {
  /// The bytes of every file below a folder, without what the last run said.
  func contents(of name: String = "") -> [String: Data] {
    var contents: [String: Data] = [:]
    for file in names(in: name) where ![".in", ".out", ".err"].contains(file) {
      contents[file] = bytes(name.isEmpty ? file : "\(name)/\(file)")
    }
    return contents
  }

  /// Files that were being written.
  var unfinished: [String] { names().filter { $0.contains(".navtree-") } }
}
