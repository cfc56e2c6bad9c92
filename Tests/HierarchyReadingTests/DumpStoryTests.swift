import HierarchyReading
import NavigationModel
import Testing

struct DumpStoryTests {
  private func story(_ texts: String...) throws -> DumpStory {
    DumpStory(
      of: try texts.enumerated().map { index, text in
        DumpStory.Chapter(dump: try #require(DumpReading(of: text).dump), source: ["a.txt", "b.txt", "c.txt", "d.txt"][index])
      })
  }

  private func actions(_ story: DumpStory) -> [[String]] {
    story.parts.map { $0.scenario.actions.map { "\($0.action)" + ($0.caption.map { " -- \($0)" } ?? "") } }
  }

  private static let home =
    "<UINavigationController 0x10>, state: appeared, view: <UILayoutContainerView 0x11>\n"
    + "   | <HomeViewController 0x20>, state: appeared, view: <UIView 0x21>\n"
  private static let detail =
    "<UINavigationController 0x10>, state: appeared, view: <UILayoutContainerView 0x11>\n"
    + "   | <HomeViewController 0x20>, state: disappeared, view: <UIView 0x21> not in the window\n"
    + "   | <DetailViewController 0x30>, state: appeared, view: <UIView 0x31>\n"

  @Test("says which dump each action leads to, and at which line it is to be seen")
  func tellsSources() throws {
    let story = try story(Self.home, "\n" + Self.detail, Self.detail, Self.home)
    #expect(
      actions(story) == [
        ["push screen Detail (DetailViewController) -- as in b.txt", "note -- the same tree in c.txt", "pop -- as in d.txt"]
      ])
    let part = try #require(story.parts.first)
    #expect(part.start.source == "a.txt" && part.start.line == 1)
    #expect(part.places.map(\.source) == ["b.txt", "c.txt", "d.txt"])
    #expect(part.places.map(\.line) == [4, 1, 2])
    #expect(part.actionCounts == [0, 1, 2, 3])
    #expect(story.title == "From a.txt to d.txt")
    #expect(part.scenario.title == story.title)
    #expect(story.messages.isEmpty)
  }

  @Test("brings an instance back that has the address of one that left")
  func bringsBack() throws {
    #expect(actions(try story(Self.detail, Self.home, Self.detail)) == [["pop -- as in b.txt", "push @detail -- as in c.txt"]])
  }

