import NavigationModel
import Testing

struct ContainmentTests {
  private static let both = Blueprint.tabs("Main", .navigation("L", "A", "B"), .navigation("R", "C"), "D")

  @Test(
    "TREE-1: what is put elsewhere leaves where it was, so that nobody has two parents",
    arguments: [
      RuleCase.done("NAV-2", "from stack to stack", both, .push(.instance("a"), on: "R"), leaves: "main[*l[b], r[c, a], d]"),
      .done(
        "NAV-15", "by a new stack", both, .setViewControllers([.instance("c"), .instance("b")], on: "L"),
        leaves: "main[*l[c, b], r[], d]"),
      .done("NAV-2", "a tab onto a stack", both, .push(.instance("d")), leaves: "main[*l[a, b, d], r[c]]"),
      .done(
        "NAV-2", "out of a container", .navigation("R", .container("K", "A", "B")), .push(.instance("a")), leaves: "r[k[b], a]"),
      .done(
        "NAV-20", "a column into another", .split("S", .navigation("L", "A"), "B"), .show(.instance("b"), on: "S"),
        leaves: "s[b]"),
      .done(
        "NAV-2", "with all it holds", .navigation("R", .nested("N", .container("K", "A"), "B")), .push(.instance("k"), on: "R"),
        leaves: "r[n[n-navigation[b]], k[a]]"),
      .done(
        "NAV-2", "out of what left the tree", .navigation("R", "H", .container("K", "A", "B")), after: [.pop()],
        .push(.instance("a")), leaves: "r[h, a]"),
      .done(
        "NAV-15", "out of a member that stays", .navigation("R", .container("K", "A", "B")),
        .setViewControllers(["K", .instance("b")]), leaves: "r[k[a], b]"),
      .done(
        "NAV-15", "out of a member that goes", .navigation("R", .container("K", "A", "B")), .setViewControllers([.instance("b")]),
        leaves: "r[b]"),
    ])
  func moves(_ rule: RuleCase) throws {
    try rule.check()
    let ids = try Story(rule.tree, rule.earlier + [rule.action]).last.after.preorder.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test("TREE-1: what was held by a member that went is not held by it when that comes back")
  func staysMoved() throws {
    let tree = Blueprint.navigation("R", .container("K", "A", "B"))
    let story = Story(tree, [.setViewControllers([.instance("b")]), .push(.instance("k"))])
    #expect(try story.sketch == "r[b, k[a]]")
    let popped = Story(.navigation("R", "H", .container("K", "A", "B")), [.pop(), .push(.instance("a")), .push(.instance("k"))])
    #expect(try popped.sketch == "r[h, a, k[b]]")
  }

  @Test("TREE-1: a step names what moved")
  func namesMoved() throws {
    let step = try Story(Self.both, [.push(.instance("a"), on: "R")]).last
    #expect(step.change.moved == ["a"] && step.change.appeared == [] && step.change.removed == [])
  }

  @Test("TREE-2: a view in a stranger's view raises with both parents named")
  func printsStrayView() {
    let (child, other, parent) = (Self.controller("C"), Self.controller("X"), Self.controller("Y"))
    #expect(
      Exception.strayView(of: child, inViewOf: other, askedFor: parent)
        == Exception(
          name: "UIViewControllerHierarchyInconsistency",
          message: "child view controller:<UIViewController \"C\"> should have parent view controller:<UIViewController \"X\"> "
            + "but requested parent is:<UIViewController \"Y\">"))
  }

  private static func controller(_ name: String) -> Controller {
    Controller(id: ControllerID(name), kind: .screen, name: name, className: "UIViewController")
  }
}
