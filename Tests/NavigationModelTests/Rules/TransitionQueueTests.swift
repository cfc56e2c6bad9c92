import NavigationModel
import Testing

struct TransitionQueueTests {
  private static let root = Blueprint.navigation("Root", "A", "B", "C")
  private static let begun: [Action] = [.swipeBack(.begin)]

  private static let waiting: [(Action, finished: String, cancelled: String)] = [
    (.push("D"), "root[a, b, d]", "root[a, b, c, d]"),
    (.show("D"), "root[a, b, d]", "root[a, b, c, d]"),
    (.sameNav(screen: "D"), "root[a, b, d]", "root[a, b, c, d]"),
    (
      .newNav(name: "Brown", screen: "D"), "root[a, b, brown[brown-navigation[d]]]",
      "root[a, b, c, brown[brown-navigation[d]]]"
    ),
    (.setViewControllers(["A", "D"]), "root[a, d]", "root[a, d]"),
    (.setViewControllers(["C", "B"]), "root[c, b]", "root[c, b]"),
    (.setViewControllers([]), "root[]", "root[]"),
  ]

  @Test("NAV-22: a push or a new stack waits for the end of a swipe, and happens then", arguments: waiting)
  func waits(_ action: Action, finished: String, cancelled: String) throws {
    for (phase, sketch) in [(SwipePhase.finish, finished), (.cancel, cancelled)] {
      let story = Story(Self.root, Self.begun + [action, .swipeBack(phase)])
      #expect(story.outcomes == [.done, .ignored, .done])
      #expect(
        story.replay.steps.dropFirst(2).map(\.explanation) == [
          "a swipe is under way, so this waits until it ends", "the swipe has ended, and what waited for it happens now",
        ])
      #expect(story.replay.steps.dropFirst(2).allSatisfy { $0.ruling.rule == "NAV-22" && $0.ruling.message == nil })
      #expect(story.replay.steps[2].change == .none)
      #expect(try story.sketch == sketch)
      #expect(try story.last.transition == nil)
    }
  }

  @Test("NAV-22: what waits happens in its order, and once")
  func keepsOrder() throws {
    let story = Story(
      Self.root, Self.begun + [.push("D"), .push("E"), .swipeBack(.finish), .swipeBack(.begin), .swipeBack(.cancel)])
    #expect(try story.sketch == "root[a, b, d, e]")
    #expect(story.replay.steps[4].change.appeared == ["d", "e"])
    #expect(story.replay.steps[4].ruling.animation == .push)
  }

  @Test("NAV-22: what a waiting change has to warn of is said when it happens")
  func warnsLater() throws {
    let ruling = try Story(Self.root, Self.begun + [.push(.new(.tabs("T", "D"))), .swipeBack(.finish)]).last.ruling
    #expect(ruling.warning == "UIKit's documentation forbids a tab bar controller on a stack, although pushing one works")
  }

  @Test(
    "NAV-22: a pop is ignored while a swipe is under way, and the log says so",
    arguments: [
      (Action.pop(), "popViewControllerAnimated:"), (.popTo("A"), "popToViewController:animated:"),
      (.popToRoot(), "popToRootViewControllerAnimated:"), (.tap("Root"), "popToRootViewControllerAnimated:"),
    ])
  func ignoresPops(_ action: Action, _ method: String) throws {
    let tree = Blueprint.tabs("Main", Self.root, "Other")
    try RuleCase.ignored(
      "NAV-22", method, tree, after: Self.begun, action,
      logs: "\(method) called on <UINavigationController \"Root\"> while an existing transition or presentation is occurring; "
        + "the navigation stack will not be updated."
    ).check()
    #expect(try Story(tree, Self.begun + [action, .swipeBack(.finish)]).sketch == "main[*root[a, b], other]")
  }

  @Test("NAV-22: the close button asks the outer stack, which no swipe keeps busy")
  func leavesOtherStacksAlone() throws {
    let tree = Blueprint.navigation("Root", "A", .nested("Brown", "B", "C"))
    let story = Story(tree, Self.begun + [.back])
    #expect(try story.sketch == "root[a]")
    #expect(try story.last.transition == nil)
  }

  @Test("NAV-22: a waiting change that crashes is the end's crash; the swipe is where it was, and nothing waits any longer")
  func crashesLater() throws {
    let twice: [Action] = [.pop(), .swipeBack(.begin), .push(.instance("c")), .push(.instance("c"))]
    for phase in [SwipePhase.finish, .cancel] {
      let story = Story(Self.root, twice + [.swipeBack(phase)])
      let step = try story.last
      #expect(step.ruling.outcome == .crash && step.ruling.rule == "NAV-3")
      #expect(
        step.ruling.message == "<UINavigationController \"Root\"> is pushing the same view controller instance "
          + "(<UIViewController \"C\">) more than once which is not supported and is most likely an error in the application")
      #expect(step.before == step.after && step.transition?.disappearing == "b")
      let after = Story(
        Self.root, twice + [.swipeBack(phase), .swipeBack(.finish), .push(.instance("c")), .push(.instance("b"))])
      #expect(try after.sketch == "root[a, c, b]")
    }
  }

  @Test("NAV-22: a crash comes before the wait")
  func crashesAtOnce() throws {
    try RuleCase.crash(
      "NAV-4", "at once", Self.root, after: Self.begun, .push(.new(.navigation("X", "Y"))), "NSInvalidArgumentException",
      "Pushing a navigation controller is not supported"
    ).check()
  }

  @Test("NAV-22: a waiting change that cannot be made any more is an error, and nothing waits any longer")
  func reportsImpossibleLater() throws {
    let actions = [.pop()] + Self.begun + [.push(.instance("c")), .present(.instance("c")), .swipeBack(.finish)]
    let story = Story(Self.root, actions + [.swipeBack(.finish)])
    #expect(
      story.replay.findings.filter { $0.severity == .error }.map(\.message) == [
        "'C' is presented; dismiss it before it goes elsewhere"
      ])
    #expect(try story.sketch == "root[a] ^sheet c")
  }
}
