import NavTreeCommand
import Testing

@Suite struct ManualTests {
  private let desk: Desk
  private let page: String

  init() throws {
    desk = try Desk()
    page = Answer(["manual"], of: .navtree).output
    try desk.put(page, in: "navtree.1")
  }

  @Test("Tells all that help tells of a program")
  func tellsAll() throws { try Golden.expect(ManualPage(of: Sample.root, date: "May 4, 2026").text, is: "manual-sample.txt") }

  @Test(
    "Has no mistake that mandoc knows",
    .enabled(if: Tool.mandoc != nil, "mandoc is not installed; Scripts/bootstrap --with-shells installs it"))
  func satisfiesMandoc() throws {
    let run = try #require(Tool.mandoc).run(["-T", "lint", "-W", "warning", "navtree.1"], in: desk)
    #expect(run.output == "" && run.status == 0)
  }

  @Test("Has no mistake that groff knows", .enabled(if: Tool.groff != nil, "groff is not installed"))
  func satisfiesGroff() throws {
    let run = try #require(Tool.groff).run(["-ww", "-mdoc", "-T", "utf8", "-z", "navtree.1"], in: desk)
    #expect(run.output == "" && run.status == 0)
  }

  @Test(
    "Prints calls so that they can be copied, whatever is in them",
    .enabled(if: Tool.mandoc != nil, "mandoc is not installed; Scripts/bootstrap --with-shells installs it"))
  func printsCalls() throws {
    let call = #".sample --odd "two words" 'x' \n ~ ^ ` | > … Ar Fl ."#
    let command = Command(
      "sample", does: "Do it.", examples: [Command.Example(call, does: "'Quoted'. .Pp is no macro here.")], takes: []
    ) { _, _ in .fine }
    try desk.put(ManualPage(of: command, date: "May 4, 2026").text, in: "odd.1")
    let printed = try #require(Tool.mandoc).run(["-T", "utf8", "odd.1"], in: desk).output
    #expect(printed.contains("     " + call + "\n"))
    #expect(printed.contains("'Quoted'.") && printed.contains(".Pp is no macro here."))
  }

  @Test("Names every status, and what it means")
  func namesStatuses() {
    for status in ExitStatus.allCases { #expect(page.contains(status.meaning.replacing("'", with: "\\(aq"))) }
  }
}
