import Foundation
import NavTreeCommand
import Testing

/// `navtree docs --docc`.
@Suite struct CatalogTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put(
      "# App\n\nAn app.\n\n## Overview\n\n```navtree frame=1\ntitle \"A [title] & *more*\"\n\(Sketch.fine)```\n\n- Item\n  ```navtree file=Stories/a.nav name=sheet\n  ```\n",
      in: "App.docc/App.md")
    try desk.put(
      "# Deep\n\nWords.\n\n```navtree file=../Stories/a.nav frames format=png theme=dark\n```\n", in: "App.docc/Articles/Deep.md")
    try desk.put(Sketch.fine, in: "App.docc/Stories/a.nav")
    try desk.put(Sketch.other, in: "App.docc/Stories/b.nav")
  }

  @Test("Draws for each theme and scale what DocC's names ask for, and shows it")
  func draws() throws {
    let answer = desk.run("docs", "-q", "--docc", "./App.docc")
    #expect(answer.status == .fine && answer.messages == "")
    #expect(answer.output == "![1 step. Step 1 of 1, push Other: done. Visible in the end: Root › Other.](b.svg)\n")
    var names = ["a-0@2x.png", "a-1@2x.png", "a-2@2x.png"]
    for stem in ["a-title-more-1", "b", "sheet"] {
      names += [".svg", "@2x.png", "~dark.svg", "~dark@2x.png"].map { stem + $0 }
    }
    #expect(desk.names(in: "App.docc/Resources") == (names + ["navtree-images.json"]).sorted())
    let once = try #require(desk.text("App.docc/App.md"))
    try Golden.expect(once, is: "docs-catalog.txt")
    #expect(desk.run("docs", "-q", "--docc", "./App.docc/").status == .fine)
    #expect(desk.text("App.docc/App.md") == once)
    #expect(desk.run("docs", "--check", "--docc", "./App.docc") == Answer(output: "", messages: "", status: .fine))
    let pixels = try ["sheet@2x.png", "sheet~dark@2x.png"].map { try #require(desk.bytes("App.docc/Resources/\($0)")) }
    #expect(pixels[0] != pixels[1])
    #expect(desk.run("inspect", "./App.docc/Resources/sheet~dark@2x.png").output.contains("theme dark"))
  }

  @Test("Makes articles that docc converts without a warning", .enabled(if: Self.docc != nil, "docc is not installed"))
  func converts() throws {
    _ = desk.run("docs", "-q", "--docc", "./App.docc")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.docc?.first ?? "")
    process.arguments =
      (Self.docc ?? []).dropFirst() + [
        "convert", desk.path + "/App.docc", "--warnings-as-errors", "--fallback-display-name", "App",
        "--fallback-bundle-identifier", "app", "--output-dir", desk.path + "/out",
      ]
    let messages = Pipe()
    process.standardOutput = messages
    process.standardError = messages
    try process.run()
    let said = String(decoding: try messages.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said)")
    #expect(said.trimmingCharacters(in: .whitespacesAndNewlines) == "")
    let page = try #require(desk.text("out/data/documentation/app.json"))
    for name in ["a-title-more-1", "sheet"] {
      for mark in ["", "~dark"] { #expect(page.contains("\(name)\(mark).svg"), "\(name)\(mark)") }
    }
    #expect(!page.contains("navtree: "))
    #expect(try #require(desk.text("out/data/documentation/app/deep.json")).contains("a-2@2x.png"))
  }

  /// The words that call docc; nil where there is none.
  private static let docc: [String]? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    func find(_ name: String) -> String? {
      folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
    return find("docc").map { [$0] } ?? find("xcrun").map { [$0, "docc"] }
  }()

  @Test("Takes no name that another image of the catalogue has")
  func namesApart() throws {
    try desk.put("mine", in: "App.docc/Images/B@2x.png")
    try desk.put("mine", in: "App.docc/sheet.jpg")
    let answer = desk.run("docs", "--docc", "./App.docc")
    #expect(answer.output.contains("](b-2.svg)"))
    #expect(
      answer.messages.contains("App.md:17:38: error: the name 'sheet' belongs to an image of 'sheet.jpg'; take another one"))
  }

  @Test("Refuses to hide what would end the comment that hides it")
  func refusesCommentEnd() throws {
    try desk.put("# A\n\nB.\n\n```navtree\ntree\n  screen A  # -->\n```\n", in: "App.docc/App.md")
    let answer = desk.run("docs", "--docc", "./App.docc")
    #expect(answer.status == .wrongInput)
    #expect(
      answer.messages.contains(
        "App.md:5:1: error: '-->' would end the comment that hides the block from DocC; put the scenario into a file"))
    #expect(desk.text("App.docc/App.md")?.contains("<!--") == false)
  }

  @Test("Makes no PNG that would be too large, and says so")
  func leavesOutLarge() throws {
    try desk.put(Sketch.fine + String(repeating: "  push A\n  pop\n", count: 40), in: "App.docc/Stories/b.nav")
    let answer = desk.run("docs", "--docc", "./App.docc")
    #expect(answer.messages.contains("note: too large for PNG, so only SVG is made and not b@2x.png, b~dark@2x.png"))
    #expect(desk.names(in: "App.docc/Resources").filter { $0.hasPrefix("b") } == ["b.svg", "b~dark.svg"])
  }
}