  @Test("takes a returning address for a new controller where the old one will not do")
  func seesReuse() throws {
    let other = Self.detail + "   |    | <ListViewController 0x40>, state: appeared, view: <UIView 0x41>\n"
    let story = try story(Self.detail, Self.home, other)
    #expect(actions(story) == [["pop -- as in b.txt", "push container Detail (DetailViewController): … -- as in c.txt"]])
    let renamed = Self.detail.replacing("DetailViewController 0x30", with: "OtherViewController 0x30")
    #expect(
      actions(try self.story(Self.detail, renamed)) == [
        ["setViewControllers Home, screen Other (OtherViewController) -- as in b.txt"]
      ])
  }

  @Test("goes on in another part where no action leads on")
  func cuts() throws {
    let welcome = "<WelcomeViewController 0x99>, state: appeared, view: <UIView 0x98>\n"
    let story = try story(
      Self.home, Self.detail, welcome,
      welcome + "   + <HelpViewController 0x97>, state: appeared, "
        + "view: <UIView 0x96>, presented with: <_UIFormSheetPresentationController 0x95>\n")
    #expect(
      actions(story) == [
        [
          "push screen Detail (DetailViewController) -- as in b.txt",
          "note -- no action leads to c.txt: the window's root is 'Welcome', not 'UINavigationController'",
        ],
        ["present screen Help (HelpViewController) as formSheet -- as in d.txt"],
      ])
    #expect(story.messages.map(\.chapter) == [2])
    #expect(
      story.messages.map(\.message.description) == [
        "1:1: warning: no action leads from 'b.txt' to here: the window's root is 'Welcome', not 'UINavigationController'; what follows "
          + "is a scenario of its own, which starts with this tree"
      ])
    let steps = story.replay.steps
    #expect(steps.count == 4)
    #expect(steps[2].after.visiblePath == ["Welcome"])
    #expect(steps[2].before == steps[1].after)
    #expect(steps[2].change.appeared == ["welcome"])
    #expect(steps[3].index == 3)
    #expect(steps[3].after.visiblePath == ["Welcome", "Help"])
  }

  @Test("does what it can before it says what no action does", arguments: [true, false])
  func comesNear(_ hasPointers: Bool) throws {
    let rows = { (content: String, isPushed: Bool) in
      let text =
        "<UITabBarController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>\n"
        + "   | <UINavigationController 0x10>, state: appeared, view: <UILayoutContainerView 0x11>\n"
        + "   |    | <HomeViewController 0x20>, state: appeared, view: <UIView 0x21>\n"
        + (isPushed ? "   |    | <DetailViewController 0x30>, state: appeared, view: <UIView 0x31>\n" : "")
        + "   | <PageViewController 0x40>, state: disappeared, view: <UIView 0x41>\n"
        + "   |    | <\(content) 0x\(content == "Old" ? 50 : 60)>, state: disappeared, view: <UIView 0x51>\n"
      return hasPointers ? text : text.replacing(#/ 0x[0-9]+/#, with: "")
    }
    let story = try story(rows("Old", false), rows("New", true))
    // Without addresses nothing says that the window's root is the same: a tab bar cannot get another tab.
    let words =
      hasPointers
      ? "'Page' holds 'New' instead of 'Old'" : "the window's root is 'UITabBarController', not 'UITabBarController'"
    #expect(
      actions(story) == [
        (hasPointers ? ["push screen Detail (DetailViewController)"] : []) + ["note -- no action leads to b.txt: \(words)"], [],
      ])
  }

  @Test("tells controllers without addresses by class and place")
  func tellsByPlace() throws {
    let bare = { (classes: String...) in
      "<UINavigationController>, state: appeared, view: <UILayoutContainerView>\n"
        + classes.map { "   | <\($0)>, state: disappeared, view: <UIView>\n" }.joined()
    }
    func found(_ first: String, _ second: String) throws -> [String] {
      try story(first, second).parts.flatMap(\.scenario.actions).map(\.action.description)
    }
    #expect(try found(bare("A", "B", "B"), bare("A", "B")) == ["pop"])
    #expect(try found(bare("A", "B", "C"), bare("A", "C")) == ["setViewControllers A, C"])
    #expect(try found(bare("A", "B"), bare("B")) == ["setViewControllers B"])
    #expect(try found(bare("A", "B", "C", "D"), bare("A", "X", "C", "D")) == ["setViewControllers A, screen X (X), C, D"])
    let page = { (content: String) in bare("A", "P") + "   |    | <\(content)>, state: disappeared, view: <UIView>\n" }
    #expect(try found(page("One"), page("Two")) == ["setViewControllers A, container P (P): …"])
    #expect(
      try story(bare("A"), bare("A", "B")).messages.map(\.message.id) == ["identity"])
  }

  @Test("takes what a covered bar shows later for what it showed before")
  func looksAhead() throws {
    let bar = { (isCovered: Bool) in
      "<UITabBarController 0x1>, state: \(isCovered ? "dis" : "")appeared, view: <UILayoutContainerView 0x2>\n"
        + "   | <FeedViewController 0x3>, state: disappeared, view: <UIView 0x4>\n"
        + "   | <SearchViewController 0x5>, state: \(isCovered ? "dis" : "")appeared, view: <UIView 0x6>\n"
        + (isCovered
          ? "   + <AdViewController 0x7>, state: appeared, view: <UIView 0x8>, presented with: <_UIFullscreenPresentationController 0x9>\n"
          : "")
    }
    #expect(
      actions(try story(bar(true), bar(true), bar(false))) == [["note -- the same tree in b.txt", "dismiss -- as in c.txt"]])
  }

  @Test("starts with a split view that is collapsed by collapsing it")
  func startsCollapsed() throws {
    let collapsed = """
      <UISplitViewController 0x1>, state: appeared, view: <_UISplitViewControllerPanelImplView 0x2>
         | <UINavigationController 0x3>, state: appeared, view: <UILayoutContainerView 0x4>
         |    | <FoldersViewController 0x5>, state: disappeared, view: <UIView 0x6>
         |    | <UINavigationController 0x7>, state: appeared, view: <UILayoutContainerView 0x8>
         |    |    | <MailViewController 0x9>, state: appeared, view: <UIView 0xa>
      """
    let story = try story(collapsed)
    #expect(actions(story) == [["collapse -- as in a.txt"]])
    #expect(story.parts.first.map { Replay(of: $0.scenario).steps[1].after.visiblePath } == ["Mail"])
  }

  @Test("says which dump no scenario can start with")
  func refusesStart() throws {
    let wrong =
      "<UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>\n"
      + "   | <UINavigationController 0x3>, state: appeared, view: <UILayoutContainerView 0x4>\n"
    let story = try story(Self.home, wrong)
    #expect(story.parts.isEmpty)
    #expect(
      story.messages.map { "\($0.chapter): \($0.message)" } == [
        "1: 1:1: warning: no action leads from 'a.txt' to here: the window's root is 'UINavigationController', not "
          + "'UINavigationController'; what follows is a scenario of its own, which starts with this tree",
        "1: 1:1: error: no scenario can start with this tree: Pushing a navigation controller is not supported",
      ])
  }

  @Test("takes a tree in transition as it is listed, and says so")
  func notesTransitions() throws {
    let moving = Self.detail.replacing("state: appeared, view: <UIView 0x31>", with: "state: appearing, view: <UIView 0x31>")
    let story = try story(Self.home, moving)
    #expect(actions(story) == [["push screen Detail (DetailViewController) -- as in b.txt"]])
    #expect(
      story.messages.map(\.message.description) == [
        "3:1: note: 'DetailViewController' is appearing, so this was printed in the middle of a transition; the story has the tree as if "
          + "it had ended, with all that is listed"
      ])
  }

  @Test("finds its way between large and between very different trees in time")
  func staysQuick() throws {
    let stack = { (count: Int, name: String) in
      "<UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>\n"
        + (1...count).map { "   | <\(name)\($0) 0x\($0)0>, state: disappeared, view: <UIView 0x\($0)1>\n" }.joined()
    }
    let bars = { (depth: Int) in
      "<UITabBarController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>\n"
        + (1...30).map { tab in
          "   | <UINavigationController 0x\(tab)0>, state: disappeared, view: <UILayoutContainerView 0x1>\n"
            + (0..<depth).map { "   |    | <Screen 0x\(tab)\($0 + 1)>, state: disappeared, view: <UIView 0x1>\n" }.joined()
        }.joined()
    }
    let clock = ContinuousClock()
    let start = clock.now
    #expect(try story(stack(2000, "A"), stack(1990, "A")).parts.flatMap(\.scenario.actions).count == 1)
    #expect(try story(bars(1), bars(2)).parts.flatMap(\.scenario.actions).count == 30)
    #expect(clock.now - start < .seconds(20))
  }
}
