import Foundation
import Testing

/// What the README shows must be so.
@Suite struct ReadmeTests {
  private static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.top.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("Shows the lines that its picture is drawn from")
  func showsScenario() throws {
    let scenario = try text("samples/two-stacks.nav")
    #expect(try text("README.md").contains("```\n\(scenario)```"))
    let picture = try text("samples/gallery/two-stacks-sheet.svg")
    #expect(picture.contains("3/4 sameNav Next"))
  }

  @Test("Names only files that are there")
  func namesFiles() throws {
    let readme = try text("README.md")
    let targets = readme.components(separatedBy: "](").dropFirst().compactMap { $0.components(separatedBy: ")").first }
    #expect(targets.count > 8)
    for target in targets {
      #expect(FileManager.default.fileExists(atPath: Self.top.appendingPathComponent(target).path), "\(target)")
    }
  }
}
