import HierarchyReading
import NavigationModel
import ScenarioLanguage
import SequenceExport

/// A dump or a recording gives trees or errors with places; a story of them is a scenario that reads the same, with its own names and without.
enum DumpProperty {
  static func check(_ bytes: [UInt8]) throws -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    _ = HierarchyDump.looksLikeHierarchy(text)
    let readings = RecordingText.isRecording(text) ? RecordingText.readings(of: text) : DumpReading.all(in: text)
    try require(!readings.isEmpty, "a text has no reading")
    let places = TextPlaces(text)
    for reading in readings {
      for message in reading.messages {
        try require(
          places.has(line: message.line, column: 1) && message.column >= 1, "the place of '\(message)' is not in the text")
      }
      let hasErrors = reading.messages.contains { $0.severity == .error }
      try require((reading.dump == nil) == hasErrors, "a reading has both a tree and an error, or neither")
    }
    let dumps = readings.compactMap(\.dump)
    guard !dumps.isEmpty else { return false }
    // One or the other, since most of the time goes into stories.
    try checkStory(of: bytes.count.isMultiple(of: 2) ? dumps : dumps.anonymised())
    return true
  }

  private static func checkStory(of dumps: [HierarchyDump]) throws(BrokenProperty) {
    for dump in dumps {
      let replay = Replay(of: Scenario(tree: dump.tree))
      guard let start = replay.steps.first else { throw BrokenProperty("a dump's tree cannot be built") }
      let printed = HierarchyPrinter(start).text
      let again = DumpReading(of: printed)
      try require(again.dump != nil, "printed, a dump can't be read:\n\(printed)\n\(again.messages)")
    }
    let story = DumpStory(of: dumps.map { DumpStory.Chapter(dump: $0, source: "dump") })
    for part in story.parts {
      let text = StoryPartText(part)
      // A dump can show what UIKit itself refuses, and then says so; the app that it was taken of had changed UIKit, or somebody the dump.
      let mistakes = text.mistakes.filter { $0.rule == nil }
      try require(mistakes.isEmpty, "a part of a story has mistakes:\n\(text.text)\n\(text.mistakes)")
      guard text.mistakes.isEmpty else { continue }
      try require(
        ParsedScenario(parsing: text.text).scenario == part.scenario, "a part of a story reads differently:\n\(text.text)")
    }
    try require(
      !story.parts.isEmpty || story.messages.contains { $0.message.severity == .error }, "there is neither a story nor an error")
  }
}
