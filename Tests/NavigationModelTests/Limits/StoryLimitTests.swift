import NavigationModel
import Testing

/// What a replay does at its limits: just allowed, and one more.
@Suite struct StoryLimitTests {
  private func limits(_ change: (inout Limits.Story) -> Void) -> Limits.Story {
    var limits = Limits.Story()
    change(&limits)
    return limits
  }

  private func told(_ replay: Replay) -> [String] {
    replay.findings.map { "\($0.actionIndex) \($0.id): \($0.message)" }
  }

  private static let root = Blueprint(.navigation, "Root", children: [Blueprint(.screen, "Home")])

  @Test func endsWhereActionsGoTooDeep() {
    // Two by the start, one for each modal.
    let modals = (1...200).map { ScenarioAction(.present(.named("M\($0)"))) }
    let fine = Replay(of: Scenario(tree: Self.root, actions: Array(modals.prefix(199))))
    #expect(told(fine) == [])
    #expect(fine.steps.count == 200)
    let deeper = Replay(of: Scenario(tree: Self.root, actions: modals + [ScenarioAction(.pop())]))
    #expect(
      told(deeper) == [
        "199 too-deep: controllers stand 201 deep in each other here, and the most are 200; show less of what is around them"
      ])
    #expect(deeper.steps.count == 200 && deeper.hasErrors)
    #expect(deeper.findings.first?.notes == ["neither this action nor what follows it is played"])
  }

  @Test func endsWhereNestedContainersGoTooDeep() {
    // Each brings a container and the stack in it, onto the stack that the last one brought.
    let nested = { (number: Int) in Blueprint(.nested, "N\(number)", children: [Blueprint(.screen, "S")]) }
    let pushes = (1...120).map { ScenarioAction(.push(.new(nested($0)))) }
    let replay = Replay(of: Scenario(tree: Self.root, actions: pushes))
    #expect(replay.steps.count == 100)
    #expect(Extent(of: replay.steps[99].after.root).depth == 200)
    #expect(replay.findings.map(\.actionIndex) == [99])
    #expect(replay.findings.map(\.id) == ["too-deep"])
  }

  @Test func refusesToBuildWhatIsTooDeep() {
    func chain(_ depth: Int) -> Blueprint {
      (1..<depth).reduce(Blueprint(.screen, "Deepest")) { inner, level in Blueprint(.container, "L\(level)", children: [inner]) }
    }
    #expect(told(Replay(of: Scenario(tree: chain(200)))) == [])
    let start = Replay(of: Scenario(tree: chain(3000), actions: [ScenarioAction(.note)]))
    #expect(start.steps.count == 1 && start.findings.map(\.place) == [.start])
    #expect(
      start.findings.first?.message.hasPrefix("controllers stand 3000 deep in each other here, and the most are 200") == true)
    let brought = Replay(of: Scenario(tree: Self.root, actions: [ScenarioAction(.push(.new(chain(3000))))]))
    #expect(brought.steps.count == 1 && brought.findings.map(\.id) == ["too-deep"])
  }

  @Test func endsWhereThereAreTooManyControllers() {
    let pushes = (1...10).map { ScenarioAction(.push(.named("S\($0)"))) }
    let scenario = Scenario(tree: Self.root, actions: pushes)
    #expect(told(Replay(of: scenario, within: limits { $0.controllers = 12 })) == [])
    let replay = Replay(of: scenario, within: limits { $0.controllers = 11 })
    #expect(
      told(replay) == [
        "9 too-many-controllers: there are 12 controllers here, and the most are 11; leave out what the story is not about"
      ])
    #expect(replay.steps.count == 10)
    let crowd = Blueprint(.container, children: (0..<Limits.controllers).map { Blueprint(.screen, "S\($0)") })
    #expect(Replay(of: Scenario(tree: crowd)).findings.map(\.id) == ["too-many-controllers"])
  }

  @Test func endsAfterTheLastActionThatIsAllowed() {
    let notes = Array(repeating: ScenarioAction(.note), count: 6)
    #expect(told(Replay(of: Scenario(tree: Self.root, actions: notes), within: limits { $0.actions = 6 })) == [])
    let replay = Replay(of: Scenario(tree: Self.root, actions: notes), within: limits { $0.actions = 5 })
    #expect(
      told(replay) == ["5 too-many-actions: this is action 6, and the most are 5; tell the story in several scenarios"])
    #expect(replay.steps.count == 6)
  }

  @Test func addsUpTheTreesOfAllSteps() {
    let notes = Array(repeating: ScenarioAction(.note), count: 4)
    // Two controllers in each of five trees.
    #expect(told(Replay(of: Scenario(tree: Self.root, actions: notes), within: limits { $0.controllersOfAllSteps = 10 })) == [])
    let replay = Replay(of: Scenario(tree: Self.root, actions: notes), within: limits { $0.controllersOfAllSteps = 9 })
    #expect(
      told(replay) == [
        "3 story-too-large: the trees of all steps up to this one have 10 controllers together, and the most are 9; "
          + "tell the story in several scenarios, or with smaller trees"
      ])
  }

  @Test func measuresWhatWillBeBuilt() {
    let tabs = Blueprint(
      .tabs, "Tabs", children: (1...7).map { Blueprint(.nested, "N\($0)", children: ["S"].map { Blueprint(.screen, $0) }) })
    let trees = [
      Self.root, tabs, Blueprint(.nested, children: [Self.root]),
      Blueprint(.screen, "A", presentation: PresentationBlueprint(root: tabs)), Blueprint(.container, children: [tabs, tabs]),
    ]
    for tree in trees {
      let built = NavigationState(start: Scenario(tree: tree)).tree.root
      #expect(Extent(of: tree).depth == Extent(of: built).depth)
      #expect(Extent(of: tree).count <= Extent(of: built).count)
    }
  }

  @Test func playsAHundredThousandActions() {
    // A tree that nothing changes is shared by all steps.
    let screen = Blueprint(.screen, "Home")
    let notes = Array(repeating: ScenarioAction(.note), count: 100_001)
    let fine = Replay(of: Scenario(tree: screen, actions: notes.dropLast()))
    #expect(told(fine) == [])
    #expect(fine.steps.count == 100_001)
    let replay = Replay(of: Scenario(tree: screen, actions: notes))
    #expect(
      told(replay) == [
        "100000 too-many-actions: this is action 100001, and the most are 100000; tell the story in several scenarios"
      ])
    #expect(replay.steps.count == 100_001)
  }

  @Test func buildsFiftyThousandControllers() {
    func crowd(_ count: Int) -> Scenario {
      Scenario(tree: Blueprint(.container, children: (1..<count).map { Blueprint(.screen, "S\($0)") }))
    }
    #expect(told(Replay(of: crowd(50_000))) == [])
    #expect(told(Replay(of: crowd(50_001))).map { $0.prefix(22) } == ["0 too-many-controllers"])
  }

  /// A hundred million controllers take minutes: what is documented is checked here, and what happens there above.
  @Test func allowsAHundredMillionControllersOfAllSteps() {
    #expect(Limits.controllersOfAllSteps == 100_000_000)
    let standard = Limits.Story()
    #expect(standard.controllersOfAllSteps == Limits.controllersOfAllSteps)
    #expect((standard.depth, standard.controllers, standard.actions) == (Limits.depth, Limits.controllers, Limits.actions))
  }
}
