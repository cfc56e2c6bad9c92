import Foundation
import Testing

/// A text that lies beside the tests, named by what it shows.
///
/// It is recorded only on request, with `NAVTREE_RECORD=1` in the environment, and a recording run fails.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  static func expect(_ text: String, is name: String, at location: SourceLocation = #_sourceLocation) throws {
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["NAVTREE_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name); look at it, and run the tests again", sourceLocation: location)
      return
    }
    let known = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let knownLines = known.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines == knownLines, "\(name)", sourceLocation: location)
  }
}
