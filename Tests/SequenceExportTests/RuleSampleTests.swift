import Foundation
import NavigationModel
import ScenarioLanguage
import SequenceExport
import Testing

/// The scenarios in `samples/rules`, one for each rule, each with the transcript of its replay beside it.
///
/// `NAVTREE_RECORD=1 swift test --filter RuleSampleTests` writes the transcripts anew; look at the difference before it is committed.
struct RuleSampleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "samples/rules")

  private static let isRecording = ProcessInfo.processInfo.environment["NAVTREE_RECORD"] == "1"

  /// `NAV-04`, so that files stand in the order of the book.
  private static func fileName(_ rule: Rule) -> String {
    let number = rule.id.rawValue.dropFirst(rule.group.rawValue.count + 1)
    return "\(rule.group.rawValue)-\(number.count < 2 ? "0" : "")\(number)"
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test("a rule's sample replays to the transcript beside it", arguments: Rule.all)
  func replaysToTranscript(_ rule: Rule) throws {
    let name = Self.fileName(rule)
    let parsed = ParsedScenario(parsing: try Self.text("\(name).nav"))
    let scenario = try #require(parsed.scenario, "\(parsed.diagnostics.map(\.message))")
    #expect(scenario.title?.hasPrefix("\(rule.id): ") == true)
    #expect(ScenarioFormatter.text(of: parsed) == (try Self.text("\(name).nav")))
    let replay = Replay(of: scenario)
    #expect(replay.findings == [])
    let transcript = TranscriptText(title: scenario.title, steps: replay.steps).text
    if Self.isRecording {
      try Data(transcript.utf8).write(to: Self.folder.appending(path: "\(name).txt"))
      Issue.record("recorded \(name).txt; run again without NAVTREE_RECORD")
    } else {
      #expect(transcript == (try Self.text("\(name).txt")))
    }
  }

  @Test("there is no sample without a rule, and none without a transcript")
  func hasNoOthers() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { !$0.hasPrefix(".") }
    #expect(files.sorted() == Rule.all.map(Self.fileName).flatMap { ["\($0).nav", "\($0).txt"] }.sorted())
  }
}
