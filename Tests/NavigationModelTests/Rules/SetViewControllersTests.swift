import NavigationModel
import Testing

struct SetViewControllersTests {
  @Test("NAV-15: setViewControllers keeps existing instances and brings new ones", arguments: stacks)
  func setsStack(_ rule: RuleCase) throws { try rule.check() }

  static let stacks: [RuleCase] = [
    .done(
      "NAV-15", "name on the stack, name of nobody", .navigation("Root", "A", "B"), .setViewControllers(["B", "C"]),
      leaves: "root[b, c]"),
    .done(
      "NAV-15", "reordered", .navigation("Root", "A", "B", "C"), .setViewControllers(["B", "A", "C"]), leaves: "root[b, a, c]"),
    .done("NAV-15", "same new name twice", .navigation("Root", "A"), .setViewControllers(["B", "B"]), leaves: "root[b, b-2]"),
    .done(
      "NAV-15", "name elsewhere is a new screen", .tabs("Main", .navigation("X", "A"), .navigation("Y", "B")),
      .setViewControllers(["B"]), leaves: "main[*x[b-2], y[b]]"),
    .done(
      "NAV-15", "instance out of another stack", .tabs("Main", .navigation("X", "A"), .navigation("Y", "B", "C")),
      .setViewControllers(["A", .instance("c")]), leaves: "main[*x[a, c], y[b]]"),
    .done(
      "NAV-15", "instance out of a member that stays", .navigation("Root", "A", .nested("Box", "B", "C")),
      .setViewControllers([.instance("box"), .instance("c")], on: "Root"), leaves: "root[box[box-navigation[b]], c]"),
    .done(
      "NAV-15", "instance out of a member that comes",
      .tabs("Main", .navigation("X", "A"), .navigation("Y", .nested("Box", "B", "C"))),
      .setViewControllers([.instance("box"), .instance("c")], on: "X"), leaves: "main[*x[box[box-navigation[b]], c], y[]]"),
    .done(
      "NAV-2", "instance out of a member that goes, and that one again",
      .navigation("Root", "A", .nested("Box", "B", "C")),
      after: [.setViewControllers(["A", .instance("c")], on: "Root")], .push(.instance("box")),
      leaves: "root[a, c, box[box-navigation[b]]]"),
    .ignored("NAV-15", "just what it is", .navigation("Root", "A", "B"), .setViewControllers(["A", "B"])),
  ]

  @Test(
    "NAV-15: the animation is a push, a pop or none, by where the new top was",
    arguments: [
      ("new top", ["A", "B", "C"], StackAnimation.push),
      ("top from below", ["B", "A"], .pop),
      ("same top", ["B"], .unanimated),
      ("same top over another root", ["C", "B"], .unanimated),
    ])
  func animates(_ id: String, _ names: [String], _ animation: StackAnimation) throws {
    let story = Story(.navigation("Root", "A", "B"), [.setViewControllers(names.map { .named($0) })])
    #expect(try story.last.ruling.animation == animation, "\(id)")
  }

  @Test("NAV-16: setViewControllers with the same instance twice crashes", arguments: Era.allCases)
  func refusesSameTwice(_ era: Era) throws {
    let message =
      "All view controllers in a navigation controller must be distinct "
      + "(<UIViewController \"A\">, <UIViewController \"B\">, <UIViewController \"A\">)"
    for subjects in [["A", "B", "A"], [.instance("a"), "B", .instance("a")]] as [[Subject]] {
      try RuleCase.crash(
        "NAV-16", "\(subjects)", .navigation("Root", "A", "B"), era: era, .setViewControllers(subjects),
        "NSInternalInconsistencyException", message
      ).check()
    }
  }

  @Test(
    "NAV-17: setViewControllers with none leaves an empty stack without a top",
    arguments: [
      RuleCase.done("NAV-17", "all go", .navigation("Root", "A", "B"), .setViewControllers([]), leaves: "root[]"),
      .ignored("NAV-15", "empty already", .navigation("Root"), .setViewControllers([])),
    ])
  func empties(_ rule: RuleCase) throws { try rule.check() }

  @Test("NAV-18: setViewControllers with a navigation controller inside crashes like a push", arguments: Era.allCases)
  func refusesNavigation(_ era: Era) throws {
    let message = "Pushing a navigation controller is not supported"
    for subject in [.new(.navigation("In", "B")), .instance("y")] as [Subject] {
      try RuleCase.crash(
        "NAV-18", "\(subject)", .tabs("Main", .navigation("X", "A"), .navigation("Y", "B")), era: era,
        .setViewControllers(["A", subject]), "NSInvalidArgumentException", message
      ).check()
    }
  }

  @Test("NAV-19: a navigation controller without a root is what one sees")
  func showsEmptyStack() throws {
    #expect(Story(.navigation("Root", "A"), [.setViewControllers([]), .push("B"), .pop()]).visible == ["a", "root", "b", "b"])
  }
}
