import Foundation
import NavTreeCommand
import NavigationModel
import StoryGenerator
import Testing

/// Hostile texts in files, and hostile names of files and folders: no command's output or message has anything in it that steers a terminal
/// or hides, and each message stays on its lines.
@Suite struct HostileCommandTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  /// A scenario as text holds everything but line ends in its names.
  private static let texts = HostileText.all.filter { !$0.text.unicodeScalars.contains { $0 == "\n" || $0 == "\r" } }

  private static let names = [
    "a b", "q'uo\"te", "two\nlines", "\u{1B}[2J", "\u{202E}gnp", "z\u{200B}w\u{200D}x", "-dash", "--help", "100%", "%41", "#1",
    "why?",
    "(a)", "a)b", "[x](y)", "a]b", "`c`", "$(touch x)", "<b>&amp;", "*", "~", "a;b", "a,b", "back\\slash", "é日本",
  ]

  private static func scenario(_ text: String) -> String {
    func name(_ end: String) -> String { ScenarioWord.quoted(text + end) }
    return """
      title \(name("!"))
      tree
        tabs \(name("t"))
          navigation \(name("r")): \(name("h"))
      actions
        push \(name("s")) -- caption
        present \(name("m"))
          expect visible \(name("m"))
      """
  }

  private func expectsHarmless(_ answer: Answer, _ what: String) {
    for (stream, text) in [("output", answer.output), ("messages", answer.messages)] {
      var found: [String] = []
      text.forEachScalar { scalar, concealment in
        if concealment != nil, scalar != "\n" { found.append(String(scalar.value, radix: 16)) }
      }
      #expect(found == [], "\(what), \(stream)")
    }
  }

  @Test("Says every text in every command", arguments: texts.indices)
  func says(number: Int) throws {
    let (id, text) = Self.texts[number]
    try desk.put(Self.scenario(text) + "\n", in: "a.nav")
    try desk.put(Self.scenario("Plain") + "\n", in: "plain.nav")
    let commands = [
      ["check"], ["check", "--format", "json"], ["show"], ["show", "--format", "json"], ["show", "--format", "dump"],
      ["baseline"],
      ["render", "-f", "svg,html", "-o", "./out"],
    ]
    for command in commands {
      let answer = desk.run([command[0], "./a.nav"] + command.dropFirst())
      let plain = desk.run([command[0], "./plain.nav"] + command.dropFirst())
      expectsHarmless(answer, "\(id), \(command)")
      #expect(answer.status == plain.status, "\(id), \(command): \(answer.messages.prefix(300))")
      #expect(answer.messages.split(separator: "\n").count == plain.messages.split(separator: "\n").count, "\(id), \(command)")
      #expect(answer.output.split(separator: "\n").count == plain.output.split(separator: "\n").count, "\(id), \(command)")
    }
    for command in [["inspect"], ["inspect", "--format", "json"], ["verify"]] {
      expectsHarmless(desk.run(command + ["./out/a.html"]), "\(id), \(command)")
    }
    // What gives the source back gives the very same.
    #expect(desk.run("extract", "./out/a.html").output.utf8.elementsEqual(try #require(desk.text("a.nav")).utf8), "\(id)")
    // Mistakes of every sort quote it.
    let mistakes = [
      "tree\n  \(ScenarioWord.quoted(text)) x\n", "\(ScenarioWord.quoted(text))\n",
      "tree\n  screen A \(ScenarioWord.quoted(text))\n",
      "tree\n  navigation R: A\nactions\n  pop on \(ScenarioWord.quoted(text))\n", "tree\n  screen A (\(text)\n",
      "tree\n  navigation R: A\nactions\n  push B\n    expect visible \(ScenarioWord.quoted(text))\n", text + "\n",
      "{\"version\": 1, \(text)", "<A 0x1>, state: \(text)\n", "<A 0x1>\n   | \(text)\n   | <\(text) 0x2>, state: appeared\n",
    ]
    for (number, mistake) in mistakes.enumerated() {
      try desk.put(mistake, in: "bad.nav")
      for command in ["check", "show", "import"] {
        expectsHarmless(desk.run(command, "./bad.nav"), "\(id), \(command) \(number)")
      }
    }
  }

  @Test("Says every text as a word of a call", arguments: HostileText.all.indices)
  func saysWords(number: Int) {
    let (id, text) = HostileText.all[number]
    // The system's own limits of paths are another matter.
    let word = String(text.prefix(100))
    let calls = [
      [word], ["--\(word)"], ["check", "--\(word)"], ["check", "./\(word)"], ["render", "./x", "--format", word],
      ["render", "./x", "--only", word], ["explain", word], ["completions", word], ["render", "./x", "-o", "./\(word).zzz"],
      ["docs", "./\(word)"], ["inspect", "./\(word)"], ["verify", "./\(word)"], ["extract", "./\(word)"],
      ["import", "./\(word)"],
    ]
    for call in calls {
      // A path ends at a NUL, whoever is asked for it.
      guard !word.unicodeScalars.contains("\0") || !call.contains(where: { $0.hasPrefix("./") && $0 != "./x" }) else { continue }
      let answer = desk.run(call)
      expectsHarmless(answer, "\(id), \(call[0])")
      #expect(answer.messages.split(separator: "\n").count <= 4, "\(id), \(call): \(answer.messages)")
    }
  }

  @Test("Reads and writes files of every name, and says it on one line", arguments: names)
  func namesFiles(name: String) throws {
    try desk.put(Sketch.fine, in: "\(name).nav")
    try desk.put(Sketch.wrong, in: "\(name).bad")
    let drawn = desk.run("render", "./\(name).nav", "-f", "svg,html,sheet.dot", "-o", "./out \(name)/")
    #expect(drawn.status == .fine, "\(drawn.messages)")
    expectsHarmless(drawn, name)
    #expect(drawn.messages.split(separator: "\n").count == 3)
    #expect(desk.names(in: "out \(name)").contains("\(name).html"))
    for command in ["check", "show"] {
      let answer = desk.run(command, "./\(name).bad")
      expectsHarmless(answer, name)
      #expect(answer.messages.contains(":4:3: error: "), "\(answer.messages)")
    }
    for command in ["inspect", "verify"] {
      let answer = desk.run(command, "./out \(name)/\(name).html")
      #expect(answer.status == .fine)
      expectsHarmless(answer, name)
    }
    expectsHarmless(desk.run("show", "./\(name).nav", "./\(name).bad"), name)
    expectsHarmless(desk.run("import", "--story", "./\(name).nav"), name)
    #expect(try #require(desk.text("out \(name)/frames.json")).unicodeScalars.allSatisfy { $0 == "\n" || $0.concealment == nil })
  }

  /// What may stand in an address of Markdown as it is.
  private static let address = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/@+,=%")

  @Test("Links to images in folders of every name", arguments: names)
  func linksImages(folder: String) throws {
    try desk.put("# Guide\n\n```navtree\ntitle Sketch\n\(Sketch.fine)```\n", in: "guide.md")
    let answer = desk.run("docs", "./guide.md", "-o", "./out.md", "--images", "./\(folder)")
    #expect(answer.status == .fine, "\(answer.messages)")
    expectsHarmless(answer, folder)
    let document = try #require(desk.text("out.md"))
    let line = try #require(document.split(separator: "\n").first { $0.hasPrefix("![") })
    let start = try #require(line.range(of: "](", options: .backwards)?.upperBound)
    let address = line[start...].dropLast()
    #expect(line.hasSuffix(")") && address.allSatisfy { Self.address.contains($0) || !$0.isASCII }, "\(address)")
    let path = try #require(String(address).removingPercentEncoding)
    #expect(desk.bytes(path) != nil, "\(path)")
  }

  @Test("Writes every text into Markdown as text", arguments: texts.indices)
  func writesMarkdown(number: Int) throws {
    let (id, text) = Self.texts[number]
    try desk.put("# Guide\n\n~~~~~~~~navtree\n\(Self.scenario(text))\n~~~~~~~~\n\nEnd\n", in: "guide.md")
    #expect(desk.run("docs", "./guide.md", "-o", "./out.md", "-q").status == .fine, "\(id)")
    let lines = try #require(desk.text("out.md")).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 6 && lines[0] == "# Guide" && lines[4] == "End", "\(id)")
    let image = String(lines[2])
    expectsHarmless(Answer(output: image, messages: "", status: .fine), id)
    // Every sign of Markdown's and HTML's in it has a backslash before it.
    var isEscaped = false
    let end = try #require(image.range(of: "](", options: .backwards)?.lowerBound)
    let words = image[..<end].dropFirst(2)
    for scalar in words.unicodeScalars {
      #expect(isEscaped || !"[]`*_<>&$~|!".unicodeScalars.contains(scalar), "\(id)")
      isEscaped = !isEscaped && scalar == "\\"
    }
    #expect(!isEscaped, "\(id)")
  }
}
