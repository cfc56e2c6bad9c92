import NavigationModel
import StoryGenerator
import Testing

struct InvariantTests {
  private static let storiesInBatch: UInt64 = 200

  @Test("whatever happens, the tree stays a tree and a change is exactly the difference", arguments: 0..<50 as Range<UInt64>)
  func staysTree(_ batch: UInt64) {
    for seed in (batch * Self.storiesInBatch)..<((batch + 1) * Self.storiesInBatch) {
      let replay = RandomStory(seed: seed, actions: 50).replay
      var invariants = TreeInvariants()
      for step in replay.steps {
        let faults = invariants.faults(of: step)
        guard !faults.isEmpty else { continue }
        Issue.record("seed \(seed), step \(step.index) '\(step.actionText)': \(faults)")
        return
      }
      guard zip(replay.steps, replay.steps.dropFirst()).allSatisfy({ $0.after == $1.before }) else {
        Issue.record("seed \(seed): a step does not begin where the last one ended")
        return
      }
    }
  }

  @Test("a story and its replay are the same every time", arguments: 0..<100 as Range<UInt64>)
  func isDeterministic(_ seed: UInt64) {
    let (told, again) = (RandomStory(seed: seed, actions: 50), RandomStory(seed: seed, actions: 50))
    #expect(told.scenario == again.scenario, "seed \(seed)")
    let (first, second) = (told.replay, Replay(of: told.scenario))
    #expect(first.steps == second.steps, "seed \(seed)")
    #expect(first.findings == second.findings, "seed \(seed)")
  }

  @Test("random stories meet every verb, every outcome and every way in which a reference fails")
  func reachesEverything() {
    let replays = (0..<200 as Range<UInt64>).map { RandomStory(seed: $0, actions: 50).replay }
    let steps = replays.flatMap(\.steps)
    for verb in Verb.all {
      #expect(steps.contains { $0.verb == verb.word && $0.ruling.outcome == .done }, "\(verb.word) is never done")
    }
    for outcome in Outcome.allCases { #expect(steps.contains { $0.ruling.outcome == outcome }, "\(outcome)") }
    let errors = replays.flatMap(\.findings).map(\.message)
    for words in [
      "there is no controller", "fits several controllers", "holds that stack", "is presented; dismiss it", "say which is meant",
    ] {
      #expect(errors.contains { $0.contains(words) }, "\(words)")
    }
    for rule in [
      "NAV-2", "NAV-3", "NAV-4", "NAV-7", "NAV-8", "NAV-16", "MODAL-4", "MODAL-5", "MODAL-6", "MODAL-7", "TAB-3", "TAB-5",
      "NAV-22", "SWIPE-3",
      "SWIPE-7",
    ] as [RuleID] {
      #expect(steps.contains { $0.ruling.rule == rule }, "\(rule)")
    }
  }
}
