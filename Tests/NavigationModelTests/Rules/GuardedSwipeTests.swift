import NavigationModel
import Testing

struct GuardedSwipeTests {
  private static func root(_ children: Blueprint..., barHidden: Bool = true) -> Blueprint {
    Blueprint(.navigation, "Root", traits: Traits(barHidden: barHidden, gesture: .guarded), children: children)
  }

  private static func answers(_ answer: Bool) -> Traits { Traits(canNestedSwipeBack: answer) }

  @Test("SWIPE-5: the guarded delegate asks bar and count, then canNestedSwipeBack, then the inner stack", arguments: cases)
  func guards(_ rule: RuleCase) throws { try rule.check() }

  static let cases: [RuleCase] = [
    .refused("SWIPE-5", "one member", root("Home")),
    .refused("SWIPE-5", "empty", root()),
    .refused("SWIPE-5", "bar shown", root("Home", "A", barHidden: false)),
    .done("SWIPE-4", "plain screen", root("Home", "A"), .swipeBack(), leaves: "root[home]"),
    .done("SWIPE-4", "plain container", root("Home", .container("Box", "A", "B")), .swipeBack(), leaves: "root[home]"),
    .done(
      "SWIPE-4", "bar hidden by the top alone", root("Home", .screen("A", Traits(barHidden: true)), barHidden: false),
      .swipeBack(),
      leaves: "root[home]"),
    .refused("SWIPE-5", "screen says no", root("Home", .screen("A", answers(false)))),
    .done("SWIPE-4", "screen says yes", root("Home", .screen("A", answers(true))), .swipeBack(), leaves: "root[home]"),
    .done("SWIPE-4", "inner stack at its root", root("Home", .nested("Brown", "A")), .swipeBack(), leaves: "root[home]"),
    .done(
      "SWIPE-4", "inner stack empty", root("Home", .nested("Brown", "A")),
      after: [.setViewControllers([])], .swipeBack(), leaves: "root[home]"),
    .refused("SWIPE-5", "inner stack of two", root("Home", .nested("Brown", "A", "B")), .swipeBack(on: "Root")),
    .done(
      "SWIPE-4", "container's yes before its inner stack", root("Home", .nested("Brown", "A", "B", traits: answers(true))),
      .swipeBack(on: "Root"), leaves: "root[home]"),
    .refused("SWIPE-5", "container's no before its inner stack", root("Home", .nested("Brown", "A", traits: answers(false)))),
    .refused("SWIPE-5", "bar shown before the screen's yes", root("Home", .screen("A", answers(true)), barHidden: false)),
    .refused("SWIPE-5", "one member before the screen's yes", root(.screen("A", answers(true)))),
    .done(
      "SWIPE-4", "only the top is asked", root("Home", .screen("A", answers(false)), "B"), .swipeBack(),
      leaves: "root[home, a]"),
  ]
}
