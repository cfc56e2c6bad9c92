import NavigationModel
import Testing

/// The walk of the article: a root with a hidden bar, whose children are containers with stacks of their own.
struct ArticleTests {
  private static let root = Blueprint(
    .navigation, "Root", className: "NavViewController", traits: Traits(barHidden: true, gesture: .guarded), children: ["Home"])

  @Test("ART-1: pushing a navigation controller onto a navigation controller crashes")
  func refusesNavigation() throws {
    try RuleCase.crash(
      "NAV-4", "ART-1", Self.root, .push(.new(.navigation("Wrong", "Oops"))), "NSInvalidArgumentException",
      "Pushing a navigation controller is not supported"
    ).check()
  }

  @Test("ART-2: a nested container surrounds a navigation controller, which has no name of its own")
  func surroundsNavigation() throws {
    let story = Story(Self.root, [.push(.new(.nested("Brown", "Step 1")))])
    let inner = try #require(story.last.after["brown-navigation"])
    #expect(try story.sketch == "root[home, brown[brown-navigation[step-1]]]")
    #expect(inner.controller.name.isEmpty && inner.controller.className == "UINavigationController")
    #expect(try story.last.after["brown"]?.controller.className == "NestedViewController")
    #expect(try story.last.after.visiblePath == ["Root", "Brown", "Step 1"])
  }

  @Test(
    "ART-2: a nested container around an empty navigation controller is a fatal error",
    arguments: [
      Blueprint.nested("Brown"), .nested("Brown", .navigation("Inner")), .container("Box", .nested("Brown")),
      .nested("Outer", .nested("Brown")), .navigation("Wrong", .navigation("Inner", .nested("Brown"))),
    ])
  func refusesEmptyNavigation(_ blueprint: Blueprint) throws {
    for action in [.push(.new(blueprint)), .present(.new(blueprint)), .setViewControllers([.new(blueprint)])] as [Action] {
      try RuleCase.crash("ART-2", "\(action)", Self.root, action, "Fatal error", "root has not been initialized").check()
    }
  }

  @Test(
    "ART-3: newNav climbs to the outermost stack and pushes a container with a stack of its own",
    arguments: [
      RuleCase.done(
        "NAV-2", "from the root's screen", root, .newNav(name: "Brown", screen: "Step 1"),
        leaves: "root[home, brown[brown-navigation[step-1]]]"),
      .done(
        "NAV-2", "from inside a container", root,
        after: [.newNav(name: "Brown", screen: "Step 1"), .sameNav(screen: "Step 2")], .newNav(name: "Blue", screen: "Step 1"),
        leaves: "root[home, brown[brown-navigation[step-1, step-2]], blue[blue-navigation[step-1-2]]]"),
      .done(
        "NAV-2", "from three stacks deep", .navigation("Root", .tabs("Main", .navigation("A", .nested("Brown", "B")))),
        .newNav(name: "Blue", screen: "C"),
        leaves: "root[main[*a[brown[brown-navigation[b]]]], blue[blue-navigation[c]]]"),
      .done("NAV-2", "without names", root, .newNav(), leaves: "root[home, nested[nested-navigation[screen]]]"),
      .done("NAV-2", "from an empty stack", .navigation("Root"), .newNav(), leaves: "root[nested[nested-navigation[screen]]]"),
      .done(
        "NAV-2", "from a modal's stack, which ends the climb", root, after: [.present(.new(.navigation("Sheet", "A")))],
        .newNav(name: "Blue", screen: "B"), leaves: "root[home] ^sheet sheet[a, blue[blue-navigation[b]]]"),
    ])
  func pushesContainer(_ rule: RuleCase) throws { try rule.check() }

  @Test("ART-4: a nested container can be given a colour, and keeps it for as long as it lives")
  func keepsColour() throws {
    let brown = Traits(color: HexColor("#8b5a2b"))
    let story = Story(Self.root, [.push(.new(.nested("Brown", "A", traits: brown))), .sameNav(screen: "B"), .pop()])
    #expect(story.replay.steps.dropFirst().allSatisfy { $0.after["brown"]?.controller.traits.color?.description == "#8b5a2b" })
  }

