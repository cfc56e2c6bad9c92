import NavigationModel
import StoryGenerator
import Testing

struct InvariantTests {
  private static let storiesInBatch: UInt64 = 100

  @Test("whatever happens, the tree stays a tree and a change is exactly the difference", arguments: 0..<10 as Range<UInt64>)
  func staysTree(_ batch: UInt64) {
    for seed in (batch * Self.storiesInBatch)..<((batch + 1) * Self.storiesInBatch) {
      let replay = Replay(of: RandomStory(seed: seed, actions: 50).scenario)
      var collapsed: Set<ControllerID> = []
      for step in replay.steps {
        for node in step.after.preorder { collapsed.formUnion(node.collapsedColumns ?? []) }
        let faults = Self.faults(of: step.after, collapsedEver: collapsed) + Self.faults(of: step)
        #expect(faults.isEmpty, "seed \(seed), step \(step.index) '\(step.actionText)': \(faults)")
        if !faults.isEmpty { return }
      }
      #expect(zip(replay.steps, replay.steps.dropFirst()).allSatisfy { $0.after == $1.before }, "seed \(seed)")
    }
  }

  @Test("a story and its replay are the same every time", arguments: 0..<50 as Range<UInt64>)
  func isDeterministic(_ seed: UInt64) {
    let story = RandomStory(seed: seed, actions: 50).scenario
    #expect(RandomStory(seed: seed, actions: 50).scenario == story, "seed \(seed)")
    let (first, second) = (Replay(of: story), Replay(of: story))
    #expect(first.steps == second.steps, "seed \(seed)")
    #expect(first.findings == second.findings, "seed \(seed)")
  }

  @Test("random stories meet every verb, every outcome and every way in which a reference fails")
  func reachesEverything() {
    let replays = (0..<100 as Range<UInt64>).map { Replay(of: RandomStory(seed: $0, actions: 50).scenario) }
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
    for rule in ["NAV-2", "NAV-3", "NAV-4", "NAV-7", "NAV-8", "NAV-16", "MODAL-4", "MODAL-5", "MODAL-6", "MODAL-7", "TAB-3"]
      as [RuleID]
    {
      #expect(steps.contains { $0.ruling.rule == rule }, "\(rule)")
    }
  }

  // MARK: - Faults

  private static func faults(of tree: NavigationTree, collapsedEver: Set<ControllerID>) -> [String] {
    let nodes = tree.preorder
    var faults: [String] = []
    if Set(nodes.map(\.id)).count != nodes.count { faults.append("a controller has two places: \(nodes.map(\.id))") }
    if !tree.inWindow.contains(tree.visible.id) { faults.append("what is visible is not in the window") }
    for node in nodes {
      switch node.kind {
      case .screen:
        if !node.children.isEmpty { faults.append("\(node.id) is a screen with children") }
      case .navigation:
        for child in node.children where child.kind == .split || child.kind == .navigation && !collapsedEver.contains(child.id) {
          faults.append("\(child.id) stands directly on \(node.id)")
        }
      case .nested:
        if node.children.map(\.kind) != [.navigation] { faults.append("\(node.id) is no container around one stack") }
      case .tabs:
        if node.current?.id != node.selected || (node.selected == nil) != node.children.isEmpty {
          faults.append("\(node.id) selects nobody")
        }
      case .split, .container: break
      }
    }
    return faults
  }

  private static func faults(of step: Step) -> [String] {
    let (before, after) = (step.before.preorder.map(\.id), step.after.preorder.map(\.id))
    let (old, new) = (Set(before), Set(after))
    var faults: [String] = []
    if step.ruling.outcome != .done, step.before != step.after { faults.append("\(step.ruling.outcome) changed the tree") }
    if step.ruling.outcome != .done, step.explanation == nil { faults.append("\(step.ruling.outcome) says nothing") }
    if step.ruling.outcome == .crash, step.ruling.exception == nil { faults.append("a crash without an exception") }
    if step.change.appeared != after.filter({ !old.contains($0) }) { faults.append("appeared is \(step.change.appeared)") }
    if step.change.removed != before.filter({ !new.contains($0) }) { faults.append("removed is \(step.change.removed)") }
    let (holders, holdersNow) = (Self.holders(in: step.before), Self.holders(in: step.after))
    let moved = after.filter { old.contains($0) && holders[$0] != holdersNow[$0] }
    if step.change.moved != moved { faults.append("moved is \(step.change.moved)") }
    let visible = step.after.visible.id
    let uncovered = visible != step.before.visible.id && old.contains(visible) ? visible : nil
    if step.change.uncovered != uncovered { faults.append("uncovered is \(step.change.uncovered?.rawValue ?? "nobody")") }
    return faults
  }

  private static func holders(in tree: NavigationTree) -> [ControllerID: ControllerID] {
    var holders: [ControllerID: ControllerID] = [:]
    for node in tree.preorder {
      for held in node.children + [node.presentation?.root].compactMap(\.self) { holders[held.id] = node.id }
    }
    return holders
  }
}
