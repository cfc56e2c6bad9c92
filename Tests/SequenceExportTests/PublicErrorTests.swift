import Foundation
import NavigationModel
import SequenceExport
import Testing

/// Every error that a client can meet says its words where only `localizedDescription` is shown.
@Suite struct PublicErrorTests {
  private static let sources = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    .appendingPathComponent("Sources")

  @Test("Has words for clients in every public error")
  func hasWords() throws {
    let files = FileManager.default.enumerator(atPath: Self.sources.path)?.compactMap { $0 as? String } ?? []
    let texts = try files.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: Self.sources.appendingPathComponent($0), encoding: .utf8) }
    let errors = texts.flatMap { text in
      text.matches(of: /public (?:struct|enum) ([A-Za-z]+): [A-Za-z, ]*\bError\b/).map { String($0.output.1) }
    }
    #expect(Set(errors).isSuperset(of: ["ScenarioProblem", "ForeignFile", "ReadFailure", "GraphvizError"]))
    for error in errors {
      #expect(texts.contains { $0.contains("extension \(error): LocalizedError {") }, "\(error)")
    }
  }

  @Test("Says what it describes itself by")
  func saysDescription() {
    let problem = ScenarioProblem.impossible("nothing is there")
    #expect((problem as any Error).localizedDescription == "nothing is there")
  }
}
