import NavigationModel
import Testing

struct SwipeTests {
  private static let hidden = Traits(barHidden: true)

  @Test(
    "SWIPE-1: the recogniser is on the stack's own view, so only a stack within reach is swiped",
    arguments: [
      RuleCase.refused(
        "SWIPE-1", "in a tab that is not selected", .tabs("Main", .navigation("A", "One"), .navigation("B", "Two", "Three")),
        .swipeBack(on: "B")),
      .refused(
        "SWIPE-1", "under a sheet", .navigation("Root", "A", "B"), after: [.present("C")], .swipeBack(on: "Root")),
      .refused(
        "SWIPE-1", "under a full screen", .navigation("Root", "A", "B"), after: [.present("C", as: .fullScreen)],
        .swipeBack(on: "Root")),
      .done(
        "SWIPE-4", "in a column beside what is visible", .split("Mail", .navigation("A", "One", "Two"), "Three"),
        .swipeBack(on: "A"), leaves: "mail[a[one], three]"),
    ])
  func reaches(_ rule: RuleCase) throws { try rule.check() }

  @Test(
    "SWIPE-2: UIKit's own swipe begins only where the system's back button shows",
    arguments: [
      RuleCase.done("SWIPE-4", "bar shown", .navigation("Root", "A", "B"), .swipeBack(), leaves: "root[a]"),
      .refused("SWIPE-2", "one member", .navigation("Root", "A")),
      .refused("SWIPE-2", "empty", .navigation("Root")),
      .refused("SWIPE-2", "bar hidden", .navigation("Root", "A", "B", traits: hidden)),
      .refused("SWIPE-2", "bar hidden by the top", .navigation("Root", "A", .screen("B", hidden))),
      .refused("SWIPE-2", "back button hidden", .navigation("Root", "A", .screen("B", Traits(backHidden: true)))),
      .done(
        "SWIPE-4", "bar hidden by another than the top", .navigation("Root", .screen("A", hidden), "B"), .swipeBack(),
        leaves: "root[a]"),
      .done(
        "SWIPE-4", "a nested container hides its inner bar, not this one",
        .navigation("Root", "A", .nested("Brown", "B", traits: hidden)), .swipeBack(), leaves: "root[a]"),
      .refused("SWIPE-2", "inner bar hidden", .navigation("Root", "A", .nested("Brown", "B", "C", traits: hidden))),
      .refused(
        "SWIPE-2", "its own policy before the scenario's",
        .navigation("Root", "A", "B", traits: Traits(barHidden: true, gesture: .system)),
        gesture: .always),
    ])
  func beginsWhereBackShows(_ rule: RuleCase) throws { try rule.check() }

  @Test(
    "SWIPE-3: a swipe that always begins pops, and at the root leaves the controller stuck",
    arguments: [
      RuleCase.done(
        "SWIPE-4", "two members, bar hidden", .navigation("Root", "A", "B", traits: hidden), gesture: .always, .swipeBack(),
        leaves: "root[a]"),
      .ignored("SWIPE-3", "one member", .navigation("Root", "A"), gesture: .always, .swipeBack()),
      .ignored("SWIPE-3", "push afterwards", .navigation("Root", "A"), gesture: .always, after: [.swipeBack()], .push("B")),
      .ignored(
        "SWIPE-3", "set afterwards", .navigation("Root", "A"), gesture: .always, after: [.swipeBack()], .setViewControllers(["B"])
      ),
      .crash(
        "NAV-4", "a crash comes before the freeze", .navigation("Root", "A"), gesture: .always, after: [.swipeBack()],
        .push(.new(.navigation("B", "C"))), "NSInvalidArgumentException", "Pushing a navigation controller is not supported"),
      .refused("SWIPE-3", "a second swipe", .navigation("Root", "A"), gesture: .always, after: [.swipeBack()]),
      .done(
        "NAV-2", "another stack is not stuck", .tabs("Main", .navigation("X", "A"), .navigation("Y", "B")), gesture: .always,
        after: [.swipeBack()], .push("C", on: "Y"), leaves: "main[*x[a], y[b, c]]"),
    ])
  func sticks(_ rule: RuleCase) throws { try rule.check() }

  @Test("SWIPE-3: the step says who is stuck, and the next push says frozen")
  func saysFrozen() throws {
    let story = Story(.navigation("Root", "A"), gesture: .always, [.swipeBack(), .push("B")])
    #expect(story.replay.steps.map(\.stuck) == [[], ["root"], ["root"]])
    #expect(story.replay.steps[1].ruling.sticks == "root")
    #expect(try #require(story.last.explanation).contains("frozen"))
  }

  @Test(
    "SWIPE-4: the innermost stack with more than one member wins, and decides alone",
    arguments: [
      RuleCase.done(
        "SWIPE-4", "inner", .navigation("Root", "A", .nested("Brown", "B", "C")), .swipeBack(),
        leaves: "root[a, brown[brown-navigation[b]]]"),
      .done(
        "SWIPE-4", "inner at its root", .navigation("Root", "A", .nested("Brown", "B")), .swipeBack(), leaves: "root[a]"),
      .refused(
        "SWIPE-2", "inner refuses and the outer is not asked",
        .navigation("Root", "A", .nested("Brown", "B", .screen("C", Traits(backHidden: true))))),
      .done(
        "SWIPE-4", "outer named", .navigation("Root", "A", .nested("Brown", "B", "C")), .swipeBack(on: "Root"), leaves: "root[a]"),
      .ignored(
        "SWIPE-3", "all at their roots, the outer always begins",
        .navigation("Root", .nested("Brown", "B"), traits: Traits(gesture: .always)), .swipeBack()),
      .refused("SWIPE-2", "all at their roots", .navigation("Root", .nested("Brown", "B"))),
    ])
  func choosesInnermost(_ rule: RuleCase) throws { try rule.check() }

  @Test(
    "SWIPE-6: a swipe pops one member and never dismisses a modal",
    arguments: [
      RuleCase.done("SWIPE-4", "one of three", .navigation("Root", "A", "B", "C"), .swipeBack(), leaves: "root[a, b]"),
      .refused("SWIPE-6", "modal screen", .navigation("Root", "A", "B"), after: [.present("C")]),
      .refused(
        "SWIPE-2", "modal stack at its root", .navigation("Root", "A", "B"), after: [.present(.new(.navigation("Sheet", "C")))]),
      .done(
        "SWIPE-4", "modal stack", .navigation("Root", "A", "B"), after: [.present(.new(.navigation("Sheet", "C", "D")))],
        .swipeBack(),
        leaves: "root[a, b] ^sheet sheet[c]"),
      .refused("SWIPE-6", "no stack at all", .tabs("Main", "A", "B")),
    ])
  func popsOne(_ rule: RuleCase) throws { try rule.check() }

  @Test(
    "SWIPE-7: a swipe that may not begin is refused, however far it was to go", arguments: [SwipePhase.begin, .cancelled])
  func refusesPhases(_ phase: SwipePhase) throws {
    try RuleCase.refused("SWIPE-2", "one member", .navigation("Root", "A"), .swipeBack(phase)).check()
  }
}
