import Foundation
import NavTreeCommand
import Testing

/// Which files `navtree docs` touches, and what it says of them.
@Suite struct DocumentFilesTests {
  private let desk: Desk
  private static let block = "```navtree frame=0 name=x\ntree\n  screen A\n```\n"

  init() throws {
    desk = try Desk()
    try desk.put("a\n\n\(Self.block)", in: "g.md")
  }

  private func draw() { #expect(desk.run("docs", "-q", "--in-place", "./g.md").status == .fine) }
  private func check(_ words: String...) -> Answer { desk.run(["docs", "--check"] + (words.isEmpty ? ["./g.md"] : words)) }

  private func change(_ text: String, to other: String, in name: String = "g.md") throws {
    try desk.put(try #require(desk.text(name)).replacing(text, with: other), in: name)
  }

  @Test("Lists what is missing, and writes nothing")
  func listsMissing() throws {
    #expect(
      check()
        == Answer(
          output: """
            ./g.md:3: the block has no image yet
            ./g.md:3: ./images/x.svg is missing
            ./images/navtree-images.json is missing

            """, messages: "", status: .wrongInput))
    #expect(check("./g.md", "-o", "./out.md").output.hasSuffix("./out.md is missing\n./images/navtree-images.json is missing\n"))
    #expect(desk.names() == ["g.md"])
  }

  @Test("Lists what is stale")
  func listsStale() throws {
    draw()
    try change("screen A", to: "screen B")
    #expect(
      check().output == """
        ./g.md:6: the block is stale
        ./g.md:6: ./images/x.svg is stale

        """)
    draw()
    try change("<title", to: " <title", in: "images/x.svg")
    #expect(check() == Answer(output: "./g.md:6: ./images/x.svg is stale\n", messages: "", status: .wrongInput))
  }

  @Test("Takes an image for fresh that only another font made different, and says so")
  func allowsOtherTools() throws {
    draw()
    try change("\"font\":\"Helvetica", to: "\"font\":\"Futura", in: "images/x.svg")
    try change("font-family=\"Helvetica", to: "font-family=\"Futura", in: "images/x.svg")
    let answer = check()
    #expect(answer.status == .fine && answer.output == "")
    #expect(answer.messages.hasPrefix("./g.md: some images were drawn by another Graphviz or with another font; "))
    try change("screen A", to: "screen B")
    #expect(check().output.contains("./images/x.svg is stale\n"))
  }

  @Test("Lists what is left over, and removes it")
  func removesLeftOver() throws {
    draw()
    try desk.put("mine", in: "images/mine.svg")
    let text = try #require(desk.text("g.md"))
    try desk.put(text.replacing("name=x", with: "name=y"), in: "g.md")
    #expect(check().output.hasSuffix("./images/x.svg is left over\n./images/navtree-images.json is stale\n"))
    #expect(desk.run("docs", "--in-place", "./g.md").messages.hasSuffix("./images: 1 image no longer shown and removed\n"))
    #expect(desk.names(in: "images") == ["mine.svg", "navtree-images.json", "y.svg"])
    let lines = try #require(desk.text("g.md")).split(separator: "\n", omittingEmptySubsequences: false)
    // Without its block the image goes too.
    let fence = try #require(lines.firstIndex { $0.hasPrefix("```navtree") })
    try desk.put((lines[..<fence] + lines[(fence + 4)...]).joined(separator: "\n"), in: "g.md")
    #expect(check().output.hasPrefix("./g.md:3: the marks around no block are left over\n"))
    draw()
    #expect(desk.text("g.md") == "a\n\n" && desk.names(in: "images") == ["mine.svg"])
    #expect(check().status == .fine)
  }

  @Test("Removes the images of a document that is gone")
  func removesOrphans() throws {
    draw()
    try desk.put(Self.block.replacing("name=x", with: "name=z"), in: "h.md")
    try FileManager.default.removeItem(atPath: desk.path + "/g.md")
    #expect(desk.run("docs", "-q", "--in-place", "./h.md").status == .fine)
    #expect(desk.names(in: "images") == ["navtree-images.json", "z.svg"])
  }

  @Test("Removes nothing that a listing from anybody names")
  func distrustsListing() throws {
    for name in ["a.md", "sub/b.svg", "c.txt", "d.svg"] { try desk.put("mine", in: "images/\(name)") }
    try desk.link("images/e.svg", to: "../g.md")
    try desk.put(
      #"{"version": 1, "documents": [{"document": "../none.md", "images": ["../g.md", "a.md", "sub/b.svg", "c.txt", "e.svg", "/etc/passwd", "d.svg"]}]}"#,
      in: "images/navtree-images.json")
    draw()
    #expect(desk.names(in: "images") == ["a.md", "c.txt", "e.svg", "navtree-images.json", "sub", "sub/b.svg", "x.svg"])
  }

