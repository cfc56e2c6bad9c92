import NavigationModel
import Testing

struct SplitTests {
  private static let mail = Blueprint.split("Mail", .navigation("List", "Inbox"), .navigation("Reader", "Letter"))
  private static let three = Blueprint.split(
    "Mail", .navigation("List", "Inbox"), .navigation("Folder", "Spam"), .navigation("Reader", "Letter"))

  @Test(
    "SPLIT-1: columns are named by their number",
    arguments: [
      (1, [SplitColumn.primary]), (2, [.primary, .secondary]), (3, [.primary, .supplementary, .secondary]),
      (4, [.primary, .supplementary, .secondary, .compact]), (5, [.primary, .supplementary, .secondary, .compact, .inspector]),
    ])
  func namesColumns(_ count: Int, _ columns: [SplitColumn]) {
    #expect(SplitColumn.columns(count: count) == columns)
  }

  @Test(
    "SPLIT-2: collapse puts the other columns on the primary's stack, and expand hands them back",
    arguments: [
      RuleCase.done("SPLIT-2", "two columns", mail, .collapse(), leaves: "mail[list[inbox, reader[letter]]]…"),
      .done("SPLIT-2", "three columns", three, .collapse(), leaves: "mail[list[inbox, folder[spam], reader[letter]]]…"),
      .done(
        "SPLIT-2", "there and back", three, after: [.collapse()], .expand(),
        leaves: "mail[list[inbox], folder[spam], reader[letter]]"),
      .done(
        "SPLIT-2", "with what was pushed meanwhile", mail, after: [.collapse(), .push("Reply")], .expand(),
        leaves: "mail[list[inbox], reader[letter, reply]]"),
      .done(
        "SPLIT-2", "without what was popped meanwhile", mail, after: [.collapse(), .pop(on: "List")], .expand(),
        leaves: "mail[list[inbox]]"),
      .ignored("SPLIT-2", "collapsed already", mail, after: [.collapse()], .collapse()),
      .ignored("SPLIT-2", "expanded already", mail, .expand()),
      .done(
        "SPLIT-2", "the compact column takes over", .split("Mail", "A", "B", "C", "D"), .collapse(), leaves: "mail[a, b, c, d]…"),
    ])
  func collapses(_ rule: RuleCase) throws { try rule.check() }

  @Test("SPLIT-1: a split view names its columns, which are fewer while it is collapsed")
  func namesColumnsInTree() throws {
    func columns(_ actions: [Action]) throws -> [SplitColumn?] {
      let split = try Story(Self.three, actions).last.after.root
      return split.children.indices.map(split.column(ofChildAt:))
    }
    #expect(try columns([]) == [.primary, .supplementary, .secondary])
    #expect(try columns([.collapse()]) == [.primary])
    #expect(try columns([.collapse(), .expand()]) == [.primary, .supplementary, .secondary])
    let tree = try Story(Self.mail, []).last.after.root
    #expect(tree.column(ofChildAt: 2) == nil && tree.column(ofChildAt: -1) == nil)
    #expect(tree.children[0].column(ofChildAt: 0) == nil)
  }

  private static let screens = Blueprint.split("Mail", .navigation("List", "Inbox"), "Letter")
  private static let compact = Blueprint.split("Mail", .navigation("L", "A"), "B", .navigation("R", "C"), .navigation("N", "D"))

