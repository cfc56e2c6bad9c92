package import NavigationModel

/// A story made up from a seed: every kind of node, every verb, names that occur twice and names that no language likes.
///
/// It follows its own story while it makes it up, so that most of its actions point at controllers that are there. The start is always one
/// that UIKit could build; what an action brings need not be.
package struct RandomStory {
  /// The story.
  package private(set) var scenario: Scenario
  private var random: SeededSource
  private var player: Player
  private var known: [ControllerID] = []
  private var knownIDs: Set<ControllerID> = []

  /// The story played through; the same as a replay of it, and there already.
  package var replay: Replay { Replay(player) }

  /// Makes up a story; the same seed gives the same one.
  package init(seed: UInt64, actions count: Int) {
    random = SeededSource(seed: seed)
    var tree = Blueprint(.screen)
    repeat { tree = random.blueprint(depth: 4) } while tree.kind == .screen || tree.crashWhileBuilding() != nil
    scenario = Scenario(
      title: "Story \(seed)", era: random.pick(Era.allCases), gesture: random.pick(GesturePolicy.allCases), tree: tree)
    player = Player(scenario)
    for _ in 0..<count {
      let entry = ScenarioAction(action())
      scenario.actions.append(entry)
      player.play(entry)
    }
  }

  private mutating func action() -> Action {
    let live = player.state.tree.preorder
    for node in live where knownIDs.insert(node.id).inserted { known.append(node.id) }
    let on = random.chance(40) ? reference(live) : nil
    switch random.pick(Verb.all).word {
    case "push": return .push(subject(), on: on)
    case "pop": return .pop(on: on)
    case "popTo": return .popTo(reference(live), on: on)
    case "popToRoot": return .popToRoot(on: on)
    case "setViewControllers": return .setViewControllers((0..<random.below(5)).map { _ in subject() }, on: on)
    case "show": return .show(subject(), on: on)
    case "present": return .present(subject(), as: random.chance(60) ? random.pick(PresentationStyle.allCases) : nil, on: on)
    case "dismiss": return .dismiss(on: on)
    case "select": return .select(reference(live), on: on)
    case "tap": return .tap(reference(live), on: on)
    case "swipeBack": return .swipeBack(random.pick(SwipePhase.allCases), on: on)
    case "collapse": return .collapse(on: on)
    case "expand": return .expand(on: on)
    case "newNav": return .newNav(name: random.chance(60) ? random.name() : nil, screen: random.chance(60) ? random.name() : nil)
    case "sameNav": return .sameNav(screen: random.chance(60) ? random.name() : nil)
    case "back": return .back
    case _: return .note
    }
  }

  private mutating func subject() -> Subject {
    switch random.below(10) {
    case 0..<4: .named(random.name())
    case 4..<7: .new(random.blueprint(depth: 2))
    case _: .instance(random.pick(known))
    }
  }

  private mutating func reference(_ live: [Node]) -> Reference {
    let node = random.pick(live)
    switch random.below(10) {
    case 0..<5: return .id(node.id)
    case 5..<7: return .name(node.controller.name)
    case 7:
      return .path(
        player.state.tree.lineage(of: node.id)?.map(\.controller.name).filter { !$0.isEmpty && random.chance(70) } ?? [])
    case 8: return .id(random.pick(known))
    case _: return .name(random.name())
    }
  }
}
