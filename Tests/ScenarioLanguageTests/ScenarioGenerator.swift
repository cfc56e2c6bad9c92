import NavigationModel

/// Makes scenarios that the language can say, with all verbs and attributes and the worst of names.
struct ScenarioGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  static let hostileNames = [
    " ", "   ", "a--b", "a--", "'tis", "’tis", "“curly”", "A’s", "—", "--", "-- caption", "#", "#no comment", "a#b", "\"", "\\",
    "\\\"", "a \"quoted\" name", "back\\slash",
    "naïve – 日本語 🎇",
    "عربى", "שלום", "👩‍👩‍👧‍👦", "🇩🇪", "e\u{301}", "\u{301}leading mark", "\u{200D}", "\u{202E}turned", "\u{00A0}", "\u{2028}", "\u{85}",
    "tab\tin", "\u{7}bell", "\u{0}", "\u{FEFF}", "on", "as", "none", "presents", "expect", "cancelled", "screen", "navigation",
    "nested",
    "tabs", "split", "container", "sheet", "fullScreen", "barHidden", "definesContext", "push", "tree", "actions", "title", "a/b",
    "/", "a=b",
    "gesture=guarded", "selected=x", "@home", "a@b", "(Class)", "a:b", "a, b", ":", ",", "0", "1", "12", "<b>&amp;</b>", "]]>",
    "%s $HOME",
    "\\N \\G", "\\n", "x", "Home", "Detail", "Step 1", "Blue",
  ]

  mutating func name() -> String {
    if random.chance(3) { return String(repeating: "long ", count: random.number(5...60)) + "name" }
    return Self.hostileNames[random.number(0...Self.hostileNames.count - 1)]
  }

  private mutating func maybe<Value>(_ percent: Int, _ value: (inout ScenarioGenerator) -> Value) -> Value? {
    random.chance(percent) ? value(&self) : nil
  }

  private mutating func any<Value>(_ values: [Value]) -> Value { values[random.number(0...values.count - 1)] }

  mutating func scenario() -> Scenario {
    Scenario(
      title: maybe(60) { $0.name() }, era: any(Era.allCases), gesture: any(GesturePolicy.allCases),
      view: maybe(40) { $0.any(PictureView.allCases) }, theme: maybe(40) { $0.any(ThemeName.allCases) },
      tree: node(depth: 0, .tree), actions: (0..<random.number(0...12)).map { _ in action() })
  }

  // MARK: - Controllers

  /// What a place does not take.
  private enum Place {
    case tree
    case stack
    case screenOnly
  }

  private mutating func node(depth: Int, _ place: Place) -> Blueprint {
    var kinds: [ControllerKind] = [.screen, .screen, .screen]
    if depth < 4, place != .screenOnly { kinds += [.tabs, .container, .nested] }
    if depth < 4, place == .tree { kinds += [.navigation, .navigation, .split] }
    var node = Blueprint(any(kinds), maybe(85) { $0.name() }, className: maybe(25) { $0.className() })
    node.traits = traits(of: node.kind)
    if random.chance(30) { return Blueprint(.screen, name()) }
    switch node.kind {
    case .screen: break
    case .navigation: node.children = children(0...4, depth, .stack)
    case .nested:
      node.children = children(1...3, depth, .stack)
      if random.chance(20) {
        node.traits.barHidden = false
        node.traits.gesture = nil
        var inner = Blueprint(.navigation, maybe(50) { $0.name() }, children: node.children)
        inner.traits = traits(of: .navigation)
        node.children = [inner]
      }
    case .tabs:
      node.children = children(0...4, depth, .tree)
      if !node.children.isEmpty { node.selected = maybe(50) { $0.random.number(0...node.children.count - 1) } }
    case .container: node.children = children(0...3, depth, .tree)
    case .split: node.children = children(0...5, depth, .tree)
    }
    if depth < 3 {
      node.presentation = maybe(12) {
        PresentationBlueprint(style: $0.maybe(70) { $0.any(PresentationStyle.allCases) }, root: $0.node(depth: depth + 1, .tree))
      }
    }
    return node
  }

  private mutating func children(_ count: ClosedRange<Int>, _ depth: Int, _ place: Place) -> [Blueprint] {
    (0..<random.number(count)).map { _ in node(depth: depth + 1, place) }
  }

  private mutating func className() -> String {
    any([
      "NavViewController", "Shop.CartViewController", "_UIFoo", "Foo<Bar>", "Foo<Bar, Baz>", "_TtGC7SwiftUI1_", "odd (class)",
      "on", " ",
    ])
  }

  private mutating func traits(of kind: ControllerKind) -> Traits {
    var traits = Traits()
    guard random.chance(40) else { return traits }
    if [.navigation, .nested, .screen].contains(kind) { traits.barHidden = random.chance(40) }
    if [.screen, .nested, .tabs, .container].contains(kind) { traits.backHidden = random.chance(40) }
    if [.navigation, .nested].contains(kind) { traits.gesture = maybe(50) { $0.any(GesturePolicy.allCases) } }
    if [.nested, .screen, .container, .tabs].contains(kind) { traits.canNestedSwipeBack = maybe(50) { $0.random.chance(50) } }
    traits.definesContext = random.chance(30)
    traits.color = maybe(40) { generator in
      func channel() -> UInt8 { UInt8(generator.random.number(0...255)) }
      return HexColor(red: channel(), green: channel(), blue: channel())
    }
    return traits
  }

  // MARK: - Actions

  private mutating func action() -> ScenarioAction {
    let verb = any(Verb.all)
    let operands = Operands(
      subject: subject(), subjects: (0..<random.number(0...4)).map { _ in subject() }, reference: reference(),
      container: maybe(60) { $0.name() }, screen: maybe(60) { $0.name() },
      style: maybe(50) { $0.any(PresentationStyle.allCases) }, phase: any(SwipePhase.allCases),
      receiver: maybe(50) { $0.reference() })
    let action = verb.action(operands) ?? .note
    return ScenarioAction(
      action, caption: maybe(40) { $0.caption() }, expectations: (0..<max(0, random.number(-3...3))).map { _ in expectation() })
  }

  private mutating func caption() -> String {
    any([
      "plain", "with # hash", "-- dashes", "\"quoted\"", "naïve 日本語 🎇", "back\\slash", "on Root", "x", "\u{202E}turned", "a\tb",
    ])
  }

  private mutating func subject() -> Subject {
    switch random.number(0...3) {
    case 0: .instance(identity())
    case 1: .new(node(depth: 1, .tree))
    case 2: .new(Blueprint(.screen, maybe(80) { $0.name() }))
    case _: .named(name())
    }
  }

  private mutating func identity() -> ControllerID { any(["home", "step-1-2", "日本語", "x2"]) }

  private mutating func reference() -> Reference {
    switch random.number(0...3) {
    case 0: .id(identity())
    case 1: .path((0..<random.number(2...4)).map { _ in name() })
    case _: .name(name())
    }
  }

  private mutating func expectation() -> Expectation {
    switch random.number(0...4) {
    case 0: .visible(reference())
    case 1: .stack(reference(), names: (0..<random.number(0...4)).map { _ in name() })
    case 2: .outcome(any([.done, .ignored, .refused]))
    case 3: .warning(text: maybe(60) { $0.name() })
    case _: .crash(message: maybe(60) { $0.name() })
    }
  }
}