  @Test(
    "SPLIT-2: expanding hands back what is still there, and each stack keeps what it has got meanwhile",
    arguments: [
      RuleCase.done("SPLIT-2", "a screen goes on the stack", screens, .collapse(), leaves: "mail[list[inbox, letter]]…"),
      .done("SPLIT-2", "and is handed back", screens, after: [.collapse()], .expand(), leaves: "mail[list[inbox], letter]"),
      .done(
        "SPLIT-2", "without what was pushed over it", screens, after: [.collapse(), .push("Reply")], .expand(),
        leaves: "mail[list[inbox, reply], letter]"),
      .done(
        "SPLIT-2", "with what was pushed on the primary", mail, after: [.collapse(), .push("Folder", on: "List")], .expand(),
        leaves: "mail[list[inbox, folder], reader[letter]]"),
      .done(
        "SPLIT-2", "a stack that lost all but its root", mail, after: [.push("Reply"), .collapse(), .pop()], .expand(),
        leaves: "mail[list[inbox], reader[letter]]"),
      .done(
        "SPLIT-2", "three columns, one popped", three, after: [.collapse(), .pop(on: "List")], .expand(),
        leaves: "mail[list[inbox], folder[spam]]"),
      .done(
        "SPLIT-2", "three columns to the root", three, after: [.collapse(), .popToRoot(on: "List")], .expand(),
        leaves: "mail[list[inbox]]"),
      .done(
        "SPLIT-2", "twice", three, after: [.collapse(), .push("Reply"), .expand(), .collapse()], .expand(),
        leaves: "mail[list[inbox], folder[spam], reader[letter, reply]]"),
      .done(
        "SPLIT-2", "collapsed again with one column less", mail, after: [.collapse(), .pop(on: "List"), .expand()], .collapse(),
        leaves: "mail[list[inbox]]…"),
      .done(
        "SPLIT-2", "compact keeps its own stack", compact, after: [.collapse(), .push("X")], .expand(),
        leaves: "mail[l[a], b, r[c], n[d, x]]"),
      .done("SPLIT-2", "empty", .split("Mail"), after: [.collapse(on: "Mail")], .expand(on: "Mail"), leaves: "mail[]"),
      .crash(
        "NAV-4", "the one stack on a stack is UIKit's own", mail, after: [.collapse(), .pop(on: "List")],
        .push(.instance("reader"), on: "List"), "NSInvalidArgumentException", "Pushing a navigation controller is not supported"),
      .crash(
        "NAV-3", "the column that is there already", mail, after: [.collapse()], .push(.instance("reader"), on: "List"),
        "NSInvalidArgumentException",
        "<UINavigationController \"List\"> is pushing the same view controller instance (<UINavigationController \"Reader\">) "
          + "more than once which is not supported and is most likely an error in the application"),
      .done(
        "NAV-15", "set again with what is there", mail, after: [.collapse()],
        .setViewControllers([.instance("reader")], on: "List"), leaves: "mail[list[reader[letter]]]…"),
      .done(
        "SWIPE-4", "swiped back to the list", mail, after: [.collapse()], .swipeBack(on: "List"), leaves: "mail[list[inbox]]…"),
    ])
  func handsBack(_ rule: RuleCase) throws { try rule.check() }

  @Test("SPLIT-2: collapsing and expanding name what moved")
  func namesMoved() throws {
    let story = Story(Self.three, [.collapse(), .expand()])
    #expect(story.replay.steps.map(\.change.moved) == [[], ["folder", "reader"], ["folder", "reader"]])
    #expect(story.replay.steps.map(\.after.root.collapsedColumns) == [nil, ["folder", "reader"], nil])
  }

  @Test("SPLIT-2: a split view as a column cannot go on the primary's stack (NAV-7)")
  func refusesSplitInSplit() throws {
    try RuleCase.crash(
      "NAV-7", "split in split", .split("Mail", .navigation("List", "Inbox"), .split("Inner", "A")), .collapse(on: "Mail"),
      "NSInvalidArgumentException",
      "Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController \"List\">"
    ).check()
  }

  @Test("SPLIT-2: a primary column that is no stack cannot take the others, which is an error")
  func asksForStack() {
    let finding = "error: 'A' is the primary column and no stack, so nothing can go on top of it"
    #expect(Story(.split("Mail", "A", "B"), [.collapse()]).findings == [finding])
  }

  @Test("SPLIT-2: what is visible goes from the secondary column to the top of the stack or the compact column")
  func showsOneColumn() {
    #expect(Story(Self.mail, [.collapse(), .pop(on: "List"), .expand()]).visible == ["letter", "letter", "inbox", "inbox"])
    #expect(Story(.split("Mail", "A", "B", "C", "D"), [.collapse(), .expand()]).visible == ["c", "d", "c"])
  }
}
