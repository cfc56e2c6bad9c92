import NavigationModel
import Testing

struct ShowTests {
  @Test(
    "NAV-20: show pushes where an ancestor can, and presents where none can",
    arguments: [
      RuleCase.done("NAV-2", "navigation", .navigation("Root", "A"), .show("B"), leaves: "root[a, b]"),
      .done("NAV-2", "empty navigation", .navigation("Root"), .show("B"), leaves: "root[b]"),
      .done(
        "NAV-2", "climbs out of a tab bar", .navigation("Root", .tabs("Main", "A")), .show("B"), leaves: "root[main[*a], b]"),
      .done("NAV-20", "split view", .split("Mail", "A", "B"), .show("C"), leaves: "mail[c, b]"),
      .done("NAV-20", "split view, a column of its own", .split("Mail", "A", "B"), .show(.instance("b")), leaves: "mail[b]"),
      .ignored("NAV-20", "split view, its primary column", .split("Mail", "A", "B"), .show(.instance("a"))),
      .done(
        "NAV-2", "a stack in a split view", .split("Mail", "A", .navigation("Root", "B")), .show("C"),
        leaves: "mail[a, root[b, c]]"),
      .done("MODAL-1", "nobody", .tabs("Main", "A"), .show("B"), leaves: "main[*a] ^sheet b"),
      .done(
        "MODAL-1", "a modal does not climb to its presenter", .navigation("Root", "A"), after: [.present("B")], .show("C"),
        leaves: "root[a] ^sheet b ^sheet c"),
      .done(
        "MODAL-1", "a navigation controller", .navigation("Root", "A"), .show(.new(.navigation("Other", "B"))),
        leaves: "root[a] ^sheet other[b]"),
    ])
  func shows(_ rule: RuleCase) throws { try rule.check() }

  @Test("NAV-21: the top is the last of the stack, and what is visible is a modal over it if there is one")
  func tellsTopFromVisible() throws {
    let tree = try Story(.navigation("Root", "A", "B"), [.present("C")]).last.after
    #expect(tree.root.current?.id == "b")
    #expect(tree.visible.id == "c")
    #expect(tree.visiblePath == ["Root", "C"])
  }

  @Test("NAV-20: the primary column that another one took the place of is still there to be shown again")
  func keepsFormerPrimary() throws {
    let story = Story(.split("S", .navigation("L", "A"), "B"), [.show("X", on: "S"), .show(.instance("l"), on: "S")])
    #expect(story.replay.steps[1].after.sketch == "s[x, b]")
    #expect(try story.sketch == "s[x, b] ^sheet l[a]")
  }
}
