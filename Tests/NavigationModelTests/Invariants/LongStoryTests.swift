import NavigationModel
import Testing

struct LongStoryTests {
  /// About thirty controllers alive, all common verbs in turn, instances that come back.
  static func story(actions count: Int) -> Scenario {
    let stack: [Blueprint] = (0..<4).map { Blueprint(.screen, "Screen \($0)") }
    let tabs = (0..<5).map { Blueprint(.navigation, "Tab \($0)", children: stack) }
    let turn: [Action] = [
      .push("Detail"), .newNav(name: "Brown", screen: "Step"), .pop(), .back, .present("Sheet"), .present("Over"), .dismiss(),
      .dismiss(), .select("1"), .push(.new(.nested("Box", "A", "B"))), .popTo("Screen 0", on: "Tab 1"), .select("0"),
      .popToRoot(),
      .setViewControllers(["Screen 0", "Next", "More"]), .push(.instance("screen-3")), .pop(), .swipeBack(),
    ]
    return Scenario(
      tree: Blueprint(.tabs, "Main", children: tabs), actions: (0..<count).map { ScenarioAction(turn[$0 % turn.count]) })
  }

  @Test("a story of two thousand actions leaves nothing behind in the tree", .timeLimit(.minutes(30)))
  func replaysLongStory() {
    let replay = Replay(of: Self.story(actions: 2_000))
    #expect(!replay.hasErrors, "\(replay.findings.first { $0.severity == .error }?.message ?? "")")
    #expect(replay.steps.count == 2_001)
    #expect(replay.steps.map { $0.after.preorder.count }.max() ?? 0 < 40)
  }

  @Test("a stack of three hundred is pushed and popped one by one", .timeLimit(.minutes(30)))
  func replaysDeepStack() throws {
    let actions = (0..<300).map { Action.push(.named("S\($0)")) } + (0..<300).map { _ in .pop() }
    let story = Story(.navigation("Root", "Home"), actions)
    #expect(story.outcomes.allSatisfy { $0 == .done })
    #expect(try story.sketch == "root[home]")
  }
}
