import NavigationModel
import Testing

struct ReferenceTests {
  private static let tree = Blueprint.tabs(
    "Main", .navigation("A", "Home", "Detail"), .navigation("B", "Home", "Detail", .nested("Brown", "Step 1")))

  @Test(
    "without 'on' an action goes to the innermost container of its kind around what is visible",
    arguments: [
      RuleCase.done(
        "NAV-2", "stack in the selected tab", tree, .push("X"),
        leaves: "main[*a[home, detail, x], b[home-2, detail-2, brown[brown-navigation[step-1]]]]"),
      .done(
        "NAV-2", "stack in a container", tree, after: [.select("B")], .push("X"),
        leaves: "main[a[home, detail], *b[home-2, detail-2, brown[brown-navigation[step-1, x]]]]"),
      .done(
        "TAB-1", "inner tab bar", .tabs("Out", .tabs("In", "A", "B"), "B"), .select("1"), leaves: "out[*in[a, *b], b-2]"),
      .done(
        "NAV-10", "stack of the modal on top", .navigation("Root", "A", "B"),
        after: [.present(.new(.navigation("Sheet", "C", "D")))],
        .pop(), leaves: "root[a, b] ^sheet sheet[c]"),
      .done(
        "SPLIT-2", "split view", .split("Mail", .navigation("L", "A"), "B"), .collapse(), leaves: "mail[l[a, b]]…"),
    ])
  func goesToInnermost(_ rule: RuleCase) throws { try rule.check() }

  private static let severalHomes =
    "'Home' fits several controllers: @home (Main › A › Home), @home-2 (Main › B › Home); write one of them"

  @Test(
    "a reference that leads nowhere or to several is an error, and makes no step",
    arguments: [
      (Action.pop(on: "Hme"), "there is no controller 'Hme' here; did you mean 'Home'?"),
      (.pop(on: .id("hom")), "there is no controller '@hom' here; did you mean '@home'?"),
      (.pop(on: "Nothing like it"), "there is no controller 'Nothing like it' here"),
      (.pop(on: .path(["A", "Step 1"])), "there is no controller 'A/\"Step 1\"' here; did you mean '\"Step 1\"'?"),
      (.push(.instance("gone")), "there is no controller '@gone' here"),
      (
        .push("X", on: "Detail"),
        "'Detail' fits several controllers: @detail (Main › A › Detail), @detail-2 (Main › B › Detail); write one of them"
      ),
      (.present("X", on: "Home"), Self.severalHomes),
      (.dismiss(on: "Home"), Self.severalHomes),
      (.popTo("Home", on: "Step 1"), Self.severalHomes),
      (.select("Home"), Self.severalHomes),
      (.collapse(), "what is visible, 'Detail', is in no split view controller; say which is meant with 'on'"),
      (.push("X", on: "Main"), "no navigation controller holds 'Main'; say which is meant with 'on'"),
      (.back, "what is visible, 'Detail', is in no nested container, so there is no close button"),
    ] as [(Action, String)])
  func reportsBadReferences(_ action: Action, _ message: String) {
    let story = Story(Self.tree, [action])
    #expect(story.findings == ["error: \(message)"])
    #expect(story.replay.steps.count == 1)
    #expect(story.replay.hasErrors)
  }

  @Test(
    "a path names its controllers from outside in, and may leave some out",
    arguments: [
      (["A", "Detail"], "a"), (["B", "Detail"], "b"), (["Main", "B", "Home"], "b"), (["B", "Step 1"], "brown-navigation"),
      (["Step 1"], "brown-navigation"),
    ] as [([String], ControllerID)])
  func followsPaths(_ names: [String], _ stack: ControllerID) throws {
    let story = Story(Self.tree, [.push("X", on: .path(names))])
    #expect(try story.last.after.parent(of: "x")?.id == stack)
  }

  @Test("a path in the wrong order leads nowhere")
  func keepsOrderOfPaths() {
    #expect(Story(Self.tree, [.push("X", on: .path(["B", "Main", "Home"]))]).replay.hasErrors)
  }

  @Test("a story goes on after an error, and later findings point at their own action")
  func goesOn() throws {
    let story = Story(Self.tree, [.pop(on: "Nowhere"), .pop(), .pop()])
    #expect(story.outcomes == [.done, .ignored])
    #expect(story.replay.findings.map(\.actionIndex) == [0, 2])
    #expect(try story.last.index == 2)
  }

  @Test(
    "what cannot be built is an error, not an outcome",
    arguments: [
      (Action.push(.instance("brown"), on: "Step 1"), "'Brown' holds that stack, so it cannot be put on it"),
      (.present(.instance("main"), on: "Step 1"), "the window's root cannot be presented"),
      (.push(.instance("main")), "'Main' holds that stack, so it cannot be put on it"),
    ])
  func reportsImpossible(_ action: Action, _ message: String) {
    #expect(Story(Self.tree, [action]).findings == ["error: \(message)"])
  }

  @Test("a presented controller has no parent to be taken from, so it must be dismissed before it is pushed")
  func asksToDismissFirst() throws {
    let story = Story(
      .navigation("Root", "Home"), [.present("A"), .push(.instance("a"), on: "Root"), .dismiss(), .push(.instance("a"))])
    #expect(story.findings == ["error: 'A' is presented; dismiss it before it goes elsewhere"])
    #expect(try story.sketch == "root[home, a]")
  }
}
