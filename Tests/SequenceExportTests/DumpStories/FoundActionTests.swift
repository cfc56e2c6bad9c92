import HierarchyReading
import NavigationModel
import ScenarioLanguage
import Testing

/// What is found between a dump of a scenario's start and one of its end, in which words.
struct FoundActionTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let tree: String
    let happened: [String]
    let found: [String]
    var testDescription: String { name }
  }

  private static let stack = """
      navigation
        screen Home (HomeViewController)
        screen List (ListViewController)
        screen Detail (DetailViewController)
        screen Photo (PhotoViewController)
    """
  private static let tabs = """
      tabs
        navigation Feed
          screen Feed (FeedViewController)
        navigation Search
          screen Search (SearchViewController)
          screen Result (ResultViewController)
        screen Help (HelpViewController)
    """
  private static let split = """
      split
        navigation
          screen Folders (FoldersViewController)
        navigation
          screen Mail (MailViewController)
    """
  private static let twice = """
      tabs
        navigation
          screen Home (HomeViewController)
          screen Item (ItemViewController)
          screen More (MoreViewController)
        navigation
          screen Shop (ShopViewController)
          screen Item (ItemViewController)
          screen More (MoreViewController)
    """
  private static let columns = """
      split: A, B, C, D
    """
  private static let more = """
      tabs: A, B, C, D, E, F, G
    """

  private static let cases = [
    Case(name: "nothing", tree: stack, happened: ["note"], found: ["note"]),
    Case(name: "pop one", tree: stack, happened: ["pop"], found: ["pop"]),
    Case(name: "pop two", tree: stack, happened: ["pop", "pop"], found: ["popTo List"]),
    Case(name: "pop all", tree: stack, happened: ["swipeBack", "pop", "pop"], found: ["popToRoot"]),
    Case(
      name: "push", tree: stack, happened: ["push screen Map (MapViewController)"], found: ["push screen Map (MapViewController)"]
    ),
    Case(
      name: "push a container", tree: stack, happened: ["newNav Blue: Start"],
      found: ["push nested Nested: …"]),
    Case(
      name: "replace the top", tree: stack, happened: ["pop", "push screen Map (MapViewController)"],
      found: ["setViewControllers Home, List, Detail, screen Map (MapViewController)"]),
    Case(name: "empty a stack", tree: stack, happened: ["setViewControllers none"], found: ["setViewControllers none"]),
    Case(name: "tab", tree: tabs, happened: ["select Search"], found: ["select Search"]),
    Case(name: "tab without a stack", tree: tabs, happened: ["tap Help"], found: ["select Help"]),
    Case(
      name: "tab and push", tree: tabs, happened: ["select Search", "push screen Map (MapViewController)"],
      found: ["select Search", "push screen Map (MapViewController)"]),
    Case(name: "pop in a covered tab", tree: tabs, happened: ["pop on Result"], found: ["pop on Search"]),
    Case(
      name: "push under a modal", tree: tabs,
      happened: ["present screen Login (LoginViewController) as sheet", "push screen Map (MapViewController) on Feed"],
      found: ["push screen Map (MapViewController)", "present screen Login (LoginViewController) as sheet"]),
    Case(
      name: "three modals up", tree: stack,
      happened: ["present screen A (AViewController)", "present B", "present C"],
      found: ["present screen A (AViewController): … as sheet"]),
    Case(name: "tab inside More", tree: more, happened: ["select F"], found: ["select 5"]),
    Case(name: "collapse", tree: split, happened: ["collapse"], found: ["collapse"]),
    Case(
      name: "collapse and push", tree: split, happened: ["collapse", "push screen Draft (DraftViewController) on Folders"],
      found: ["collapse", "push screen Draft (DraftViewController) on Folders"]),
    Case(name: "compact column", tree: columns, happened: ["collapse"], found: ["collapse"]),
    Case(
      name: "compact column and its modal", tree: columns,
      happened: ["collapse", "present screen Help (HelpViewController) as sheet"],
      found: ["collapse", "present screen Help (HelpViewController) as sheet"]),
    Case(
      name: "names that are there twice", tree: twice, happened: ["popTo @item", "popTo @item-2 on @shop"],
      found: ["pop", "pop on Shop"]),
  ]

  @Test("says what happened in the words of a person", arguments: cases, [true, false])
  func findsWords(_ table: Case, _ hasPointers: Bool) throws {
    let text = "tree\n\(table.tree)\nactions\n" + table.happened.map { "  \($0)\n" }.joined()
    let parsed = ParsedScenario(parsing: text)
    let scenario = try #require(parsed.scenario, "\(parsed.diagnostics)")
    let steps = Replay(of: scenario).steps
    #expect(steps.count == table.happened.count + 1)
    let dumps = try [0, steps.count - 1].map { place in
      let text = HierarchyPrinter(steps[place]).text
      return try #require(DumpReading(of: hasPointers ? text : PrintedStory.withoutPointers(text)).dump)
    }
    let story = DumpStory(of: dumps.enumerated().map { DumpStory.Chapter(dump: $1, source: "\($0).txt") })
    #expect(story.parts.count == 1)
    #expect(story.parts.first?.scenario.actions.map(\.action.description) == table.found)
  }

  @Test("sees one action behind two changes, and that a modal cannot change its style")
  func findsCauses() throws {
    func found(_ tree: String, _ actions: String...) throws -> [String] {
      let text = "tree\n\(tree)\nactions\n" + actions.map { "  \($0)\n" }.joined()
      let steps = Replay(of: try #require(ParsedScenario(parsing: text).scenario)).steps
      let chapters = try [steps[0], steps[steps.count - 1]].map {
        DumpStory.Chapter(dump: try #require(DumpReading(of: HierarchyPrinter($0).text).dump), source: "")
      }
      return DumpStory(of: chapters).parts.flatMap(\.scenario.actions).map(\.action.description)
    }
    #expect(try found(Self.twice, "push @item-2 on @home") == ["push @item-2"])
    #expect(
      try found(Self.stack + "\n    presents sheet screen Help (HelpViewController)", "dismiss", "present @help as fullScreen")
        == [
          "dismiss", "present @help as fullScreen",
        ])
  }

  @Test("takes down modals from where they begin")
  func dismisses() throws {
    let text = """
      tree
        navigation
          screen Home (HomeViewController)
          presents sheet screen A (AViewController)
            presents sheet screen B (BViewController)
      actions
        dismiss on A
        dismiss
      """
    let steps = Replay(of: try #require(ParsedScenario(parsing: text).scenario)).steps
    func found(_ first: Int, _ last: Int) throws -> [String] {
      let chapters = try [first, last].map { place in
        DumpStory.Chapter(dump: try #require(DumpReading(of: HierarchyPrinter(steps[place]).text).dump), source: "")
      }
      return DumpStory(of: chapters).parts.flatMap(\.scenario.actions).map(\.action.description)
    }
    #expect(try found(0, 1) == ["dismiss"])
    #expect(try found(1, 2) == ["dismiss"])
    #expect(try found(0, 2) == ["dismiss on Home"])
  }
}