  @Test("Replaces no file that it did not make, unless it is forced to")
  func sparesForeign() throws {
    try desk.put("<svg>mine</svg>", in: "images/x.svg")
    try desk.put("mine", in: "out.md")
    let text = desk.text("g.md")
    let answer = desk.run("docs", "--in-place", "./g.md")
    #expect(
      answer.messages
        == "error: ./g.md: the file './images/x.svg' is no image of navtree's; give the block another name by 'name=…'; to replace it, add '--force'\n"
    )
    #expect(answer.status == .cannotWrite && desk.text("g.md") == text)
    let other = desk.run("docs", "./g.md", "-o", "./out.md", "--images", "./i")
    #expect(other.messages.contains("the file './out.md' exists and holds something else; to replace it, add '--force'"))
    #expect(desk.text("out.md") == "mine" && desk.names(in: "i") == [])
    #expect(desk.run("docs", "-q", "./g.md", "-o", "./out.md", "--force").status == .fine)
    try desk.put("b\n\n\(Self.block)", in: "g.md")
    #expect(desk.run("docs", "-q", "./g.md", "-o", "./out.md").status == .fine)
    #expect(desk.text("out.md")?.hasPrefix("b\n") == true)
  }

  @Test("Knows its own images where the listing is lost")
  func findsOwnImages() throws {
    draw()
    try FileManager.default.removeItem(atPath: desk.path + "/images/navtree-images.json")
    try change("screen A", to: "screen B")
    draw()
    #expect(desk.text("images/x.svg")?.contains("screen B") == true)
  }

  @Test("Gives names that are distinct across documents, whatever the order of the call")
  func namesApart() throws {
    let block = "```navtree frame=0\ntitle \"Ünïted: Two  stacks!\"\ntree\n  screen A\n```\n"
    for name in ["b.md", "a.md"] { try desk.put(block + "\n" + block, in: name) }
    for words in [["./b.md", "./a.md"], ["./a.md", "./b.md"], ["./b.md"], ["./a.md"]] {
      #expect(desk.run(["docs", "-q", "--in-place"] + words).status == .fine)
      #expect(desk.text("a.md")?.contains("](images/united-two-stacks-0.svg)") == true, "\(words)")
      #expect(desk.text("b.md")?.contains("](images/united-two-stacks-0-4.svg)") == true, "\(words)")
    }
    try desk.put(Self.block + Self.block.replacing("name=x", with: "name=X"), in: "h.md")
    let answer = desk.run("docs", "--in-place", "./h.md")
    #expect(
      answer.messages.hasPrefix("./h.md:5:25: error: the name 'X' belongs to an image of './h.md', line 1; take another one\n"))
  }

  @Test("Draws a scenario in a file of its own, and says how it is shown")
  func drawsScenarios() throws {
    try desk.put(Sketch.fine, in: "My story.nav")
    let answer = desk.run("docs", "-q", "./My story.nav")
    #expect(
      answer.output.hasPrefix("![2 steps. Step 1 of 2, push Detail: done.") && answer.output.hasSuffix("](images/my-story.svg)\n")
    )
    try desk.put("```navtree file=\"My story.nav\"\n```\n", in: "h.md")
    #expect(desk.run("docs", "-q", "--in-place", "./My story.nav", "./h.md").output == "")
    #expect(desk.names(in: "images") == ["my-story.svg", "navtree-images.json"])
  }

  @Test(
    "Refuses calls that mean nothing",
    arguments: [
      (["./g.md"], "Say where the Markdown goes: into a file by '--output', or where it is by '--in-place'."),
      (["./g.md", "--in-place", "-o", "./x.md"], "'--output' writes another file, and '--in-place' this one; drop one of them."),
      (["./g.md", "-o", "./g.md"], "The output './g.md' is the document itself; use '--in-place'."),
      (["./g.md", "./h.md", "-o", "-"], "Standard output takes one document; name a folder."),
      ([], "Name a Markdown file, or a catalogue by '--docc'."),
      (["--docc", "./g.md"], "'./g.md' is no catalogue: a folder with the ending '.docc'."),
      (["./A.docc"], "'./A.docc' is a catalogue; name it by '--docc'."),
    ])
  func refuses(words: [String], message: String) {
    let answer = desk.run(["docs"] + words)
    #expect(answer.status == .wrongCall && answer.messages.replacing("\n", with: " ").contains(message), "\(answer.messages)")
  }
}
