import Foundation
import HierarchyReading
import NavigationModel
import ScenarioLanguage
import SequenceExport
import Testing

/// Random stories, dumped at every step and found again.
///
/// `NAVTREE_STORIES=5000` tries so many; in a debug build that takes about ten minutes on two cores.
struct DumpStoryPropertyTests {
  private static let batches: UInt64 = 8
  private static let storyCount = ProcessInfo.processInfo.environment["NAVTREE_STORIES"].flatMap(UInt64.init) ?? 48

  private static func stories(_ batch: UInt64, _ form: PrintedStory.Form) -> some Sequence<PrintedStory> {
    stride(from: batch, to: storyCount, by: Int(batches)).lazy.map { PrintedStory(seed: $0, actions: 40, form: form) }
  }

  @Test("with addresses every tree is found by no more actions than the story has", arguments: 0..<batches)
  func findsByPointers(_ batch: UInt64) {
    for story in Self.stories(batch, [.pointers, .tellingNames]) {
      let found = FoundStory(story.found)
      #expect(found.faults(besides: story).isEmpty, "seed \(story.seed): \(found.faults(besides: story))")
      #expect(story.found.parts.count == 1, "seed \(story.seed): \(story.warnings)")
      #expect(found.excess(over: story).isEmpty, "seed \(story.seed): \(found.excess(over: story))")
      #expect(!found.isEverAhead(of: story), "seed \(story.seed)")
    }
  }

  @Test("without addresses every tree is found", arguments: 0..<batches)
  func findsByPlace(_ batch: UInt64) {
    for story in Self.stories(batch, .tellingNames) {
      let faults = FoundStory(story.found).faults(besides: story)
      #expect(faults.isEmpty, "seed \(story.seed): \(faults)")
    }
  }

  /// A class of the app's own may be read as anything; then a start cannot be built now and then, and a step has no action.
  @Test(
    "whatever classes are called, every tree is found that can be built", arguments: 0..<batches,
    [.pointers, []] as [PrintedStory.Form])
  func findsAnyClass(_ batch: UInt64, _ form: PrintedStory.Form) {
    for story in Self.stories(batch, form) {
      if story.found.parts.isEmpty {
        #expect(story.found.messages.contains { $0.message.id == "start" }, "seed \(story.seed)")
        continue
      }
      let found = FoundStory(story.found)
      #expect(found.faults(besides: story).isEmpty, "seed \(story.seed): \(found.faults(besides: story))")
      guard form.contains(.pointers) else { continue }
      #expect(found.excess(over: story).isEmpty, "seed \(story.seed): \(found.excess(over: story))")
      #expect(!found.isEverAhead(of: story), "seed \(story.seed)")
    }
  }

  @Test("what is written is read back as the same scenario, and has its canonical form", arguments: 0..<batches)
  func writesReadable(_ batch: UInt64) {
    for story in Self.stories(batch, .pointers) {
      for part in story.found.parts {
        let text = StoryPartText(part)
        #expect(text.mistakes.isEmpty, "seed \(story.seed): \(text.mistakes)")
        let parsed = ParsedScenario(parsing: text.text)
        #expect(parsed.scenario == part.scenario, "seed \(story.seed)\n\(text.text)")
        #expect(ScenarioFormatter.text(of: parsed) == text.text, "seed \(story.seed)")
      }
    }
  }

  @Test("parts play as one story that shows every dump", arguments: 0..<batches)
  func joinsParts(_ batch: UInt64) {
    for story in Self.stories(batch, []) where !story.found.parts.isEmpty {
      let replay = story.found.replay
      #expect(replay.steps.map(\.index) == Array(replay.steps.indices), "seed \(story.seed)")
      #expect(zip(replay.steps, replay.steps.dropFirst()).allSatisfy { $0.after == $1.before }, "seed \(story.seed)")
      let shown = Set(replay.steps.map(\.after))
      #expect(FoundStory(story.found).moments.allSatisfy { shown.contains($0.tree) }, "seed \(story.seed)")
      #expect(!replay.hasErrors, "seed \(story.seed): \(replay.findings)")
    }
  }
}
