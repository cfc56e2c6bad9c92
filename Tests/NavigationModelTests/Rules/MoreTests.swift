import NavigationModel
import Testing

struct MoreTests {
  private static func bar(_ names: [String], selected: Int? = nil, traits: Traits = Traits()) -> Blueprint {
    let tabs = names.map { name in Blueprint.navigation(name, Blueprint(.screen, "\(name)0"), Blueprint(.screen, "\(name)1")) }
    return Blueprint(.tabs, "Main", traits: traits, children: tabs, selected: selected)
  }

  private static let six = bar(["A", "B", "C", "D", "E", "F"])
  private static let start = "*a[a0, a1], b[b0, b1], c[c0, c1], d[d0, d1]"
  private static let others = "a[a0, a1], b[b0, b1], c[c0, c1], d[d0, d1]"

  @Test("TAB-5: five tabs fit a phone; of six, four stay and the rest lives inside More")
  func buildsMore() throws {
    let five = Story(Self.bar(["A", "B", "C", "D", "E"]), [])
    #expect(try five.sketch == "main[\(Self.start), e[e0, e1]]")
    let tree = try Story(Self.six, []).last.after
    #expect(tree.sketch == "main[\(Self.start), more[*e[e0, e1], f[f0, f1]]]")
    let more = try #require(tree["more"]?.controller)
    #expect(more.className == "UIMoreNavigationController" && more.name == "More" && more.kind == .tabs)
    #expect(tree.preorder.map(\.id.rawValue).prefix(2) == ["main", "a"])
  }

  @Test("TAB-5: a bar that shows all tabs, or that has its More already, is left as it is")
  func leavesWide() throws {
    let wide = Self.bar(["A", "B", "C", "D", "E", "F"], traits: Traits(allTabs: true))
    #expect(try Story(wide, []).last.after.root.children.count == 6)
    var dumped = Self.six
    dumped.children.append(Blueprint(.screen, className: "UIMoreNavigationController"))
    #expect(try Story(dumped, []).last.after.root.children.count == 7)
    let split = Blueprint(.split, children: (0..<7).map { Blueprint(.screen, "\($0)") })
    #expect(try Story(split, []).last.after.root.children.count == 7)
  }

  @Test(
    "TAB-5: the tab that is selected from the start may be inside More",
    arguments: [
      (3, "main[a[a0, a1], b[b0, b1], c[c0, c1], *d[d0, d1], more[*e[e0, e1], f[f0, f1]]]"),
      (4, "main[a[a0, a1], b[b0, b1], c[c0, c1], d[d0, d1], *more[*e[e0, e1], f[f0, f1]]]"),
      (5, "main[a[a0, a1], b[b0, b1], c[c0, c1], d[d0, d1], *more[e[e0, e1], *f[f0, f1]]]"),
    ])
  func startsInside(_ selected: Int, _ sketch: String) throws {
    #expect(try Story(Self.bar(["A", "B", "C", "D", "E", "F"], selected: selected), []).sketch == sketch)
  }

  private static let inside: [Action] = [.select("F")]

  @Test(
    "TAB-5: selecting and tapping go to More and to the tab inside it",
    arguments: [
      RuleCase.done("TAB-5", "by name", six, .select("F"), leaves: "main[\(others), *more[e[e0, e1], *f[f0, f1]]]"),
      .done("TAB-5", "by index", six, .select("5"), leaves: "main[\(others), *more[e[e0, e1], *f[f0, f1]]]"),
      .done("TAB-5", "by identity", six, .select(.id("e")), leaves: "main[\(others), *more[*e[e0, e1], f[f0, f1]]]"),
      .done("TAB-5", "tapped", six, .tap("F"), leaves: "main[\(others), *more[e[e0, e1], *f[f0, f1]]]"),
      .done("TAB-1", "More itself", six, .select("More"), leaves: "main[\(others), *more[*e[e0, e1], f[f0, f1]]]"),
      .done("TAB-4", "More tapped", six, .tap("More"), leaves: "main[\(others), *more[*e[e0, e1], f[f0, f1]]]"),
      .done(
        "TAB-5", "from inside to inside", six, after: inside, .select("E"),
        leaves: "main[\(others), *more[*e[e0, e1], f[f0, f1]]]"),
      .done(
        "TAB-1", "from inside back to the bar", six, after: inside, .select("A"),
        leaves: "main[\(start), more[e[e0, e1], *f[f0, f1]]]"),
      .done("TAB-4", "tapped from inside", six, after: inside, .tap("A"), leaves: "main[\(start), more[e[e0, e1], *f[f0, f1]]]"),
      .done(
        "TAB-1", "More named as the bar", six, after: inside, .select("B", on: "More"),
        leaves: "main[a[a0, a1], *b[b0, b1], c[c0, c1], d[d0, d1], more[e[e0, e1], *f[f0, f1]]]"),
      .done("TAB-4", "the one shown inside", six, after: inside, .tap("F"), leaves: "main[\(others), *more[e[e0, e1], *f[f0]]]"),
      .done(
        "TAB-4", "More while it shows one", six, after: inside, .tap("More"), leaves: "main[\(others), *more[e[e0, e1], *f[f0]]]"),
      .ignored("TAB-4", "More at its root", six, after: inside + [.pop()], .tap("More")),
      .ignored("TAB-1", "selected inside", six, after: inside, .select("F")),
      .ignored("TAB-1", "More selected", six, after: inside, .select("More")),
      .ignored("TAB-2", "behind the last", six, .select("6")),
      .done("NAV-2", "pushed inside", six, after: inside, .push("X"), leaves: "main[\(others), *more[e[e0, e1], *f[f0, f1, x]]]"),
    ])
  func selectsInside(_ rule: RuleCase) throws { try rule.check() }

  @Test("TAB-2: More is not counted among the tabs")
  func countsTabs() throws {
    let reason = try Story(Self.six, [.select("6")]).last.explanation
    #expect(reason == "there is no tab at index 6; the tabs are 0 to 5")
    #expect(try Story(.tabs("Main"), [.select("0")]).last.explanation == "there is no tab at index 0; there are no tabs")
  }

  @Test("TAB-5: a tab inside More that is not shown is not in the window, and was never loaded")
  func hidesInside() throws {
    let step = try Story(Self.six, [.select("F")]).last
    #expect(step.after.visiblePath == ["Main", "More", "F", "F1"])
    #expect(step.appearances["e"]?.state == .disappeared && step.appearances["e"]?.isViewLoaded == false)
    #expect(step.appearances["f1"]?.state == .appeared)
  }

  @Test("TAB-5: a tab bar inside More is a tab bar of its own")
  func keepsInnerBar() throws {
    var tree = Self.six
    tree.children[5] = .tabs("In", "X", "Y")
    #expect(try Story(tree, [.select("In"), .select("Y")]).sketch == "main[\(Self.others), *more[e[e0, e1], *in[x, *y]]]")
  }
}
