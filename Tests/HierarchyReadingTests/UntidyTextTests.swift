import HierarchyReading
import NavigationModel
import Testing

/// What people paste around a dump, and what happens to it on the way.
@Suite struct UntidyTextTests {
  private static let rows: [String] = [
    row("", "UINavigationController", view: layoutView), row("   | ", "HomeController", "disappeared"),
    row("   | ", "CartController"),
  ]
  private static let text = rows.joined(separator: "\n")

  /// A text with all of the dump above in it, and what is said about it.
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    var said: [String] = []
    var testDescription: String { id }
  }

  private static func quoted(by mark: String) -> String { rows.map { mark + $0 }.joined(separator: "\n") }

  /// The middle row broken in two by what stands for a line break.
  private static func wrapped(at words: String, by lineBreak: String = "\n") -> String {
    let middle = rows[1].replacing(words, with: lineBreak + words.drop { $0 == " " }, maxReplacements: 1)
    return [rows[0], middle, rows[2]].joined(separator: "\n")
  }

  private static let cases: [Case] = [
    Case(id: "a prompt", text: "(lldb) po UIViewController._printHierarchy()\n" + text),
    Case(
      id: "a prompt's variable", text: "(String) $R0 = \"" + rows.joined(separator: "\\n") + "\"",
      said: ["1:1: note: what stands before the row is left out"]),
    Case(
      id: "a logger's date", text: "2026-01-02 10:11:12.123 Shop[12:34] " + text,
      said: ["1:1: note: what stands before the row is left out"]),
    Case(
      id: "a bug report", text: "Nothing happens here:\nsee below\n\n```swift\n\(text)\n```\n\nThanks!",
      said: [
        "1:1: note: 2 lines from here on are no rows and are left out", "10:1: note: this line is no row and is left out",
      ]),
    Case(id: "a fence of tildes", text: "~~~\n\(text)\n~~~"),
    Case(
      id: "tags of a web page", text: "<details>\n<summary>The tree</summary>\n\n\(text)\n</details>",
      said: [
        "1:1: note: 2 lines from here on are no rows and are left out", "7:1: note: this line is no row and is left out",
      ]),
    Case(
      id: "words that mention controllers",
      text: "Attempt to present <A: 0x1> on <B: 0x2>\n" + text + "\n<UIView: 0x3> is the view",
      said: ["1:1: note: this line is no row and is left out", "5:1: note: this line is no row and is left out"]),
    Case(
      id: "a log line among the rows", text: [rows[0], "libsystem: hello", rows[1], rows[2]].joined(separator: "\n"),
      said: ["2:1: note: this line is no row and is left out"]),
    Case(id: "a quoted mail", text: quoted(by: "> ")), Case(id: "a mail quoted twice", text: quoted(by: ">> ")),
    Case(id: "bullets", text: quoted(by: "- ")), Case(id: "stars", text: quoted(by: "  * ")),
    Case(id: "line feeds of Windows, spelled out", text: "\"" + rows.joined(separator: #"\r\n"#) + "\""),
    Case(id: "line feeds spelled out twice", text: #"\""# + rows.joined(separator: #"\\n"#) + #"\""#),
    Case(id: "lines of source", text: rows.map { "\"\($0)\\n\"" }.joined(separator: "\n")),
    Case(
      id: "wrapped before the state", text: wrapped(at: " state:"),
      said: ["2:6: note: this row is wrapped over 2 lines, which are read as one"]),
    Case(
      id: "wrapped before a comma", text: wrapped(at: ", state:"),
      said: ["2:6: note: this row is wrapped over 2 lines, which are read as one"]),
    Case(
      id: "wrapped before the view's class", text: wrapped(at: " <UIView"),
      said: ["2:6: note: this row is wrapped over 2 lines, which are read as one"]),
    Case(
      id: "wrapped before an address", text: wrapped(at: " 0x10", by: "\n          "),
      said: ["2:6: note: this row is wrapped over 2 lines, which are read as one"]),
    Case(
      id: "wrapped inside of an address", text: wrapped(at: "x10"),
      said: ["2:6: note: this row is wrapped over 2 lines, which are read as one"]),
    Case(
      id: "wrapped inside of a word", text: wrapped(at: "ppeared"),
      said: ["2:6: note: this row is wrapped over 2 lines, which are read as one"]),
    Case(
      id: "wrapped inside of a class", text: wrapped(at: "meController"),
      said: ["2:6: note: this row is wrapped over 2 lines, which are read as one"]),
    Case(
      id: "wrapped before what may be missing", text: wrapped(at: " not in the window"),
      said: ["2:6: note: this row is wrapped over 2 lines, which are read as one"]),
    Case(
      id: "wrapped inside of what may be missing", text: wrapped(at: " the window"),
      said: ["2:6: note: this row is wrapped over 2 lines, which are read as one"]),
    Case(
      id: "wrapped behind the marks", text: wrapped(at: " <HomeController"),
      said: ["3:1: note: this row is wrapped over 2 lines, which are read as one"]),
    Case(
      id: "wrapped at every blank",
      text: rows.map { $0.replacing(", ", with: ",\n").replacing("> n", with: ">\n n") }.joined(separator: "\n"),
      said: [
        "1:1: note: this row is wrapped over 3 lines, which are read as one",
        "4:6: note: this row is wrapped over 4 lines, which are read as one",
        "8:6: note: this row is wrapped over 3 lines, which are read as one",
      ]),
  ]

  @Test(arguments: cases) func readsWhatPeoplePaste(_ example: Case) {
    let reading = DumpReading(of: example.text)
    #expect(reading.outline == "navigation{screen Home, screen Cart}")
    #expect(reading.dump?.rows.map(\.view) == DumpReading(of: Self.text).dump?.rows.map(\.view))
    #expect(reading.said == example.said)
    #expect(HierarchyDump.looksLikeHierarchy(example.text))
  }

  @Test func placesAMistakeInAWrappedRowOnItsOwnLine() {
    #expect(
      DumpReading(of: "<A 0x1>,\nstate: appeared,\nview: <V 0x2> nowhere\n | <B 0x3>").said == [
        "1:1: note: this row is wrapped over 3 lines, which are read as one",
        "3:14: error: expected ' not in the window', ', presented with: ' or the end of the row, found ' nowhere'",
      ])
    #expect(
      DumpReading(of: "<A 0x1>,\nstate: gone,\nview: <V 0x2>\n | <B 0x3>").said.first
        == "1:8: error: expected ', state: ' or the end of the row, found ','")
  }

  @Test(arguments: ["<UINavigationController>\n   | <HomeController>", "   + <HomeController>", "$R0 = <HomeController 0x1>"])
  func readsNamesOnly(text: String) {
    #expect(HierarchyDump.looksLikeHierarchy(text))
    #expect(DumpReading(of: text).dump != nil)
  }
}
