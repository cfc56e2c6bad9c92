import NavigationModel
import SequenceExport
import Testing

@Suite struct JourneyTests {
  private func journey(_ actions: String..., title: String? = nil) throws -> JourneyText {
    let head = title.map { "title \"\($0)\"\n" } ?? ""
    let scenario = try Stories.scenario(
      "\(head)tree\n  navigation Root: Home\nactions\n" + actions.map { "  \($0)\n" }.joined())
    return JourneyText(title: scenario.title, steps: Replay(of: scenario).steps)
  }

  @Test("Has a line for each step, with what happened, what is visible, what came and went, and what UIKit says")
  func hasLines() throws {
    let story = try journey(
      "push Detail", "pop", "pop", "push navigation Wrong: Oops", "note -- Words of the story are none of what happens",
      title: "All in a line")
    #expect(
      story.text == """
        # navtree journey 1
        title | All in a line
        0 | start | visible: Root › Home
        1 | push Detail | done | visible: Root › Detail | appeared: Detail
        2 | pop | done | visible: Root › Home | removed: Detail
        3 | pop | ignored | visible: Root › Home | the stack has nothing above its root, so there is nothing to pop
        4 | push navigation Wrong: Oops | crash | visible: Root › Home | \
        NSInvalidArgumentException: Pushing a navigation controller is not supported
        5 | note | done | visible: Root › Home

        """)
  }

  @Test("Keeps each step on its line, whatever its names")
  func keepsLines() {
    let scenario = Scenario(
      title: "one\ntwo", tree: Blueprint(.navigation, "a\r\nb", children: [Blueprint(.screen, "c\u{2028}d\u{85}\te")]),
      actions: [ScenarioAction(.push(.named("x\u{202E}\n9 | pop")))])
    let text = JourneyText(title: scenario.title, steps: Replay(of: scenario).steps).text
    #expect(text.split(whereSeparator: \.isNewline).count == 4)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.concealment == nil })
  }

  private static let table: [(id: String, old: [String], new: [String], told: [String], renumbered: Int)] = [
    ("nothing", ["push A", "pop"], ["push A", "pop"], [], 0),
    ("a step in between", ["push A", "pop"], ["note", "push A", "pop"], ["+1"], 2),
    ("a step at the end", ["push A"], ["push A", "pop"], ["+2"], 0),
    ("a step less", ["note", "push A", "pop"], ["push A", "pop"], ["-1"], 2),
    ("a step that is another", ["push A", "pop"], ["push B", "pop"], ["1>1", "2>2"], 0),
    ("one that is another and one that is new", ["push A", "note"], ["push B", "push C", "note"], ["1>1", "2>2", "+3"], 0),
    ("one that changes nothing behind it", ["note", "push A"], ["pop", "push A"], ["1>1"], 0),
  ]

  private func told(_ change: JourneyDifference.Change) -> String {
    func number(_ line: String) -> String { String(line.prefix { $0.isNumber }) }
    return switch change {
    case .new(let line): "+" + number(line)
    case .gone(let line): "-" + number(line)
    case .changed(let old, let new): "\(number(old))>\(number(new))"
    }
  }

  @Test("Tells what changed, and not what only has another number", arguments: table)
  func tellsChanges(id: String, old: [String], new: [String], told: [String], renumbered: Int) throws {
    func journey(_ actions: [String]) throws -> JourneyText {
      let scenario = try Stories.scenario("tree\n  navigation Root: Home\nactions\n" + actions.map { "  \($0)\n" }.joined())
      return JourneyText(title: nil, steps: Replay(of: scenario).steps)
    }
    let difference = try JourneyDifference(from: journey(old).text, to: journey(new))
    #expect(difference.changes.map(self.told) == told)
    #expect(difference.renumbered == renumbered && !difference.isOtherVersion)
    #expect(difference.isEmpty == told.isEmpty)
  }

  @Test("Compares baselines with line breaks of any system, and shows nothing that steers a terminal")
  func comparesForeign() throws {
    let story = try journey("push A", title: "T")
    #expect(JourneyDifference(from: story.text.replacing("\n", with: "\r\n"), to: story).isEmpty)
    let hostile = JourneyDifference(from: story.text + "2 | \u{1B}[2J\u{202E}\n", to: story)
    #expect(hostile.changes == [.gone("2 | ␛[2J\u{FFFD}")])
    let titled = JourneyDifference(from: story.text.replacing("title | T\n", with: ""), to: story)
    #expect(titled.changes == [.new("title | T")])
    #expect(JourneyDifference(from: "", to: story).changes.count == 3)
  }

  @Test("Knows a baseline of another version, and what is none")
  func knowsVersions() throws {
    let story = try journey("push A")
    let other = story.text.replacing("journey 1", with: "journey 2")
    #expect(JourneyText.isJourney(other) && JourneyDifference(from: other, to: story).isOtherVersion)
    #expect(!JourneyDifference(from: other, to: story).isEmpty)
    #expect(!JourneyText.isJourney("0 | start | visible: Root › Home\n"))
  }

  @Test("Compares long stories that share nothing in a moment", .timeLimit(.minutes(30)))
  func comparesLong() throws {
    let baseline = "# navtree journey 1\n" + (0..<30_000).map { "\($0) | a \($0)\n" }.joined()
    let steps = try Replay(
      of: Stories.scenario("tree\n  navigation Root: Home\nactions\n" + String(repeating: "  push A\n", count: 300))
    ).steps
    let difference = JourneyDifference(from: baseline, to: JourneyText(title: nil, steps: steps))
    #expect(difference.changes.count == 30_000)
  }
}