  @Test(
    "ART-5: sameNav pushes a screen on the innermost stack",
    arguments: [
      RuleCase.done("NAV-2", "on the root", root, .sameNav(screen: "Next"), leaves: "root[home, next]"),
      .done(
        "NAV-2", "in a container", root, after: [.newNav(name: "Brown", screen: "A")], .sameNav(screen: "B"),
        leaves: "root[home, brown[brown-navigation[a, b]]]"),
      .done("NAV-2", "without a name", root, .sameNav(), leaves: "root[home, screen]"),
    ])
  func pushesScreen(_ rule: RuleCase) throws { try rule.check() }

  @Test(
    "ART-6: back pops the whole container from the outer stack",
    arguments: [
      RuleCase.done(
        "NAV-10", "with all it holds", root, after: [.newNav(name: "Brown"), .sameNav(), .sameNav()], .back, leaves: "root[home]"),
      .done(
        "NAV-10", "inside a further container", .navigation("Root", "Home", .container("Box", .nested("Brown", "A"))), .back,
        leaves: "root[home]"),
      .done(
        "NAV-10", "the innermost one", .navigation("Root", "A", .nested("Brown", "B", .nested("Blue", "C"))), .back,
        leaves: "root[a, brown[brown-navigation[b]]]"),
      .ignored("NAV-9", "at the root of the outer stack", .navigation("Root", .nested("Brown", "A", "B")), .back),
      .ignored("ART-6", "without an outer stack", .nested("Brown", "A", "B"), .back),
    ])
  func popsContainer(_ rule: RuleCase) throws { try rule.check() }

  @Test(
    "ART-7: the three delegates answer one swipe in three ways",
    arguments: [
      (GesturePolicy.system, Outcome.refused, "root[home, brown[brown-navigation[a, b]]]"),
      (.always, .done, "root[home]"),
      (.guarded, .refused, "root[home, brown[brown-navigation[a, b]]]"),
    ])
  func answersThreeWays(_ policy: GesturePolicy, _ outcome: Outcome, _ sketch: String) throws {
    let tree = Blueprint.navigation("Root", "Home", .nested("Brown", "A", "B"), traits: Traits(barHidden: true, gesture: policy))
    let story = Story(tree, [.swipeBack(on: "Root")])
    #expect(story.outcomes == [outcome])
    #expect(try story.sketch == sketch)
  }

  @Test("ART-8: a screen answers for itself by canNestedSwipeBack", arguments: [(true, Outcome.done), (false, .refused)])
  func answersForItself(_ answer: Bool, _ outcome: Outcome) {
    let traits = Traits(canNestedSwipeBack: answer)
    #expect(Story(Self.root, [.push(.new(.screen("A", traits))), .swipeBack()]).outcomes == [.done, outcome])
    #expect(Story(Self.root, [.push(.new(.nested("B", "C", traits: traits))), .swipeBack()]).outcomes == [.done, outcome])
  }

  @Test("ART: the whole walk shows the screens that the app shows")
  func walks() {
    let story = Story(
      Self.root,
      [
        .newNav(name: "Brown", screen: "Step 1"), .sameNav(screen: "Step 2"), .swipeBack(),
        .newNav(name: "Blue", screen: "Start"),
        .sameNav(screen: "Next"), .swipeBack(on: "Root"), .swipeBack(), .swipeBack(), .back,
        .push(.new(.navigation("Wrong", "Oops"))),
      ])
    #expect(
      story.visible == ["home", "step-1", "step-2", "step-1", "start", "next", "next", "start", "step-1", "home", "home"])
    #expect(story.outcomes == [.done, .done, .done, .done, .done, .refused, .done, .done, .done, .crash])
  }
}
