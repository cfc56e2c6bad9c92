import Foundation
import NavTreeCommand
import StoryGenerator
import Testing

/// What holds for every document, whatever stands in it.
@Suite struct DocumentPropertyTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  @Test("Changes blocks only, and nothing the second time, in made-up documents", arguments: 1...60 as ClosedRange<UInt64>)
  func changesBlocksOnly(seed: UInt64) throws {
    var source = SeededSource(seed: seed)
    let document = MadeUpDocument(from: &source)
    try desk.put(document.text, in: "g.md")
    let written = desk.run("docs", "-q", "./g.md", "-o", "./out.md")
    #expect(written == Answer(output: "", messages: "", status: .fine), "seed \(seed):\n\(document.text)")
    #expect(desk.run("docs", "-q", "--in-place", "./g.md").status == .fine, "seed \(seed)")
    let once = try #require(desk.text("g.md"))
    #expect(Self.withoutRegions(once) == document.outline, "seed \(seed)")
    #expect(desk.run("docs", "-q", "--in-place", "./g.md").status == .fine, "seed \(seed)")
    #expect(desk.text("g.md") == once, "seed \(seed)")
    #expect(desk.run("docs", "--check", "./g.md") == Answer(output: "", messages: "", status: .fine), "seed \(seed)")
    guard CommonMark.path != nil else { return }
    // Readers see every image where it belongs, and every scenario that is not hidden.
    for name in ["out.md", "g.md"] {
      let text = try #require(desk.text(name))
      let images = try CommonMark.xml(text).components(separatedBy: "<image destination=\"images/").count - 1
      #expect(images == document.images, "seed \(seed), \(name):\n\(text)")
    }
    let folded = try CommonMark.blocks(once).filter { $0.hasPrefix("navtree") }
    #expect(folded.count == document.inline, "seed \(seed):\n\(once)")
  }

  /// A document in which each line of navtree's is gone, and a sign stands for each place.
  private static func withoutRegions(_ text: String) -> [String] {
    var lines: [String] = []
    var isInside = false
    for line in text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.contains("<!-- navtree: begin") {
        isInside = true
        lines.append("§")
      }
      if !isInside { lines.append(String(line)) }
      if line.contains("<!-- navtree: end -->") { isInside = false }
    }
    return lines
  }

  @Test(
    "Keeps every title a title",
    arguments: [
      #"]("#, #"a](http://b) ![c](d)"#, #"\"#, #"\]"#, "*a* _b_ `c` ~~d~~", "<b>&amp;</b> &#65;", "$x^2$ | y",
      "<!-- navtree: end -->",
      "![", "--> <script>", "日本語 🎈", "a\u{202E}b", "` ``", "http://a.b/c", "@name #1",
    ])
  func keepsTitles(title: String) throws {
    let word = "\"" + title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    try desk.put("Before\n\n~~~navtree\ntitle \(word)\ntree\n  screen A\nactions\n  note\n~~~\n", in: "g.md")
    #expect(desk.run("docs", "-q", "./g.md", "-o", "./out.md").status == .fine)
    #expect(desk.run("docs", "-q", "--in-place", "./g.md").status == .fine)
    let once = desk.text("g.md")
    #expect(desk.run("docs", "-q", "--in-place", "./g.md").status == .fine)
    #expect(desk.text("g.md") == once)
    guard CommonMark.path != nil else { return }
    for name in ["g.md", "out.md"] {
      let xml = try CommonMark.xml(try #require(desk.text(name)))
      let image = try #require(xml.components(separatedBy: "<image destination=\"images/").dropFirst().first)
      let inside = image.components(separatedBy: "</image>")[0].components(separatedBy: "<text xml:space=\"preserve\">")
        .dropFirst()
      let text = CommonMark.unescaped(inside.map { $0.components(separatedBy: "</text>")[0] }.joined())
      let shown = title.replacing("\u{202E}", with: "\u{FFFD}")
      #expect(text.hasPrefix("\(shown): 1 step. Step 1 of 1"), "\(name): \(text)")
      #expect(!image.contains("<strong") && !image.contains("<link") && !image.contains("<code"), "\(image)")
    }
  }
}

/// A document of blocks in quotes and lists, between text of all kinds.
private struct MadeUpDocument {
  private(set) var text = ""
  /// The lines that are no block's, and a sign for each block.
  private(set) var outline: [String] = []
  private(set) var images = 0
  /// How many blocks hold their scenario.
  private(set) var inline = 0

  init(from source: inout SeededSource) {
    let ending = source.pick(["\n", "\n", "\r\n"])
    let between = ["text", "", "", "# h", "- a", "> b", "| a |", "1. c", "---", "<!-- c -->", "    code", "\ttab"]
    var lines: [String] = []
    for number in 0..<(1 + source.below(4)) {
      for _ in 0..<source.below(4) { lines.append(source.pick(between)) }
      if source.chance(50) { lines.append("") }
      outline += lines
      text += lines.map { $0 + ending }.joined()
      lines = []
      let edge = source.pick([
        ("", ""), ("", ""), ("> ", "> "), (">", ">"), ("- ", "  "), ("-\t", "\t"), ("1. ", "   "), ("> - ", ">   "),
        ("* > ", "  > "),
        ("  ", "  "),
      ])
      let fence = source.pick(["```", "~~~~"])
      let isFrames = source.chance(20)
      let words = "\(fence)navtree name=n\(number) \(isFrames ? "frames" : "frame=0")"
      let block = [words, "tree", "  navigation Root: Home", "actions", "  push Detail", fence]
      text += (edge.0 + block[0] + ending) + block.dropFirst().map { edge.1 + $0 + ending }.joined()
      outline.append("§")
      images += isFrames ? 2 : 1
      inline += 1
    }
    if source.chance(50) {
      outline += ["", "end"]
      text += ending + "end"
    } else {
      outline.append("")
    }
  }
}
