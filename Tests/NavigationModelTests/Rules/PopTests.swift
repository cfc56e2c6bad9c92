import NavigationModel
import Testing

struct PopTests {
  @Test(
    "NAV-9: pop with one or no member is ignored",
    arguments: [
      RuleCase.ignored("NAV-9", "one member", .navigation("Root", "Home"), .pop()),
      .ignored("NAV-9", "no member", .navigation("Root"), .pop()),
      .ignored(
        "NAV-9", "an inner stack at its root does not fall through", .navigation("Root", "Home", .nested("Brown", "One")), .pop()),
    ])
  func ignoresPopAtRoot(_ rule: RuleCase) throws { try rule.check() }

  @Test(
    "NAV-10: pop removes the top of the innermost stack, or of the one named",
    arguments: [
      RuleCase.done("NAV-10", "two members", .navigation("Root", "Home", "Detail"), .pop(), leaves: "root[home]"),
      .done(
        "NAV-10", "inner stack", .navigation("Root", "Home", .nested("Brown", "One", "Two")), .pop(),
        leaves: "root[home, brown[brown-navigation[one]]]"),
      .done(
        "NAV-10", "outer stack by name", .navigation("Root", "Home", .nested("Brown", "One", "Two")), .pop(on: "Root"),
        leaves: "root[home]"),
      .done(
        "NAV-10", "the stack around a screen", .tabs("Main", .navigation("A", "One"), .navigation("B", "Two", "Three")),
        .pop(on: "Two"), leaves: "main[*a[one], b[two]]"),
      .done(
        "NAV-10", "by path", .tabs("Main", .navigation("A", "One", "Two"), .navigation("B", "One", "Two")),
        .pop(on: .path(["B", "Two"])), leaves: "main[*a[one, two], b[one-2]]"),
    ])
  func popsTop(_ rule: RuleCase) throws { try rule.check() }

  @Test("NAV-10: what pop returns is what was removed")
  func reportsRemoved() throws {
    let story = Story(.navigation("Root", "Home", .nested("Brown", "One")), [.pop(on: "Root")])
    let change = try story.last.change
    #expect(change.removed == ["brown", "brown-navigation", "one"])
    #expect(change.appeared.isEmpty && change.moved.isEmpty)
    #expect(change.uncovered == "home")
    #expect(try story.last.ruling.animation == .pop)
  }

  @Test(
    "NAV-11: popTo a member pops everything above it, bottom to top",
    arguments: [
      RuleCase.done("NAV-11", "root", .navigation("Root", "A", "B", "C", "D"), .popTo("A"), leaves: "root[a]"),
      .done("NAV-11", "middle", .navigation("Root", "A", "B", "C", "D"), .popTo("B"), leaves: "root[a, b]"),
      .done("NAV-11", "by identity", .navigation("Root", "A", "A", "A"), .popTo(.id("a-2")), leaves: "root[a, a-2]"),
      .done(
        "NAV-11", "the stack's own before another's", .tabs("Main", .navigation("X", "A", "B"), .navigation("Y", "A", "B")),
        .popTo("A", on: "Y"), leaves: "main[*x[a, b], y[a-2]]"),
    ])
  func popsToMember(_ rule: RuleCase) throws { try rule.check() }

  @Test("NAV-11: popTo returns the popped bottom to top")
  func reportsBottomToTop() throws {
    #expect(try Story(.navigation("Root", "A", "B", "C"), [.popTo("A")]).last.change.removed == ["b", "c"])
  }

  @Test(
    "NAV-12: popTo the current top is ignored",
    arguments: [
      RuleCase.ignored("NAV-12", "top", .navigation("Root", "Home", "Detail"), .popTo("Detail")),
      .ignored("NAV-12", "root at root", .navigation("Root", "Home"), .popTo("Home")),
    ])
  func ignoresPopToTop(_ rule: RuleCase) throws { try rule.check() }

  @Test("NAV-13: popTo a controller that is not on the stack crashes", arguments: Era.allCases)
  func refusesStranger(_ era: Era) throws {
    let tree = Blueprint.tabs("Main", .navigation("A", "One"), .navigation("B", "Two"))
    let message = "Tried to pop to a view controller that doesn't exist."
    let cases: [(String, Blueprint, [Action], Action)] = [
      ("another stack's", tree, [], .popTo("Two", on: "A")),
      ("popped earlier", .navigation("Root", "A", "B"), [.pop()], .popTo(.id("b"))),
      ("the stack itself", .navigation("Root", "A", "B"), [], .popTo("Root")),
      ("inside a member", .navigation("Root", "A", .nested("B", "C")), [], .popTo("C", on: "Root")),
    ]
    for (id, tree, earlier, action) in cases {
      try RuleCase.crash(
        "NAV-13", id, tree, era: era, after: earlier, action, "NSInternalInconsistencyException", message
      ).check()
    }
  }

  @Test(
    "NAV-14: popToRoot pops all but the root, and is ignored there",
    arguments: [
      RuleCase.done("NAV-14", "deep", .navigation("Root", "A", "B", "C"), .popToRoot(), leaves: "root[a]"),
      .done(
        "NAV-14", "outer stack by name", .navigation("Root", "A", .nested("B", "C")), .popToRoot(on: "Root"), leaves: "root[a]"),
      .ignored("NAV-14", "at root", .navigation("Root", "A"), .popToRoot()),
      .ignored("NAV-14", "empty", .navigation("Root"), .popToRoot()),
    ])
  func popsToRoot(_ rule: RuleCase) throws { try rule.check() }
}
