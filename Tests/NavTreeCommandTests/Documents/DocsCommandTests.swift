import Foundation
import NavTreeCommand
import Testing

/// What `navtree docs` makes of Markdown.
@Suite struct DocsCommandTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  @Test("Writes images in place of blocks, or under them", arguments: DocumentCase.all)
  func writes(document: DocumentCase) throws {
    try desk.put(document)
    #expect(desk.run("docs", "./guide.md", "-o", "./out.md", "-q") == Answer(output: "", messages: "", status: .fine))
    #expect(desk.run("docs", "./guide.md", "--in-place", "-q") == Answer(output: "", messages: "", status: .fine))
    let texts = [document.text, desk.text("out.md") ?? "", desk.text("guide.md") ?? ""]
    let images = desk.names(in: "images").map { $0 + "\n" }.joined()
    // Line ends of another kind would not survive in a golden.
    let shown = (texts + [images]).map {
      $0.replacing("\r\n", with: "␍␊\n").replacing("\u{FEFF}", with: "<BOM>").replacing("\t", with: "→")
    }
    try Golden.expect(shown.joined(separator: "\n════\n"), is: "docs-\(document.name).txt")
  }

  @Test("Changes nothing the second time, and calls it fresh", arguments: DocumentCase.all)
  func repeats(document: DocumentCase) throws {
    try desk.put(document)
    for words in [["./guide.md", "-o", "./out.md"], ["./guide.md", "--in-place"]] {
      _ = desk.run(["docs", "-q"] + words)
      let names = desk.names()
      let before = names.map(desk.bytes)
      #expect(desk.run(["docs", "-q"] + words).status == .fine)
      #expect(desk.names() == names && names.map(desk.bytes) == before)
      let check = desk.run(["docs", "--check"] + words.filter { $0 != "--in-place" })
      #expect(check == Answer(output: "", messages: "", status: .fine))
    }
  }

  @Test("Takes the marks out again when it writes another file")
  func unmarks() throws {
    for document in DocumentCase.all where !["tight", "rule-below", "no-end"].contains(document.name) {
      try desk.put(document)
      _ = desk.run("docs", "-q", "./guide.md", "-o", "./one.md", "--force")
      _ = desk.run("docs", "-q", "./guide.md", "--in-place")
      _ = desk.run("docs", "-q", "./guide.md", "-o", "./two.md", "--force")
      #expect(desk.text("one.md") == desk.text("two.md"), "\(document.name)")
    }
  }

  @Test("Keeps the words that an author gave to the fold")
  func keepsSummary() throws {
    try desk.put(DocumentCase.all[0])
    _ = desk.run("docs", "-q", "./guide.md", "--in-place")
    let text = try #require(desk.text("guide.md")).replacing(
      "<details><summary>Scenario<", with: "<details open><summary>Quelltext<")
    try desk.put(text, in: "guide.md")
    #expect(desk.run("docs", "-q", "./guide.md", "--in-place").status == .fine)
    #expect(desk.text("guide.md") == text)
  }

  @Test("Writes to standard output, and takes images from a folder of choice")
  func choosesFolder() throws {
    try desk.put(DocumentCase.all[0])
    let answer = desk.run("docs", "-q", "./guide.md", "-o", "./sub/out.md", "--images", "./all my (pictures)")
    #expect(answer.status == .fine)
    #expect(desk.text("sub/out.md")?.contains("](../all%20my%20%28pictures%29/two-screens.svg)") == true)
    #expect(desk.names(in: "all my (pictures)") == ["navtree-images.json", "two-screens.svg"])
    let streamed = desk.run("docs", "-q", "./guide.md", "-o", "-", "--images", "./i")
    #expect(streamed.output.hasPrefix("# Guide\n\nBefore.\n\n![Two screens: 1 step.") && streamed.status == .fine)
    #expect(desk.run("docs", "--check", "./guide.md", "-o", "-", "--images", "./i").status == .fine)
  }

  @Test("Draws what the words ask for")
  func draws() throws {
    let story = "tree\n  navigation Root: Home\nactions\n  push Detail\n"
    try desk.put(
      [
        "name=a", "name=b scale=2", "name=c frame=1 format=png", "name=d frames format=png", "name=e animated format=gif",
        "name=f theme=dark",
      ]
      .map { "```navtree \($0)\n\(story)```\n" }.joined(separator: "\n"), in: "g.md")
    #expect(desk.run("docs", "-q", "./g.md", "-o", "./out.md").status == .fine)
    #expect(
      desk.names(in: "images") == ["a.svg", "b.png", "c.png", "d-0.png", "d-1.png", "e.gif", "f.svg", "navtree-images.json"])
    #expect(desk.text("images/a.svg")?.contains("prefers-color-scheme:dark") == true)
    #expect(desk.text("images/f.svg")?.contains("prefers-color-scheme:dark") == false)
    let inspected = desk.run("inspect", "./images/b.png").output
    #expect(inspected.contains("sheet.png") && inspected.contains("scale 2"))
  }

  @Test("Says where a mistake is")
  func saysMistakes() throws {
    let text = """
      > ```navtree fram=3 theme=drak scale=9 scale=1 columns=2 frame=1 sheet
      > tree
      >   navigation Root: Home
      > actions
      >   psuh Detail
      > ```

      - ```navtree file=none.nav name="a b"
        ```

      ```navtree frame=7 animated
      tree
        navigation Root: Home
      actions
        push navigation B: C
      ```

      ```navtree frame=7
      tree
        screen A
      ```

      ```navtree
      ```

      ```navtree file=guide.md
      tree
      ```
      <!-- navtree: end -->
      <!-- navtree: begin -->
      hello
      <!-- navtree: end -->
      ```navtree animated format=png file="x
      ```
      ```navtree scale=2 format=svg frames=2
      tree
        screen A
      ```
      <!-- navtree: begin

      """
    try desk.put(text, in: "guide.md")
    let answer = desk.run("docs", "./guide.md", "--in-place")
    #expect(answer.status == .cannotRead && answer.output == "")
    try Golden.expect(answer.messages, is: "docs-mistakes.txt")
    #expect(desk.text("guide.md") == text && desk.names() == ["guide.md"])
  }

  @Test("Draws nothing, and needs no Graphviz, where there is no block", .enabled(if: Executable.path != nil))
  func skips() throws {
    try desk.put("# Nothing\n\n```swift\n```\n", in: "a.md")
    let run = try Executable.run(["docs", "--in-place", "a.md"], in: desk, environment: ["GVBINDIR": "\(desk.path)/none"])
    #expect(run.status == 0 && run.messages == "a.md: no block of navtree's\n")
    #expect(!desk.names().contains("images"))
  }
}
