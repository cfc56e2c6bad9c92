import HierarchyReading
import NavigationModel

/// A found story played through: what it has come to at each of the dumps that it was found in.
struct FoundStory {
  /// One dump: the tree that the story has there, and how many actions led to it.
  struct Moment {
    let tree: NavigationTree
    let actionCount: Int
    let beginsPart: Bool
  }

  let moments: [Moment]

  init(_ story: DumpStory) {
    var moments: [Moment] = []
    for part in story.parts {
      let steps = Replay(of: part.scenario).steps
      var last = 0
      for (index, count) in part.actionCounts.enumerated() {
        let actions = part.scenario.actions[last..<count].count { $0.action != .note }
        moments.append(Moment(tree: steps[count].after, actionCount: actions, beginsPart: index == 0))
        last = count
      }
    }
    self.moments = moments
  }

  /// All actions that were found, without notes.
  var actionCount: Int { moments.reduce(0) { $0 + $1.actionCount } }

  /// Whether at some step more actions were found up to there than the story has up to there.
  func isEverAhead(of story: PrintedStory) -> Bool {
    var found = 0
    for (index, moment) in moments.enumerated() {
      found += moment.actionCount
      if found > index { return true }
    }
    return false
  }

  /// The steps for which more actions were found than the one that the story has.
  ///
  /// Two steps can hide until a third: a change of a stack that waited for a swipe happens together with what ends the swipe, and what
  /// a tab bar or a split view shows, if it changed while nobody saw it, is seen together with what uncovers it.
  func excess(over story: PrintedStory) -> [String] {
    zip(moments, story.steps).enumerated().compactMap { index, pair in
      let (moment, step) = pair
      guard moment.actionCount > 1, index > 0 else { return nil }
      let before = story.steps[index - 1]
      let hidesChoice = before.after.preorder.contains { node in
        (node.kind == .tabs || node.kind == .split) && node.children.count > 1
          && node.children.allSatisfy { before.appearances[$0.id]?.state.isShown != true }
      }
      return before.transition == nil && !hidesChoice ? "step \(step.index) '\(step.actionText)': \(moment.actionCount)" : nil
    }
  }

  /// In what the trees differ from the story's own, as far as a dump can say; nothing where all are equal.
  func faults(besides story: PrintedStory) -> [String] {
    guard moments.count == story.trees.count else { return ["\(moments.count) moments for \(story.trees.count) dumps"] }
    var faults: [String] = []
    // Within a part the same controller is the same; another part builds it anew.
    var pairs: [ControllerID: ControllerID] = [:]
    for (index, moment) in moments.enumerated() {
      if moment.beginsPart { pairs = [:] }
      var comparison = Comparison(
        pairs: story.form.contains(.pointers) ? pairs : [:], appearances: story.steps[index].appearances)
      comparison.compare(story.trees[index].root, moment.tree.root)
      faults += comparison.faults.map { "dump \(index): \($0)" }
      pairs = comparison.pairs
    }
    return faults
  }

  private struct Comparison {
    var pairs: [ControllerID: ControllerID]
    let appearances: [ControllerID: Appearance]
    var faults: [String] = []

    mutating func compare(_ own: Node, _ found: Node) {
      check(pairs.updateValue(found.id, forKey: own.id) ?? found.id == found.id, "\(own.id) is another one")
      check(own.controller.className == found.controller.className, "the class of \(own.id)")
      check(own.children.count == found.children.count, "the children of \(own.id)")
      let shown = own.children.indices.filter { appearances[own.children[$0].id]?.state.isShown == true }
      if found.kind == .tabs, shown.count == 1 {
        check(found.children.firstIndex { $0.id == found.selected } == shown[0], "the selected tab of \(own.id)")
      }
      check(own.presentation?.style == found.presentation?.style, "how \(own.id) presents")
      for (child, foundChild) in zip(own.children, found.children) { compare(child, foundChild) }
      if let modal = own.presentation?.root, let foundModal = found.presentation?.root { compare(modal, foundModal) }
    }

    private mutating func check(_ holds: Bool, _ what: @autoclosure () -> String) {
      if !holds { faults.append(what()) }
    }
  }
}
