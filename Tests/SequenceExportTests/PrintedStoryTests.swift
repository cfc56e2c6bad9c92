import HierarchyReading
import NavigationModel
import StoryGenerator
import Testing

/// Every step of random stories, printed as UIKit would and read back. (Here, since the reader's own tests know no stories.)
struct PrintedStoryTests {
  private static let storiesInBatch: UInt64 = 25

  @Test("reading back what is printed gives the same tree", arguments: 0..<8 as Range<UInt64>)
  func readsBack(_ batch: UInt64) throws {
    for seed in (batch * Self.storiesInBatch)..<((batch + 1) * Self.storiesInBatch) {
      for step in Replay(of: RandomStory(seed: seed, actions: 40).scenario).steps {
        let text = HierarchyPrinter(step).text
        let reading = DumpReading(of: text)
        let faults = reading.dump.map { DumpComparison(of: step, with: $0).faults } ?? ["not read: \(reading.messages)"]
        #expect(faults.isEmpty, "seed \(seed), step \(step.index) '\(step.actionText)': \(faults)\n\(text)")
        #expect(reading.messages.allSatisfy { $0.severity == .note }, "seed \(seed), step \(step.index): \(reading.messages)")
        if !faults.isEmpty { return }
      }
    }
  }

  @Test("a controller keeps its address through a story, and shares it with no other", arguments: 0..<20 as Range<UInt64>)
  func keepsAddresses(_ seed: UInt64) throws {
    var owners: [String: String] = [:]
    var addresses: [String: String] = [:]
    for step in Replay(of: RandomStory(seed: seed, actions: 40).scenario).steps {
      let dump = try #require(DumpReading(of: HierarchyPrinter(step).text).dump)
      for (node, row) in zip(step.after.preorder, dump.rows) {
        var objects = [("controller", row.controller), ("presentation", row.presentation)]
        if case .loaded(let view, _) = row.view { objects.append(("view", view)) }
        for case (let what, let object?) in objects {
          let address = try #require(object.pointer)
          let owner = "\(what) of \(node.id)"
          #expect(owners.updateValue(owner, forKey: address) ?? owner == owner, "seed \(seed), step \(step.index)")
          #expect(addresses.updateValue(address, forKey: owner) ?? address == address, "seed \(seed), step \(step.index)")
        }
      }
    }
    #expect(owners.count >= 2)
  }

  @Test("random stories have all that a dump can hold, and every kind is read back somewhere")
  func reachesEverything() {
    var kinds: Set<ControllerKind> = []
    var states: Set<AppearanceState> = []
    var styles: Set<PresentationStyle> = []
    var selections: Set<Int> = []
    // A made-up story seldom begins a swipe and leaves it under way.
    let swiped = Scenario(
      tree: Blueprint(.navigation, "Root", children: [Blueprint(.screen, "A"), Blueprint(.screen, "B")]),
      actions: [ScenarioAction(.swipeBack(.begin))])
    for scenario in [swiped] + (0..<40 as Range<UInt64>).map({ RandomStory(seed: $0, actions: 40).scenario }) {
      for step in Replay(of: scenario).steps {
        guard let dump = DumpReading(of: HierarchyPrinter(step).text).dump else { continue }
        states.formUnion(dump.rows.compactMap(\.state))
        for (row, node) in zip(dump.rows, step.after.preorder) where row.kind == node.kind { kinds.insert(row.kind) }
        styles.formUnion(step.after.preorder.compactMap(\.presentation?.style))
        selections.formUnion(step.after.preorder.compactMap { node in node.children.firstIndex { $0.id == node.selected } })
      }
    }
    #expect(kinds == Set(ControllerKind.allCases))
    #expect(states == Set(AppearanceState.allCases))
    #expect(styles == Set(PresentationStyle.allCases))
    #expect(selections.isSuperset(of: [0, 1]))
  }
}
