import NavigationModel
import Testing

struct TabTests {
  private static let main = Blueprint.tabs("Main", .navigation("A", "One", "Two"), .navigation("B", "Three", "Four"), "C")

  @Test(
    "TAB-1: select shows a tab by name, index or identity, and every tab keeps its own stack",
    arguments: [
      RuleCase.done("TAB-1", "name", main, .select("B"), leaves: "main[a[one, two], *b[three, four], c]"),
      .done("TAB-1", "index from 0", main, .select("2"), leaves: "main[a[one, two], b[three, four], *c]"),
      .done("TAB-1", "identity", main, .select(.id("c")), leaves: "main[a[one, two], b[three, four], *c]"),
      .done("TAB-1", "a tab called like an index", .tabs("Main", "A", "0"), .select("0"), leaves: "main[a, *0]"),
      .done(
        "TAB-1", "a tab before another of its name", .tabs("Main", "A", .navigation("B", "B")), .select("B"),
        leaves: "main[a, *b[b-2]]"),
      .done(
        "TAB-1", "there and back", main, after: [.push("More"), .select("B"), .pop()], .select("A"),
        leaves: "main[*a[one, two, more], b[three], c]"),
      .done(
        "TAB-1", "the tab bar that is named", .tabs("Out", .tabs("In", "A", "B"), "C"), .select("B", on: "In"),
        leaves: "out[*in[a, *b], c]"),
      .ignored("TAB-1", "the selected one", main, .select("A")),
    ])
  func selects(_ rule: RuleCase) throws { try rule.check() }

  @Test(
    "TAB-2: an index out of range is ignored",
    arguments: [
      RuleCase.ignored("TAB-2", "behind the last", main, .select("3")),
      .ignored("TAB-2", "negative", main, .select("-1")),
      .ignored("TAB-2", "no tabs", .tabs("Main"), .select("0")),
    ])
  func ignoresOutOfRange(_ rule: RuleCase) throws { try rule.check() }

  @Test("TAB-3: selecting a controller that is not in the list crashes", arguments: Era.allCases)
  func refusesStranger(_ era: Era) throws {
    let cases: [(String, [Action], Action)] = [
      ("a member of a tab's stack", [], .select("Two")), ("the tab bar itself", [], .select("Main")),
      ("popped earlier", [.pop()], .select(.id("two"))),
    ]
    for (id, earlier, action) in cases {
      try RuleCase.crash(
        "TAB-3", id, Self.main, era: era, after: earlier, action, "NSInvalidArgumentException",
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
          + "view controllers can be selected."
      ).check()
    }
  }

  @Test(
    "TAB-4: a tap on the selected tab pops its stack to the root, and nothing else does",
    arguments: [
      RuleCase.done("TAB-4", "selected", main, .tap("A"), leaves: "main[*a[one], b[three, four], c]"),
      .done("TAB-4", "another", main, .tap("B"), leaves: "main[a[one, two], *b[three, four], c]"),
      .ignored("TAB-4", "selected, at its root", main, after: [.tap("A")], .tap("A")),
      .ignored("TAB-4", "selected, without a stack", main, after: [.tap("C")], .tap("C")),
      .ignored("TAB-4", "selected, a container around a stack", .tabs("Main", .nested("Brown", "A", "B")), .tap("Brown")),
      .ignored("TAB-1", "selecting in code", main, .select("A")),
      .refused("TAB-4", "under a modal", main, after: [.present("Sheet")], .tap("B", on: "Main")),
    ])
  func taps(_ rule: RuleCase) throws { try rule.check() }

  @Test("TAB-4: what is no tab cannot be tapped", arguments: ["Two", "7"])
  func refusesTapOnStranger(_ name: String) {
    let story = Story(Self.main, [.tap(.name(name))])
    #expect(story.findings == ["error: \(name) is no tab of 'Main', so nobody can tap it"])
    #expect(story.replay.steps.count == 1)
  }
}
