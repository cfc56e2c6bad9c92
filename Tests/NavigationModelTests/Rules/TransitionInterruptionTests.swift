import NavigationModel
import Testing

struct TransitionInterruptionTests {
  private static let tabs = Blueprint.tabs("Main", .navigation("Root", "A", "B"), "Other")
  private static let begun: [Action] = [.swipeBack(.begin)]

  private static let interrupting: [(String, Blueprint, [Action], String)] = [
    ("another tab", tabs, begun + [.select("Other")], "main[root[a, b], *other]"),
    ("a tap on another tab", tabs, begun + [.tap("Other")], "main[root[a, b], *other]"),
    ("a full screen", tabs, begun + [.present("F", as: .fullScreen)], "main[*root[a, b], other] ^fullScreen f"),
    (
      "a full screen over its context", tabs, begun + [.present("F", as: .currentContext)],
      "main[*root[a, b] ^currentContext f, other]"
    ),
    (
      "the modal that holds the stack is dismissed", .navigation("Home", "H"),
      [.present(.new(.navigation("Root", "A", "B")))] + begun + [.dismiss()], "home[h]"
    ),
    (
      "a push on the stack around it", .navigation("Out", .nested("Root", "A", "B")), begun + [.push("X", on: "Out")],
      "out[root[root-navigation[a, b]], x]"
    ),
    (
      "a member goes elsewhere", .split("S", .navigation("L", "X"), .navigation("Root", "A", "B")),
      begun + [.push(.instance("a"), on: "L")], "s[l[x, a], root[b]]"
    ),
    (
      "a split view puts a column on it", .split("S", .navigation("Root", "A", "B"), "D"),
      [.swipeBack(.begin, on: "Root"), .collapse()], "s[root[a, b, d]]…"
    ),
  ]

  @Test("SWIPE-7: a swipe is let go when its stack leaves the window or changes under the finger", arguments: interrupting)
  func letsGo(_ id: String, _ tree: Blueprint, _ actions: [Action], _ sketch: String) throws {
    let story = Story(tree, actions)
    #expect(story.replay.steps[actions.count - 1].transition != nil, "\(id)")
    #expect(try story.last.ruling.outcome == .done && story.last.transition == nil, "\(id)")
    #expect(try story.sketch == sketch, "\(id)")
    #expect(try story.last.appearances.values.allSatisfy { $0.state == .appeared || $0.state == .disappeared }, "\(id)")
  }

  private static let harmless: [(String, Action, String)] = [
    ("a sheet", .present("S"), "main[*root[a], other] ^sheet s"),
    ("over its context", .present("S", as: .overCurrentContext), "main[*root[a] ^overCurrentContext s, other]"),
    ("a note", .note, "main[*root[a], other]"),
    ("the tab that is selected", .select("Root"), "main[*root[a], other]"),
    ("a crash", .select("A"), "main[*root[a], other]"),
  ]

  @Test("SWIPE-7: what leaves the stack and its place alone leaves the swipe alone", arguments: harmless)
  func staysUnderWay(_ id: String, _ action: Action, _ sketch: String) throws {
    let story = Story(Self.tabs, Self.begun + [action, .swipeBack(.finish)])
    #expect(story.replay.steps[2].transition == story.replay.steps[1].transition, "\(id)")
    #expect(try story.sketch == sketch, "\(id)")
  }

  @Test("SWIPE-7: a sheet that goes meanwhile leaves the swipe alone")
  func survivesDismissal() throws {
    let story = Story(Self.tabs, Self.begun + [.present("S"), .dismiss(), .swipeBack(.finish)])
    #expect(try story.sketch == "main[*root[a], other]")
  }

  @Test("NAV-22: what waits for a swipe that is let go happens then, or is forgotten with its stack")
  func performsWaiting() throws {
    let kept = Story(Self.tabs, Self.begun + [.push("X"), .select("Other")])
    #expect(try kept.sketch == "main[root[a, b, x], *other]")
    #expect(try kept.last.ruling.rule == "TAB-1")
    #expect(try kept.last.change.appeared == ["x"])
    let modal: [Action] = [.present(.new(.navigation("Root", "A", "B"))), .swipeBack(.begin), .push("X"), .dismiss()]
    #expect(try Story(.navigation("Home", "H"), modal + [.push("Y"), .swipeBack(.cancelled)]).sketch == "home[h, y]")
  }

  @Test("NAV-22: what waits and crashes when a swipe is let go leaves all as it was, except that it waits no longer")
  func crashesWithAction() throws {
    let tree = Blueprint.tabs("Main", .navigation("Root", "A", "B", "C"), "Other")
    let twice = [.pop()] + Self.begun + [.push(.instance("c")), .push(.instance("c")), .select("Other")]
    let story = Story(tree, twice)
    #expect(story.outcomes.last == .crash)
    #expect(try story.last.before == story.last.after && story.last.transition != nil)
    #expect(
      try Story(tree, twice + [.select("Other"), .push(.instance("c"), on: "Root")]).sketch == "main[root[a, b, c], *other]")
  }

  @Test("MODAL-5: what a swipe brings in is in the window already, so it can present")
  func presentsFromAppearing() throws {
    let story = Story(Self.tabs, Self.begun + [.present("S", on: "A")])
    #expect(try story.sketch == "main[*root[a, b], other] ^sheet s")
  }
}
