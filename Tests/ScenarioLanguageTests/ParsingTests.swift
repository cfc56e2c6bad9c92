import NavigationModel
import ScenarioLanguage
import Testing

@Suite struct ParsingTests {
  private func scenario(_ text: String) throws -> Scenario {
    let parsed = ParsedScenario(parsing: text)
    return try #require(parsed.scenario, "\(DiagnosticRenderer(file: "text", source: text).text(of: parsed.diagnostics))")
  }

  private func actions(_ lines: String) throws -> [Action] {
    try scenario("tree\n  navigation Root: Home\nactions\n" + lines).actions.map(\.action)
  }

  @Test func readsHeadersWhereverTheyStand() throws {
    let read = try scenario("theme auto\nera classic\ntree\n  screen A\nview tree\ngesture always\ntitle \"A \\\"B\\\"\"\n")
    let wanted = Scenario(
      title: "A \"B\"", era: .classic, gesture: .always, view: .tree, theme: .auto, tree: Blueprint(.screen, "A"))
    #expect(read == wanted)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func readsEveryLineBreak(_ lineBreak: String) throws {
    let lines = ["\u{FEFF}tree", "  navigation Root: Home", "", "actions", "  pop"]
    #expect(try scenario(lines.joined(separator: lineBreak)).actions == [ScenarioAction(.pop())])
  }

  @Test func takesInlineAndIndentedChildrenTogether() throws {
    let tree = try scenario("tree\n  tabs T selected=C: A, navigation N: B\n    screen C\n").tree
    let inner = Blueprint(.navigation, "N", children: [Blueprint(.screen, "B")])
    #expect(tree == Blueprint(.tabs, "T", children: [Blueprint(.screen, "A"), inner, Blueprint(.screen, "C")], selected: 2))
  }

  @Test func letsAColumnHoldANavigationInANavigation() throws {
    let tree = try scenario("tree\n  split S\n    navigation P: A, navigation D: B\n").tree
    #expect(tree.children[0].children[1].kind == .navigation)
  }

  @Test func readsModals() throws {
    let tree = try scenario("tree\n  screen A\n    presents fullScreen navigation N: B\n      presents C\n").tree
    #expect(tree.presentation?.style == .fullScreen)
    #expect(tree.presentation?.root.presentation == PresentationBlueprint(root: Blueprint(.screen, "C")))
  }

  @Test func readsWhatAnActionBrings() throws {
    let read = try actions(
      """
        push Detail
        push screen Detail
        push Detail (Cls) barHidden
        push @home on Blue/"Step 1"
        push nested Blue: A, B on Root
        push tabs T -- words # no comment
          screen X
          screen Y
          expect done
        setViewControllers A, @home, nested N: B, C on Root
        setViewControllers none
        present A on Root as sheet
      """)
    let blue = Blueprint(.nested, "Blue", children: [Blueprint(.screen, "A"), Blueprint(.screen, "B")])
    let tabs = Blueprint(.tabs, "T", children: [Blueprint(.screen, "X"), Blueprint(.screen, "Y")])
    let nested = Blueprint(.nested, "N", children: [Blueprint(.screen, "B"), Blueprint(.screen, "C")])
    #expect(
      read == [
        .push("Detail"), .push(.new(Blueprint(.screen, "Detail"))),
        .push(.new(Blueprint(.screen, "Detail", className: "Cls", traits: Traits(barHidden: true)))),
        .push(.instance("home"), on: .path(["Blue", "Step 1"])), .push(.new(blue), on: "Root"), .push(.new(tabs)),
        .setViewControllers(["A", .instance("home"), .new(nested)], on: "Root"), .setViewControllers([]),
        .present("A", as: .sheet, on: "Root"),
      ])
  }

  @Test func readsTheButtonsWithAndWithoutNames() throws {
    let read = try actions(
      "  newNav\n  newNav Blue\n  newNav: A\n  newNav Blue: A\n  sameNav\n  sameNav A\n  back\n  note -- only words\n")
    #expect(
      read == [
        .newNav(), .newNav(name: "Blue"), .newNav(screen: "A"), .newNav(name: "Blue", screen: "A"), .sameNav(),
        .sameNav(screen: "A"),
        .back, .note,
      ])
  }

  @Test func keepsTheCaptionToTheEndOfTheLine() throws {
    let entries = try scenario("tree\n  screen A\nactions\n  note --  Fixes #42 -- \"really\"  \n  note --\n").actions
    #expect(entries.map(\.caption) == ["Fixes #42 -- \"really\"", nil])
  }

  @Test func findsThePlaceOfEveryNodeAndAction() throws {
    let parsed = ParsedScenario(parsing: article)
    #expect(parsed.range(ofNode: [.child(0)]) == SourceRange(line: 5, column: 5, length: 11))
    #expect(parsed.range(ofAction: 0) == SourceRange(line: 8, column: 3, length: 22))
    #expect(parsed.range(ofExpectation: 0, ofAction: 5) == SourceRange(line: 14, column: 5, length: 14))
    #expect(parsed.range(ofAction: 99) == nil)
  }

  @Test func tellsWhatAReplayFoundAtItsPlace() throws {
    let text = "tree\n  navigation Root: Home\nactions\n  push navigation Inner: A\n  pop\n    expect done\n  pop on Nowhere\n"
    let parsed = ParsedScenario(parsing: text)
    let told = parsed.diagnostics(for: Replay(of: try #require(parsed.scenario)))
    #expect(
      told.map { "\($0.range?.line ?? 0):\($0.range?.column ?? 0) \($0.severity) \($0.id)" } == [
        "4:3 error crash", "6:5 error expectation", "7:3 error reference",
      ])
    #expect(told.first?.message.contains("Pushing a navigation controller is not supported") == true)
  }
}
