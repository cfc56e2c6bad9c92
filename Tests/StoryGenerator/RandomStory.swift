package import NavigationModel

/// A story made up from a seed: every kind of node, every verb, names that occur twice and names that no language likes.
///
/// It follows its own story while it makes it up, so that most of its actions point at controllers that are there. The start is always one
/// that UIKit could build; what an action brings need not be.
package struct RandomStory {
  /// The story.
  package private(set) var scenario: Scenario
  private var random: SeededSource
  private var state: NavigationState
  private var known: [ControllerID] = []

  /// Makes up a story; the same seed gives the same one.
  package init(seed: UInt64, actions count: Int) {
    random = SeededSource(seed: seed)
    var tree = Blueprint(.screen)
    repeat { tree = random.blueprint(depth: 4) } while tree.kind == .screen || tree.crashWhileBuilding() != nil
    scenario = Scenario(
      title: "Story \(seed)", era: random.pick(Era.allCases), gesture: random.pick(GesturePolicy.allCases), tree: tree)
    state = NavigationState(start: scenario)
    for _ in 0..<count {
      let action = action()
      scenario.actions.append(ScenarioAction(action))
      _ = try? state.perform(action)
    }
  }

  private mutating func action() -> Action {
    let live = state.tree.preorder
    for node in live where !known.contains(node.id) { known.append(node.id) }
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
      return .path(state.tree.lineage(of: node.id)?.map(\.controller.name).filter { !$0.isEmpty && random.chance(70) } ?? [])
    case 8: return .id(random.pick(known))
    case _: return .name(random.name())
    }
  }
}

/// Numbers from a seed (SplitMix64), and what stories are made of.
package struct SeededSource {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but not, the bound, which is at least 1.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// Mostly one of a few names, so that they occur twice.
  package mutating func name() -> String {
    chance(85)
      ? pick(["A", "B", "C", "Home", "Detail", "Step 1", "Brown"])
      : pick([
        "", " ", "0", "2", "-1", "none", "@home", "a/b", "a: b, c", "#1", "say \"hi\" \\ <b>&amp;", "日本語 🎈", "e\u{301}\u{202E}x",
        "two\nlines", "push", String(repeating: "long ", count: 40),
      ])
  }

  /// A controller with all that can be said of it, holding at most so many generations.
  package mutating func blueprint(depth: Int) -> Blueprint {
    let kind = depth == 0 ? .screen : pick(ControllerKind.allCases)
    let count = kind == .screen ? 0 : below(kind == .split ? 6 : 4)
    let children = (0..<count).map { _ in blueprint(depth: depth - 1) }
    let modal =
      chance(8) && depth > 0
      ? PresentationBlueprint(style: chance(50) ? pick(PresentationStyle.allCases) : nil, root: blueprint(depth: depth - 1)) : nil
    return Blueprint(
      kind, chance(80) ? name() : nil, className: chance(20) ? pick(["Shop.CartViewController", "_UIFoo", "Box"]) : nil,
      traits: traits(), children: children, selected: kind == .tabs && chance(50) ? below(4) : nil, presentation: modal)
  }

  private mutating func traits() -> Traits {
    Traits(
      barHidden: chance(20), backHidden: chance(10), gesture: chance(20) ? pick(GesturePolicy.allCases) : nil,
      canNestedSwipeBack: chance(15) ? chance(50) : nil, definesContext: chance(10),
      color: chance(10) ? HexColor("#8b5a2b") : nil)
  }
}
