import NavigationModel
import Testing

struct PushTests {
  @Test("NAV-1: the stack is the list of children, root first and top last")
  func listsStackBottomToTop() throws {
    let last = try Story(.navigation("Root", "Home"), [.push("Detail"), .push("More")]).last
    #expect(last.after.root.children.map(\.controller.name) == ["Home", "Detail", "More"])
    #expect(last.after.visible.controller.name == "More")
  }

  @Test("NAV-2: push makes the controller the top, and takes one that has a parent out of it first", arguments: pushCases)
  func pushes(_ rule: RuleCase) throws { try rule.check() }

  static let pushCases: [RuleCase] = [
    .done("NAV-2", "new screen", .navigation("Root", "Home"), .push("Detail"), leaves: "root[home, detail]"),
    .done("NAV-2", "onto an empty stack", .navigation("Root"), .push("Home"), leaves: "root[home]"),
    .done(
      "NAV-2", "new screen of a class", .navigation("Root", "Home"),
      .push(.new(Blueprint(.screen, className: "Shop.CartViewController"))), leaves: "root[home, cart]"),
    .done(
      "NAV-2", "out of another stack", .tabs("Main", .navigation("A", "One", "Two"), .navigation("B", "Three")),
      .push(.instance("two"), on: "B"), leaves: "main[*a[one], b[three, two]]"),
    .done(
      "NAV-2", "the only member of another stack", .tabs("Main", .navigation("A", "One"), .navigation("B", "Three")),
      .push(.instance("three"), on: "A"), leaves: "main[*a[one, three], b[]]"),
    .done(
      "NAV-2", "out of a tab bar, where the next tab takes the place",
      .navigation("Root", .tabs("Main", "One", "Two", "Three", selected: 1)), .push(.instance("two")),
      leaves: "root[main[one, *three], two]"),
    .done(
      "NAV-2", "the last tab, where the first takes over",
      .navigation("Root", .tabs("Main", "One", "Two", "Three", selected: 2)), .push(.instance("three")),
      leaves: "root[main[*one, two], three]"),
    .done(
      "NAV-2", "a tab that is not selected", .navigation("Root", .tabs("Main", "One", "Two", selected: 1)),
      .push(.instance("one")), leaves: "root[main[*two], one]"),
    .done(
      "NAV-2", "out of a modal's stack", .navigation("Root", "Home"),
      after: [.present(.new(.navigation("Sheet", "One", "Two")))], .push(.instance("two"), on: "Root"),
      leaves: "root[home, two] ^sheet sheet[one]"),
    .done(
      "NAV-2", "out of a nested container on the same stack", .navigation("Root", "Home", .nested("Brown", "One", "Two")),
      .push(.instance("two"), on: "Root"), leaves: "root[home, brown[brown-navigation[one]], two]"),
    .done(
      "NAV-2", "popped earlier", .navigation("Root", "Home", "Detail"), after: [.pop()], .push(.instance("detail")),
      leaves: "root[home, detail]"),
    .done(
      "NAV-2", "held by a container popped earlier", .navigation("Root", "Home", .nested("Brown", "One", "Two")),
      after: [.back, .push(.instance("two"))], .push(.instance("brown")),
      leaves: "root[home, two, brown[brown-navigation[one]]]"),
    .done(
      "NAV-2", "by the name of one of several that lead to one stack", .navigation("Root", "Detail", "Detail"),
      .push("More", on: "Detail"), leaves: "root[detail, detail-2, more]"),
  ]

  @Test(
    "NAV-3: push of an instance already on the stack crashes",
    arguments: [
      (
        Era.classic,
        "Pushing the same view controller instance more than once is not supported (<UIViewController \"Home\">)"
      ),
      (
        Era.modern,
        "<UINavigationController \"Root\"> is pushing the same view controller instance (<UIViewController \"Home\">) more than once "
          + "which is not supported and is most likely an error in the application"
      ),
    ])
  func refusesSecondPush(_ era: Era, _ message: String) throws {
    for (id, action) in [("push", Action.push(.instance("home"))), ("show", .show(.instance("home")))] {
      try RuleCase.crash(
        "NAV-3", id, .navigation("Root", "Home", "Detail"), era: era, action, "NSInvalidArgumentException", message
      ).check()
    }
  }
}
