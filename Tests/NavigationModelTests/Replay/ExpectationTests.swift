import NavigationModel
import Testing

struct ExpectationTests {
  private static func findings(_ action: Action, _ expectations: Expected...) -> [String] {
    let tree = Blueprint.navigation("Root", "Home", .nested("Brown", "Step 1"))
    return Story(tree, entries: [ScenarioAction(action, expectations: expectations)]).findings
  }

  @Test(
    "an outcome that nobody expected is an error for a crash, a warning otherwise",
    arguments: [
      (Action.push(.instance("home"), on: "Root"), "error: 'push @home on Root' crashes: ", "crash"),
      (.pop(), "warning: 'pop' is ignored: ", "ignored"),
      (.swipeBack(on: "Step 1"), "warning: 'swipeBack on \"Step 1\"' is refused: ", "refused"),
    ])
  func reportsUnexpectedOutcome(_ action: Action, _ start: String, _ word: String) throws {
    let said = try #require(Self.findings(action).first)
    #expect(said.hasPrefix(start))
    #expect(said.hasSuffix("\nwrite 'expect \(word)' under it if that is what the story shows"))
    #expect(Self.findings(action).count == 1)
    #expect(Self.findings(action, .visible("Step 1")).count == 1)
  }

  @Test("what is expected is no finding", arguments: fulfilled)
  func acceptsExpected(_ action: Action, _ expectation: Expected) {
    #expect(Self.findings(action, expectation) == [])
  }

  private static let again = Action.push(.instance("home"), on: "Root")

  private static let tabs = Action.push(.new(.tabs("Main", "One")))

  private static let fulfilled: [(Action, Expected)] = [
    (.pop(), .outcome(.ignored)), (.swipeBack(on: "Step 1"), .outcome(.refused)), (again, .outcome(.crash)),
    (again, .crash(message: nil)), (again, .crash(message: "more than once")), (.push("X"), .outcome(.done)),
    (.push("X"), .visible("X")), (.push("X"), .visible(.path(["Brown", "X"]))), (.push("X"), .visible(.id("x"))),
    (.push("X"), .stack("Brown", names: ["Step 1", "X"])), (.push("X"), .stack("Root", names: ["Home", "Brown"])),
    (.push("X"), .stack("X", names: ["Step 1", "X"])), (.push("X"), .stack(.id("brown-navigation"), names: ["Step 1", "X"])),
    (.setViewControllers([]), .stack("Brown", names: [])),
    (.pop(), .warning(text: nil)), (.pop(), .warning(text: "nothing to pop")), (.swipeBack(on: "Step 1"), .warning(text: nil)),
    (tabs, .warning(text: nil)), (tabs, .warning(text: "forbids")),
    (.present("X", on: "Root"), .outcome(.done)),
  ]

  @Test("what is not as expected is an error that shows both", arguments: failures)
  func reportsFailures(_ action: Action, _ expectation: Expected, _ finding: String) {
    #expect(Self.findings(action, expectation) == [finding])
  }

  private static let failures: [(Action, Expected, String)] = [
    (.push("X"), .outcome(.ignored), "error: expected ignored, but the outcome is done"),
    (.push("X"), .crash(message: nil), "error: expected a crash, but the outcome is done"),
    (
      .push("X"), .visible("Step 1"),
      "error: expected 'Step 1' to be visible, but 'X' is\nexpected: Root › Brown › ▸Step 1\nvisible:  Root › Brown › ▸X"
    ),
    (
      .push("X"), .visible("Hame"),
      "error: expected 'Hame' to be visible, but 'X' is\nthere is no controller 'Hame' here; did you mean 'Home'?\n"
        + "visible: Root › Brown › X"
    ),
    (
      .push("X"), .visible("Home"),
      "error: expected 'Home' to be visible, but 'X' is\nexpected: Root › ▸Home\nvisible:  Root › ▸Brown › X"
    ),
    (
      .push("X"), .stack("Brown", names: ["Step 1", "Y"]),
      "error: the stack of 'Brown' is not as expected from member 2 on\nexpected: \"Step 1\", ▸Y\nactual:   \"Step 1\", ▸X"
    ),
    (
      .push("X"), .stack("Brown", names: []),
      "error: the stack of 'Brown' is not as expected from member 1 on\nexpected: ▸(nothing)\nactual:   ▸\"Step 1\", X"
    ),
    (
      .push("X"), .stack("Brown", names: ["Step 1"]),
      "error: the stack of 'Brown' is not as expected from member 2 on\nexpected: \"Step 1\", ▸(nothing)\n"
        + "actual:   \"Step 1\", ▸X"
    ),
    (.push("X"), .warning(text: nil), "error: expected a warning, but the outcome is done without one"),
    (
      .push(.new(.navigation("Y"))), .warning(text: nil),
      "error: expected a warning, but the outcome is crash without one\n"
        + "actual:   Pushing a navigation controller is not supported"
    ),
    (
      .pop(), .warning(text: "frozen"),
      "error: the warning says something else\nexpected: frozen\n"
        + "actual:   the stack has nothing above its root, so there is nothing to pop"
    ),
    (
      .push(.new(.navigation("Y"))), .crash(message: "more than once"),
      "error: the crash says something else\nexpected: more than once\nactual:   Pushing a navigation controller is not supported"
    ),
    (
      .pop(), .outcome(.done),
      "error: expected done, but the outcome is ignored\n"
        + "actual:   the stack has nothing above its root, so there is nothing to pop"
    ),
    (.push("X"), .stack("Nowhere", names: []), "error: there is no controller 'Nowhere' here\nvisible: Root › Brown › X"),
  ]

  @Test("where two long stacks part is shown, and only what stands around it")
  func cutsLongStacks() {
    let names = (1...20).map(String.init)
    let root = Blueprint(.navigation, "Root", children: names.map { Blueprint(.screen, $0) })
    let wrong = names[..<9] + ["X"] + names[10...]
    #expect(
      Story(root, entries: [ScenarioAction(.note, expectations: [.stack("Root", names: Array(wrong))])]).findings == [
        "error: the stack of 'Root' is not as expected from member 10 on\n"
          + "expected: … 3 before, 4, 5, 6, 7, 8, 9, ▸X, 11, 12, 13, 14, 15, … 5 more\n"
          + "actual:   … 3 before, 4, 5, 6, 7, 8, 9, ▸10, 11, 12, 13, 14, 15, … 5 more"
      ])
  }

  @Test("a failed expectation points at itself")
  func pointsAtExpectation() {
    let entry = ScenarioAction(.note, expectations: [.visible("Home"), .visible("X")])
    let story = Story(.navigation("Root", "Home"), entries: [ScenarioAction(.note), entry])
    #expect(story.replay.findings.map(\.place) == [.expectation(1)])
    #expect(story.replay.findings.map(\.actionIndex) == [1])
  }

  @Test("a note is done and changes nothing")
  func notes() throws {
    let step = try Story(.navigation("Root", "Home"), entries: [ScenarioAction(.note, caption: "Look")]).last
    #expect(step.ruling.outcome == .done && step.change == .none && step.before == step.after && step.caption == "Look")
  }
}
