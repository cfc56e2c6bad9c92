import Foundation

/// The built program while it runs: a test does something to its files, and waits for what it says.
final class RunningProgram {
  private let process = Process()
  private let desk: Desk

  struct NoAnswer: Error { let messages: String }

  /// Starts it in a desk's folder.
  ///
  /// - Parameters:
  ///   - preparation: words for a shell that becomes the program.
  ///   - output: what its standard output leads to; else nobody sees it.
  init(_ words: [String], in desk: Desk, after preparation: String? = nil, output: FileHandle? = nil) throws {
    self.desk = desk
    process.executableURL = URL(fileURLWithPath: Executable.path ?? "")
    process.arguments = words
    if let preparation {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "\(preparation); exec \"$0\" \"$@\"", Executable.path ?? ""] + words
    }
    process.currentDirectoryURL = URL(fileURLWithPath: desk.path)
    try desk.put("", in: ".err")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: "\(desk.path)/.err")
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  var messages: String { desk.text(".err") ?? "" }

  /// Waits until it has said something so many times.
  ///
  /// - Throws: ``NoAnswer`` if it does not for a minute; the machine may be busy.
  func wait(for words: String, times: Int = 1) throws {
    for _ in 0..<3000 {
      if messages.components(separatedBy: words).count > times { return }
      usleep(20_000)
    }
    throw NoAnswer(messages: messages)
  }

  var isRunning: Bool { process.isRunning }

  /// Sends it a signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for its end.
  ///
  /// - Returns: its status, as shells have it: 128 and the number where a signal ended it.
  func wait() -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// Sends it a signal and waits for its end.
  ///
  /// - Returns: its status; nil if the signal itself ended it.
  func end(with signal: Int32) -> Int32? {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }
}
