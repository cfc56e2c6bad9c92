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
