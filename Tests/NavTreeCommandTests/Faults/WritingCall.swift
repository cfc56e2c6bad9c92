import Testing

/// A call of every kind that writes files: each replaces what a former one has written.
struct WritingCall: Sendable, CustomTestStringConvertible {
  let words: [String]
  /// What is read: the text of the former call, and the one of this call.
  let input: (name: String, before: String, now: String)
  /// What is the same for both.
  var other: (name: String, text: String)?
  /// The file of which is said that it can't be written.
  let output: String

  var testDescription: String { words.joined(separator: " ") }

  static let all: [WritingCall] = [
    drawing(["-o", "out"], "out/000-start.svg"),
    drawing(["-f", "png,pdf,dot", "-o", "out"], "out/000-start.png"),
    drawing(["--only", "1", "-o", "one.svg"], "one.svg"),
    drawing(["-f", "html"], "a.html"),
    drawing(["-f", "gif"], "a.gif"),
    drawing(["-f", "sheet.svg"], "a.sheet.svg"),
    drawing(["-f", "sheet.png"], "a.sheet.png"),
    drawing(["-f", "sheet.pdf"], "a.sheet.pdf"),
    drawing(["-f", "sheet.dot"], "a.sheet.dot"),
    drawing(["-f", "animated.svg"], "a.animated.svg"),
    WritingCall(
      words: ["docs", "--in-place", "a.md"], input: ("a.md", document(Sketch.other), document(Sketch.fine)),
      output: "images/a.svg"),
    WritingCall(
      words: ["docs", "a.md", "-o", "b.md"], input: ("a.md", document(Sketch.other), document(Sketch.fine)),
      output: "images/a.svg"),
    WritingCall(words: ["baseline", "a.nav"], input: ("a.nav", Sketch.other, Sketch.fine), output: "a.journey"),
    WritingCall(
      words: ["import", "a.txt", "-o", "b.nav", "--force"],
      input: ("a.txt", Sketch.dump, Sketch.dump.replacing("DetailViewController", with: "OtherViewController")), output: "b.nav"),
    WritingCall(
      words: ["import", "a.jsonl", "-o", "b.nav", "--force"], input: ("a.jsonl", recording("Home"), recording("Start")),
      output: "b.nav"),
    WritingCall(
      words: ["extract", "a.dot", "-o", "b.nav", "--force"], input: ("a.dot", picture(of: "Home"), picture(of: "Start")),
      output: "b.nav"),
    WritingCall(words: ["fmt", "a.nav"], input: ("a.nav", "tree\n  screen A\n", "tree\n   screen   A\n"), output: "a.nav"),
  ]

  private static func drawing(_ words: [String], _ output: String) -> WritingCall {
    WritingCall(words: ["render", "a.nav"] + words, input: ("a.nav", Sketch.other, Sketch.fine), output: output)
  }

  private static func document(_ story: String) -> String { "# Title\n\n```navtree\n\(story)```\n" }

  private static func recording(_ name: String) -> String {
    #"{"navtree":"recording","version":1,"sequence":0,"cause":"start","rows":[{"depth":0,"class":"\#(name)ViewController","pointer":"0x1","state":"appeared"}]}"#
      + "\n"
  }

  /// A frame as DOT, with the least that says what it was drawn from.
  private static func picture(of name: String) -> String {
    let source = #"tree\n  screen \#(name)\n"#
    return "// navtree-source: {\"version\":1,\"shows\":{\"format\":\"dot\",\"frame\":0},"
      + "\"settings\":{\"view\":\"nested\",\"direction\":\"right\",\"wrap\":10,\"scale\":1},"
      + "\"tools\":{\"navtree\":\"1\",\"graphviz\":\"1\",\"font\":\"f\",\"textWidths\":[1]},"
      + "\"source\":\"\(source)\",\"check\":\"\"}\ndigraph frame {\n}\n"
  }

  /// Makes what a former call has left, and the input of this call.
  func prepare(_ desk: Desk, in folder: String) throws {
    try desk.put(input.before, in: "\(folder)/\(input.name)")
    let former = try Executable.runInShell(words, in: desk, after: "cd \(folder)")
    #expect(former.status == 0, "\(former.said)")
    try desk.put(input.now, in: "\(folder)/\(input.name)")
  }
}
