import Foundation
import NavigationModel
import SequenceExport
import Testing

/// A client that shows `localizedDescription` shows our words, and not a type's name and a number.
@Suite struct LocalizedFailureTests {
  private static let sources = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    .appendingPathComponent("Sources")

  @Test("Has words for every public error")
  func coversAll() throws {
    let files = FileManager.default.enumerator(atPath: Self.sources.path)?.compactMap { $0 as? String } ?? []
    let text = try files.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: Self.sources.appendingPathComponent($0), encoding: .utf8) }.joined(separator: "\n")
    let errors = text.matches(of: /public (?:struct|enum) (\w+): (?:\w+, )*Error\b/).map(\.output.1)
    #expect(errors.count >= 9, "\(errors)")
    for error in errors { #expect(text.contains("extension \(error): LocalizedError"), "\(error)") }
  }

  @Test("Says what the description says")
  func saysTheSame() {
    let problem = ScenarioProblem.impossible("a screen holds no stack")
    let error: any Error = problem
    #expect(error.localizedDescription == problem.description)
  }
}
