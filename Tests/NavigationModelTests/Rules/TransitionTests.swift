import NavigationModel
import Testing

struct TransitionTests {
  private static let root = Blueprint.navigation("Root", "A", "B", "C")
  private static let begun: [Action] = [.swipeBack(.begin)]

  @Test("SWIPE-7: while a swipe is under way the stack stays, and the step names who comes and who goes")
  func holdsStack() throws {
    let step = try Story(Self.root, Self.begun).last
    #expect(step.ruling.outcome == .done && step.ruling.rule == "SWIPE-7" && step.ruling.animation == nil)
    #expect(step.explanation == "'C' is disappearing and 'B' appearing")
    #expect(step.before == step.after.withoutLoadedViews(of: step.before))
    #expect(step.transition?.navigation == "root")
    #expect(step.transition?.disappearing == "c")
    #expect(step.transition?.appearing == "b")
  }

  @Test(
    "SWIPE-7: a swipe that is finished pops, one that is cancelled leaves the stack",
    arguments: [
      RuleCase.done("SWIPE-7", "finished", root, after: begun, .swipeBack(.finish), leaves: "root[a, b]"),
      .done("SWIPE-7", "finished, the stack named", root, after: begun, .swipeBack(.finish, on: "A"), leaves: "root[a, b]"),
      .done("SWIPE-7", "cancelled", root, after: begun, .swipeBack(.cancel), leaves: "root[a, b, c]"),
      .done("NAV-10", "popped after it", root, after: begun + [.swipeBack(.cancel)], .pop(), leaves: "root[a, b]"),
      .done(
        "SWIPE-7", "begun again", root, after: begun + [.swipeBack(.finish), .swipeBack(.begin)], .swipeBack(.finish),
        leaves: "root[a]"),
      .done(
        "SWIPE-7", "a whole container", .navigation("Root", "A", .nested("Brown", "B")), after: begun, .swipeBack(.finish),
        leaves: "root[a]"),
    ])
  func ends(_ rule: RuleCase) throws {
    try rule.check()
    #expect(try Story(rule.tree, rule.earlier + [rule.action]).last.transition == nil)
  }

  @Test("SWIPE-7: finishing slides like a pop, cancelling does not")
  func slides() throws {
    #expect(try Story(Self.root, Self.begun + [.swipeBack(.finish)]).last.ruling.animation == .pop)
    let back = try Story(Self.root, Self.begun + [.swipeBack(.cancel)]).last.ruling
    #expect(back.animation == nil && back.reason == "the swipe is let go, so the stack stays as it was")
  }

  @Test(
    "SWIPE-2: no swipe begins while one is under way, on whichever stack",
    arguments: [Action.swipeBack(), .swipeBack(.begin), .swipeBack(.cancelled), .swipeBack(.begin, on: "Root")])
  func refusesSecond(_ action: Action) throws {
    let tree = Blueprint.navigation("Root", "A", .nested("Brown", "B", "C"))
    try RuleCase.refused("SWIPE-2", "second", tree, after: Self.begun, action).check()
    let step = try Story(tree, Self.begun + [action]).last
    #expect(step.explanation == "a transition is running, so no other swipe begins")
    #expect(step.transition?.navigation == "brown-navigation")
  }

  @Test(
    "SWIPE-7: phases out of order are errors, and make no step",
    arguments: [
      ([], .swipeBack(.finish), "no swipe is under way; begin one with 'swipeBack begin'"),
      ([], .swipeBack(.cancel), "no swipe is under way; begin one with 'swipeBack begin'"),
      (begun + [.swipeBack(.cancel)], .swipeBack(.finish), "no swipe is under way; begin one with 'swipeBack begin'"),
      (begun, .swipeBack(.finish, on: "Inner"), "no swipe is under way on 'Inner', but one on 'Root'"),
      (begun, .swipeBack(.cancel, on: "Nowhere"), "there is no controller 'Nowhere' here"),
      (begun, .swipeBack(.begin, on: "Nowhere"), "there is no controller 'Nowhere' here"),
    ] as [([Action], Action, String)])
  func reportsOrder(_ earlier: [Action], _ action: Action, _ message: String) throws {
    let tree = Blueprint.navigation("Root", "A", .container("Box", .navigation("Inner", "B")))
    let story = Story(tree, earlier + [action])
    #expect(story.findings == ["error: \(message)"])
    #expect(story.replay.steps.count == earlier.count + 1)
    #expect(try (story.last.transition != nil) == (earlier == Self.begun))
  }

  @Test("SWIPE-3: a swipe that always begins leaves its controller stuck at the root, and nothing is under way")
  func sticksAtRoot() throws {
    let story = Story(.navigation("Root", "A"), gesture: .always, [.swipeBack(.begin), .push("B")])
    #expect(story.outcomes == [.ignored, .ignored])
    #expect(story.replay.steps.map(\.stuck) == [[], ["root"], ["root"]])
    #expect(story.replay.steps.allSatisfy { $0.transition == nil })
    #expect(
      story.replay.steps.dropFirst().map(\.explanation) == [
        "the swipe begins at the root, nothing can be popped, and <UINavigationController \"Root\"> is stuck from now on",
        "<UINavigationController \"Root\"> is frozen: a swipe that began at its root left it stuck",
      ])
  }

  @Test("SWIPE-7: cancelled in one line is begun, under way and back, each a step of its own")
  func stages() throws {
    let story = Story(Self.root, [.swipeBack(.cancelled)])
    let steps = story.replay.steps.dropFirst()
    #expect(story.findings == [] && steps.map(\.index) == [1, 2, 3])
    #expect(
      steps.map(\.actionText) == [
        "swipeBack cancelled (begun)", "swipeBack cancelled (under way)", "swipeBack cancelled (back)",
      ])
    #expect(steps.map { $0.transition?.disappearing } == ["c", "c", nil])
    #expect(steps.allSatisfy { $0.ruling.outcome == .done && $0.after.sketch == "root[a, b, c]" && $0.change == .none })
  }

  @Test("a staged action is compared with its expectations where it ends, or where it stopped")
  func expectsAtEnd() throws {
    let done = ScenarioAction(.swipeBack(.cancelled), expectations: [.outcome(.done), .stack("Root", names: ["A", "B", "C"])])
    #expect(Story(Self.root, entries: [done]).findings == [])
    let refused = ScenarioAction(.swipeBack(.cancelled), expectations: [.outcome(.refused), .visible("A")])
    let story = Story(.navigation("Root", "A"), entries: [refused, ScenarioAction(.swipeBack(.cancelled))])
    #expect(story.replay.steps.map(\.stage) == [nil, "begun", "begun"])
    #expect(
      story.findings == [
        "warning: 'swipeBack cancelled (begun)' is refused: the stack has one member, so UIKit's swipe does not begin\n"
          + "write 'expect refused' under it if that is what the story shows"
      ])
  }
}

extension NavigationTree {
  /// The tree, if all that parts it from another is whose view is loaded.
  fileprivate func withoutLoadedViews(of other: NavigationTree) -> NavigationTree {
    sketch == other.sketch ? other : self
  }
}
