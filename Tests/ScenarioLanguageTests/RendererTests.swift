import ScenarioLanguage
import Testing

@Suite struct RendererTests {
  private func text(_ source: String, width: Int = 100) -> String {
    DiagnosticRenderer(file: "a.nav", source: source, width: width).text(of: ParsedScenario(parsing: source).diagnostics)
  }

  @Test func showsTheLineAndACaret() {
    #expect(
      text("title A\ntitle B\ntree\n  scren A\n") == """
        a.nav:2:1: error: 'title' is given twice
           2 | title B
             | ^~~~~
        a.nav:1:1: note: first here
           1 | title A
             | ^~~~~
        a.nav:4:3: error: unknown kind 'scren'; did you mean 'screen'?
           4 |   scren A
             |   ^~~~~

        """)
  }

  @Test func namesTheRule() {
    #expect(
      text("tree\n  nested A\n").hasPrefix(
        "a.nav:2:3: error: a nested container needs a screen on its stack: root has not been initialized (ART-2)\n"))
  }

  @Test func pointsBehindTheLineWhereSomethingIsMissing() {
    #expect(
      text("tree\n  screen A\nactions\n  pop on\n").hasSuffix(
        """
           4 |   pop on
             |         ^

        """))
  }

  @Test func countsWideCharactersAsTwoCells() {
    #expect(
      text("tree\n  screen \"日本 🎇 e\u{301}\" oops x\n").contains(
        """
           2 |   screen "日本 🎇 e\u{301}" oops x
             |                      ^~~~
        """))
  }

  @Test func makesControlCharactersVisible() {
    #expect(
      text("tree\n\tscreen \"\u{7}\u{202E}\" oops\n") == """
        a.nav:2:1: error: a tab in the indentation; indent with spaces, two for each level
           2 | →   screen "␇<U+202E>" oops
             | ^~~~

        """)
    #expect(text("tree\n  screen \"\u{1B}[31m\" oops\n").contains("\u{1B}") == false)
  }

  @Test func cutsLongLinesAroundThePlace() {
    let told = text(
      "tree\n  navigation R: \(String(repeating: "AAAA, ", count: 60))oops oops, \(String(repeating: "BBBB, ", count: 60))C\n",
      width: 40)
    #expect(
      told.hasSuffix(
        """
           2 | …, AAAA, oops oops, BBBB, BBBB, BBBB, BBB…
             |               ^~~~

        """), "\(told)")
  }

  @Test func givesPiecesAStyle() {
    let source = "tree\n  scren A\n"
    let renderer = DiagnosticRenderer(file: "a.nav", source: source) { piece, text in
      switch piece {
      case .severity, .marker: "<\(text)>"
      case .location, .message, .gutter, .source: text
      }
    }
    #expect(
      renderer.text(of: ParsedScenario(parsing: source).diagnostics) == """
        a.nav:2:3: <error:> unknown kind 'scren'; did you mean 'screen'?
           2 |   scren A
             | <  ^~~~~>

        """)
  }

  @Test func needsNoSource() {
    let told = Diagnostic(.warning, "ignored", "'pop' is ignored", notes: [Diagnostic.Note("write 'expect ignored'")])
    #expect(
      DiagnosticRenderer(file: "a.json", source: nil).text(of: told) == """
        a.json: warning: 'pop' is ignored
          note: write 'expect ignored'
        """)
  }
}
