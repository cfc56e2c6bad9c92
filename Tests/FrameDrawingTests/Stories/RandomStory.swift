import NavigationModel

/// Numbers that look random and are the same for the same seed: SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Makes up stories with all kinds of controllers and all verbs.
struct RandomStory {
  private var numbers: SeededNumbers
  private var count = 0

  /// A story of so many actions; actions that point at nothing are dropped while it is made up.
  static func story(seed: UInt64, actions: Int, largest: Int = 24) -> Story {
    var maker = RandomStory(numbers: SeededNumbers(seed: seed))
    let scenario = Scenario(
      title: "seed \(seed)", gesture: GesturePolicy.allCases.randomElement(using: &maker.numbers) ?? .system, tree: maker.tree())
    var state = NavigationState(start: scenario)
    var told = scenario
    var tries = 0
    while told.actions.count < actions, tries < 20 * actions {
      tries += 1
      let action = maker.action(on: state.tree, isFull: state.tree.preorder.count > largest)
      do throws(ScenarioProblem) {
        _ = try state.perform(action)
        told.actions.append(ScenarioAction(action, caption: tries.isMultiple(of: 7) ? "Words on \(tries)" : nil))
      } catch { continue }
    }
    return Story("seed \(seed)", told)
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }

  private mutating func name() -> String {
    count += 1
    let words = [
      "Home", "Detail", "List", "A rather long name for a screen", "Donaudampfschifffahrtsgesellschaft", "日本語", "x\"y\\N",
    ]
    return "\(words[below(words.count)]) \(count)"
  }

  private mutating func traits() -> Traits {
    Traits(
      barHidden: below(4) == 0, backHidden: below(8) == 0, definesContext: below(6) == 0,
      color: below(8) == 0 ? HexColor(red: UInt8(below(256)), green: UInt8(below(256)), blue: UInt8(below(256))) : nil)
  }

  private mutating func node(depth: Int) -> Blueprint {
    let kinds: [ControllerKind] = depth > 2 ? [.screen] : ControllerKind.allCases + [.screen, .screen, .nested]
    let kind = kinds[below(kinds.count)]
    var children: [Blueprint] = []
    switch kind {
    case .screen: break
    case .navigation, .nested:
      for _ in 0..<(1 + below(3)) {
        var child = node(depth: depth + 1)
        if child.kind == .navigation || child.kind == .split { child = Blueprint(.screen, name()) }
        children.append(child)
      }
    case .tabs, .container: for _ in 0..<below(4) { children.append(node(depth: depth + 1)) }
    case .split: for _ in 0..<(1 + below(4)) { children.append(Blueprint(.navigation, name(), children: [node(depth: 3)])) }
    }
    return Blueprint(kind, name(), traits: traits(), children: children)
  }

  private mutating func tree() -> Blueprint {
    Blueprint(
      .tabs, "Main",
      children: [
        .stack("Root", [.screen("Home")]), node(depth: 0),
        .stack("Other", [Blueprint(.container, name(), children: [node(depth: 1), node(depth: 1)])]),
        Blueprint(.split, "Split", children: [.stack("Left", "One"), .stack("Right", "Two")]),
      ])
  }

  private mutating func action(on tree: NavigationTree, isFull: Bool) -> Action {
    let nodes = tree.preorder
    let node = nodes[below(nodes.count)]
    let on: Reference? = below(3) == 0 ? .id(node.id) : nil
    switch isFull ? 7 + below(5) : below(22) {
    case 0, 1, 2: return .push(.named(name()), on: on)
    case 3: return .push(.new(self.node(depth: 1)), on: on)
    case 4: return .present(.new(self.node(depth: 1)), as: PresentationStyle.allCases[below(8)], on: on)
    case 5: return .show(.named(name()), on: on)
    case 6: return .push(.instance(node.id), on: on)
    case 7: return .pop(on: on)
    case 8: return .popToRoot(on: on)
    case 9: return .popTo(.id(node.id), on: on)
    case 10, 11: return .dismiss(on: on)
    case 12: return .select(.id(node.id), on: on)
    case 13: return .tap(.id(node.id), on: on)
    case 14: return .swipeBack(isCancelled: below(3) == 0, on: on)
    case 15: return .collapse(on: on)
    case 16: return .expand(on: on)
    case 17: return .newNav(name: name(), screen: name())
    case 18: return .sameNav(screen: name())
    case 19: return .back
    case 20: return .setViewControllers((0..<below(4)).map { _ in .named(name()) }, on: on)
    case _: return .note
    }
  }
}
