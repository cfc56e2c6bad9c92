import NavigationModel
import Testing

struct NestingTests {
  static let nested = "Pushing a navigation controller is not supported"

  @Test("NAV-4: push of a navigation controller, and one made the root of another, crash", arguments: Era.allCases)
  func refusesNavigationOnNavigation(_ era: Era) throws {
    let existing = Blueprint.tabs("Main", .navigation("A", "One"), .navigation("B", "Two"))
    let subjects: [(String, Blueprint, Subject)] = [
      ("new", .navigation("Root", "Home"), .new(.navigation("Wrong", "Oops"))),
      ("empty", .navigation("Root", "Home"), .new(.navigation(nil))),
      ("root of another", .navigation("Root", "Home"), .new(.navigation("Wrong", .navigation("Inner", "Oops")))),
      (
        "inside what is pushed", .navigation("Root", "Home"),
        .new(.container("Box", .navigation("Wrong", .navigation("In", "A"))))
      ),
      (
        "two inside a nested container", .navigation("Root", "Home"),
        .new(.nested("Box", .navigation("A", "B"), .navigation("C", "D")))
      ),
      ("existing", existing, .instance("b")),
    ]
    for (id, tree, subject) in subjects {
      try RuleCase.crash("NAV-4", id, tree, era: era, .push(subject), "NSInvalidArgumentException", Self.nested).check()
    }
    try RuleCase.crash(
      "NAV-4", "presented", .navigation("Root", "Home"), era: era,
      .present(.new(.navigation("Wrong", .navigation("Inner", "Oops")))), "NSInvalidArgumentException", Self.nested
    ).check()
  }

  @Test(
    "NAV-5: container and tab bar may stand between two navigation controllers, at any depth",
    arguments: [
      RuleCase.done(
        "NAV-2", "container", .navigation("Root", "Home"), .push(.new(.container("Box", .navigation("Inner", "One")))),
        leaves: "root[home, box[inner[one]]]"),
      .done(
        "NAV-2", "nested in nested", .navigation("Root", "Home"), .push(.new(.nested("Box", .nested("Bag", "One")))),
        leaves: "root[home, box[box-navigation[bag[bag-navigation[one]]]]]"),
      .done(
        "NAV-8", "tab bar", .navigation("Root", "Home"), .push(.new(.tabs("Main", .navigation("A", .nested("Brown", "One"))))),
        leaves: "root[home, main[*a[brown[brown-navigation[one]]]]]"),
    ])
  func allowsContainersBetween(_ rule: RuleCase) throws { try rule.check() }

  @Test("NAV-6: climbing from navigation controller to navigation controller ends at the outermost")
  func climbsToOutermost() throws {
    let tree = try Story(
      .navigation("Root", .nested("Brown", .nested("Blue", "One"))), []
    ).last.after
    #expect(tree.nearest(.navigation, from: "one")?.id == "blue-navigation")
    #expect(tree.ancestors(of: "blue-navigation").first { $0.kind == .navigation }?.id == "brown-navigation")
    #expect(tree.outermostNavigation(from: "one")?.id == "root")
    #expect(tree.outermostNavigation(from: "root") == nil)
  }

  @Test("NAV-7: push of a split view controller crashes", arguments: Era.allCases)
  func refusesSplitView(_ era: Era) throws {
    let message = "Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController"
    let split = Blueprint.split("Mail", .navigation("List", "Inbox"), "Letter")
    try RuleCase.crash(
      "NAV-7", "pushed", .navigation("Root", "Home"), era: era, .push(.new(split)), "NSInvalidArgumentException",
      message + " \"Root\">"
    ).check()
    try RuleCase.crash(
      "NAV-7", "root of a new one", .navigation("Root", "Home"), era: era, .present(.new(.navigation("Box", split))),
      "NSInvalidArgumentException", message + " \"Box\">"
    ).check()
    try RuleCase.crash(
      "NAV-7", "in a nested container", .navigation("Root", "Home"), era: era, .push(.new(.nested("Box", split))),
      "NSInvalidArgumentException", message + ">"
    ).check()
  }

  @Test("NAV-8: push of a tab bar controller is done, with a warning")
  func warnsOfTabBar() throws {
    let story = Story(.navigation("Root", "Home"), [.push(.new(.tabs("Main", "One", "Two")))])
    #expect(try story.sketch == "root[home, main[*one, two]]")
    #expect(
      story.findings == [
        "warning: UIKit's documentation forbids a tab bar controller on a stack, although pushing one works"
      ])
  }
}
