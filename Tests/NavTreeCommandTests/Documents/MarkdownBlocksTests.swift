import Foundation
import NavTreeCommand
import StoryGenerator
import Testing

/// Where CommonMark sees a fenced block, and where it sees none.
@Suite struct MarkdownBlocksTests {
  /// The fenced blocks in a text, as `info: line|line`.
  static func blocks(_ text: String) -> [String] {
    MarkdownScanner(MarkdownText(Array(text.utf8)), marks: []).findings.compactMap {
      guard case .fence(let fence) = $0 else { return nil }
      let info = fence.opening.info.trimmingCharacters(in: .whitespaces)
      return "\(info): " + fence.body.map(\.text).joined(separator: "|")
    }
  }

  @Test(
    "Finds fenced blocks by CommonMark's rules",
    arguments: [
      ("```navtree\na\n```\n", ["navtree: a"]),
      ("   ~~~~ navtree x\n   a\n  b\n    c\n~~~~~  \nd", ["navtree x: a|b| c"]),
      ("    ```navtree\n    a\n    ```\n", []),
      ("text\n```navtree\na", ["navtree: a"]),
      ("```navtree\n~~~\n``\n```x\n```\n", ["navtree: ~~~|``|```x"]),
      ("``` a`b\n", []),
      ("~~~ a`b\n", ["a`b: "]),
      ("> ```navtree\n> a\n>b\nc\n", ["navtree: a|b"]),
      ("- ```navtree\n  a\n\n  b\n  ```\n", ["navtree: a||b"]),
      ("10) x\n\n    ```navtree\n    a\n    ```\n", ["navtree: a"]),
      ("- a\n  > ```navtree\n  > b\n  > ```\n", ["navtree: b"]),
      ("-\t```navtree\n\ta\n\t```\n", ["navtree: a"]),
      ("<!--\n```navtree\n```\n-->\n```navtree\nb\n```\n", ["navtree: b"]),
      ("<details>\n```navtree\n```\n\n```navtree\nb\n```\n", ["navtree: b"]),
      ("<pre>\n\n```navtree\n```\n</pre>\n```x\n```\n", ["x: "]),
      ("> a\nb\n> ```navtree\n> c\n", ["navtree: c"]),
      ("- a\nlazy\n  ```navtree\n  b\n  ```\n", ["navtree: b"]),
      ("```navtree\r\na\r\n```\r\nb\r```x\rc", ["navtree: a", "x: c"]),
      ("\u{FEFF}```navtree\na\n```", ["navtree: a"]),
    ] as [(String, [String])])
  func findsBlocks(text: String, blocks: [String]) { #expect(Self.blocks(text) == blocks) }

  @Test("Finds what cmark finds in made-up texts", .enabled(if: CommonMark.path != nil, "cmark is not installed"))
  func agreesWithCommonMark() throws {
    for seed in 1...500 as ClosedRange<UInt64> {
      var source = SeededSource(seed: seed)
      let text = Self.text(from: &source)
      // What cmark writes does not tell a fenced block without a word from an indented one.
      let blocks = Self.blocks(text).filter { !$0.hasPrefix(": ") }
      let known = try CommonMark.blocks(text)
      #expect(blocks == known, "seed \(seed):\n\(text)")
    }
  }

  @Test(
    "Reads what is nested for no purpose in little time", .timeLimit(.minutes(30)),
    arguments: ["- ", "> ", ">", "1. ", "<", "* * ", "<a ", "\t", "~ "])
  func readsDeepNesting(sign: String) {
    let line = String(repeating: sign, count: 50_000) + "x\n"
    #expect(Self.blocks(line + "text\n\n```navtree\na\n```\n") == ["navtree: a"])
  }

  /// Lines of everything that decides on blocks.
  private static func text(from source: inout SeededSource) -> String {
    let edges = ["> ", ">", "- ", "  ", " ", "1. ", "2) ", "   ", "    ", "-\t", "\t", "* ", "-    "]
    let words = [
      "", "", "text", "text", "# h", "---", "===", "```navtree", "```navtree", "```", "```", "~~~ navtree x", "~~~", "````",
      "<!--",
      "-->", "<div>", "</div>", "<pre>", "</pre>", "<a href=x>", "-", "+", "* * *", "<!-- a -->", "<?x", "?>", "``` a`b",
    ]
    return (0..<(4 + source.below(12))).map { _ in
      let depth = source.pick([0, 0, 0, 1, 1, 2, 3])
      return (0..<depth).map { _ in source.pick(edges) }.joined() + source.pick(words) + "\n"
    }.joined()
  }
}

/// The reference implementation of CommonMark, where it is installed.
enum CommonMark {
  static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/cmark" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The fenced blocks in a text, as it sees them.
  static func blocks(_ text: String) throws -> [String] {
    try xml(text).components(separatedBy: "<code_block").dropFirst().compactMap { part in
      guard let tag = part.firstIndex(of: ">"), let info = part[..<tag].components(separatedBy: "info=\"").dropFirst().first,
        let end = part.range(of: "</code_block>")
      else { return nil }
      let body = unescaped(String(part[part.index(after: tag)..<end.lowerBound]))
      let lines = body.isEmpty ? "" : body.dropLast().replacingOccurrences(of: "\n", with: "|")
      return unescaped(String(info.prefix { $0 != "\"" })) + ": " + lines
    }
  }

  static func xml(_ text: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = ["-t", "xml", "--unsafe"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  static func unescaped(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}
