import Foundation
import NavTreeCommand

/// A folder of its own for one test, and the program's commands run in this process.
final class Desk {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "navtree-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Runs the program; of the words that begin with `./`, and of what it says, the test sees no more of the folder than that.
  func run(_ words: String...) -> Answer { run(words) }

  func run(_ words: [String]) -> Answer {
    let answer = Answer(words.map { $0.hasPrefix("./") ? path + $0.dropFirst() : $0 }, of: .navtree)
    return answer.replacing(path, with: ".")
  }

  func put(_ text: String, in name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func put(_ bytes: [UInt8], in name: String) throws { try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)")) }

  func link(_ name: String, to other: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: other)
  }

  func bytes(_ name: String) -> Data? { FileManager.default.contents(atPath: "\(path)/\(name)") }

  func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  /// Everything below a folder, by its way from there.
  func names(in name: String = "") -> [String] {
    (FileManager.default.subpaths(atPath: "\(path)/\(name)") ?? []).sorted()
  }
}

extension Answer {
  func replacing(_ text: String, with other: String) -> Answer {
    Answer(
      output: output.replacingOccurrences(of: text, with: other), messages: messages.replacingOccurrences(of: text, with: other),
      status: status)
  }
}

/// Stories that several tests use.
enum Sketch {
  static let fine = "tree\n  navigation Root: Home\nactions\n  push Detail\n  pop\n"
  static let other = "tree\n  navigation Root: Home\nactions\n  push Other\n"
  static let warning = "tree\n  navigation Root: Home\nactions\n  pop\n"
  static let wrong = "tree\n  navigation Root: Home\nactions\n  psuh Detail\n"
  static let crash = "tree\n  navigation Root: Home\nactions\n  push navigation Inner: A\n"
  static let json =
    #"{"version": 1, "tree": {"kind": "navigation", "name": "Root", "children": ["Home"]}, "actions": [{"action": "push", "node": "Detail"}, {"action": "pop"}]}"#
  static let dump = """
    <UINavigationController 0x7fd3ba000e00>, state: appeared, view: <UILayoutContainerView 0x7fd3b8708cb0>
       | <ViewController 0x7fd3b8708460>, state: disappeared, view: <UIView 0x7fd3b8612d90> not in the window
       | <DetailViewController 0x7fd3b8723b60>, state: appeared, view: <UIView 0x7fd3b8410260>

    """
}
