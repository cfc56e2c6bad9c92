import Foundation
import NavTreeCommand

/// The built program, run as a process of its own.
enum Executable {
  /// Where it is: beside the tests; nil where it was not built.
  static let path: String? = {
    let beside = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0])] + Bundle.allBundles.map(\.bundleURL)
    let folders = beside.flatMap { [$0, $0.deletingLastPathComponent()] }
    return folders.map { $0.appendingPathComponent("navtree").path }.first { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        && FileManager.default.isExecutableFile(atPath: path)
    }
  }()

  /// How a run ended, and what it wrote.
  struct Run {
    let status: Int32
    var output = ""
    var messages = ""
  }

  /// Runs the program in a folder.
  ///
  /// - Parameters:
  ///   - input: what it reads on standard input.
  ///   - output: what its standard output leads to; else it is collected.
  ///   - messages: what its standard error leads to; else it is collected.
  static func run(
    _ words: [String], in desk: Desk, input: String = "", environment: [String: String] = [:], output: FileHandle? = nil,
    messages: FileHandle? = nil
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: desk.path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Through files, so that neither side ever waits for the other.
    let streams = try ["in", "out", "err"].map { name in
      let file = "\(desk.path)/.\(name)"
      try Data((name == "in" ? input : "").utf8).write(to: URL(fileURLWithPath: file))
      return file
    }
    process.standardInput = FileHandle(forReadingAtPath: streams[0])
    process.standardOutput = output ?? FileHandle(forWritingAtPath: streams[1])
    process.standardError = messages ?? FileHandle(forWritingAtPath: streams[2])
    try process.run()
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: desk.text(".out") ?? "", messages: desk.text(".err") ?? "")
  }
}
