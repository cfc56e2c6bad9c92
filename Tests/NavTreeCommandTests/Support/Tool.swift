import Foundation

/// A program of the system that a test needs; what is not installed is skipped, and the test says so.
struct Tool: Sendable {
  let path: String

  /// Looks for it on the path; nil where it is missing.
  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let path = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  static let bash = Tool("bash")
  static let zsh = Tool("zsh")
  static let fish = Tool("fish")
  static let mandoc = Tool("mandoc")
  static let groff = Tool("groff")

  struct Missing: Error {}

  /// Runs it in a desk's folder to its end.
  ///
  /// - Returns: what it wrote on either stream, and its status.
  func run(_ words: [String], in desk: Desk) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: desk.path)
    try desk.put("", in: ".said")
    let said = FileHandle(forWritingAtPath: "\(desk.path)/.said")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = said
    process.standardError = said
    try process.run()
    process.waitUntilExit()
    return (desk.text(".said") ?? "", process.terminationStatus)
  }
}
