package import NavigationModel

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
    let count = childCount(kind)
    let children = (0..<count).map { _ in blueprint(depth: depth - 1) }
    let modal =
      chance(8) && depth > 0
      ? PresentationBlueprint(style: chance(50) ? pick(PresentationStyle.allCases) : nil, root: blueprint(depth: depth - 1)) : nil
    return Blueprint(
      kind, chance(80) ? name() : nil, className: chance(20) ? pick(["Shop.CartViewController", "_UIFoo", "Box"]) : nil,
      traits: traits(), children: children, selected: kind == .tabs && chance(50) ? below(8) : nil, presentation: modal)
  }

  /// Few, except that a tab bar now and then has more than fit on a phone.
  private mutating func childCount(_ kind: ControllerKind) -> Int {
    switch kind {
    case .screen: 0
    case .split: below(6)
    case .tabs: chance(10) ? 6 + below(2) : below(4)
    case .navigation, .nested, .container: below(4)
    }
  }

  private mutating func traits() -> Traits {
    Traits(
      barHidden: chance(20), backHidden: chance(10), gesture: chance(20) ? pick(GesturePolicy.allCases) : nil,
      canNestedSwipeBack: chance(15) ? chance(50) : nil, definesContext: chance(10), allTabs: chance(5),
      color: chance(10) ? HexColor("#8b5a2b") : nil)
  }
}
