import Foundation
import HierarchyReading
import NavigationModel
import StoryGenerator
import Testing

struct DumpStoryPropertyTests {
  static let count = ProcessInfo.processInfo.environment["NAVTREE_STORIES"].flatMap(UInt64.init) ?? 60

  @Test("measure", arguments: [0, 1, 2, 3])
  func measure(_ form: Int) {
    var (dumps, actions, notes, cuts, errors, over, faulty) = (0, 0, 0, 0, 0, 0, 0)
    var samples: [String] = []
    let clock = ContinuousClock()
    let time = clock.measure {
      for seed in 0..<Self.count {
        let story = PrintedStory(seed: seed, actions: 40, form: PrintedStory.Form(rawValue: form))
        let found = FoundStory(story.found)
        dumps += story.dumps.count
        if story.found.parts.isEmpty {
          errors += 1
          if samples.count < 8 {
            samples.append("seed \(seed): \(story.found.messages.filter { $0.message.severity == .error })")
          }
          continue
        }
        let faults = found.faults(besides: story)
        if !faults.isEmpty {
          faulty += 1
          if samples.count < 8 { samples.append("seed \(seed): \(faults.prefix(2))") }
        }
        actions += found.moments.reduce(0) { $0 + $1.actionCount }
        cuts += story.found.parts.count - 1
        for (moment, step) in zip(found.moments, story.steps) where moment.actionCount > 1 {
          over += 1
          if samples.count < 8 { samples.append("seed \(seed) step \(step.index) '\(step.actionText)': \(moment.actionCount)") }
        }
        for message in story.found.messages where message.message.id == "no-action" {
          if samples.count < 8 {
            let step = story.steps[message.chapter]
            samples.append("seed \(seed) step \(step.index) '\(step.actionText)': \(message.message.text)")
          }
        }
        notes += 0
      }
    }
    print(
      "form \(form): dumps \(dumps) actions \(actions) cuts \(cuts) errors \(errors) over \(over) faulty \(faulty) in \(time)")
    for sample in samples { print("   ", sample) }
  }
}
