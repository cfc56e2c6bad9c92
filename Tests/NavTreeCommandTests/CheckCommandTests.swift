import NavTreeCommand
import Testing

@Suite struct CheckCommandTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  @Test("Counts the actions of what is right")
  func countsActions() throws {
    try desk.put(Sketch.fine, in: "a.nav")
    try desk.put(Sketch.other, in: "b.nav")
    try desk.put(Sketch.dump, in: "c.txt")
    let answer = desk.run("check", "./a.nav", "./b.nav", "./c.txt")
    #expect(
      answer
        == Answer(
          output: "", messages: "./a.nav: 2 actions, no errors\n./b.nav: 1 action, no errors\n./c.txt: 0 actions, no errors\n",
          status: .fine))
    #expect(desk.run("check", "-q", "./a.nav") == Answer(output: "", messages: "", status: .fine))
    #expect(desk.names() == ["a.nav", "b.nav", "c.txt"])
  }

  @Test("Does not count warnings as errors, and says none with --quiet")
  func toleratesWarnings() throws {
    try desk.put(Sketch.warning, in: "a.nav")
    let answer = desk.run("check", "./a.nav")
    #expect(answer.status == .fine)
    #expect(answer.messages.hasPrefix("./a.nav:4:3: warning: "))
    #expect(answer.messages.hasSuffix("./a.nav: 1 action, no errors\n"))
    #expect(desk.run("check", "./a.nav", "--quiet") == Answer(output: "", messages: "", status: .fine))
  }

  @Test(
    "Says what is wrong with an input that is no scenario",
    arguments: [
      ("", "./x:1:1: error: there is no 'tree'; a scenario says under 'tree' what it starts with\n"),
      (
        "{}",
        "./x: error: 'version' is missing; this program reads version 1\n./x: error: 'tree' is missing: what the scenario starts with\n"
      ),
      ("[]", "./x: error: expected an object, not an array\n"),
      (
        "{\"version\": 1,\n \"tree\": {\"kind\": \"screen\",}\n",
        "./x:2:28: error: not JSON: expected a name in double quotes, found '}'\n   2 |  \"tree\": {\"kind\": \"screen\",}\n"
          + "     |                            ^\n"
      ),
      ("{\"a\": tru}", "./x:1:7: error: not JSON: expected a value, found 't'\n   1 | {\"a\": tru}\n     |       ^\n"),
      ("{'a': 1}", "./x:1:2: error: not JSON: expected a name in double quotes or '}', found '''\n   1 | {'a': 1}\n     |  ^\n"),
      ("{\"é\" 1}", "./x:1:6: error: not JSON: expected ':', found '1'\n   1 | {\"é\" 1}\n     |      ^\n"),
      ("[1 2]", "./x:1:4: error: not JSON: expected ',' or ']', found '2'\n   1 | [1 2]\n     |    ^\n"),
      ("{\"a\": 1} x", "./x:1:10: error: not JSON: expected nothing more, found 'x'\n   1 | {\"a\": 1} x\n     |          ^\n"),
      (
        "[\"abc",
        "./x:1:6: error: not JSON: expected a closing double quote, found the end of the text\n   1 | [\"abc\n     |      ^\n"
      ),
      ("[\"\\q\"]", "./x:1:4: error: not JSON: expected an escape such as \\n, found 'q'\n   1 | [\"\\q\"]\n     |    ^\n"),
      ("{\"a\": 1e999999}", "./x: error: JSON that can't be read, such as a number that is too large\n"),
    ])
  func saysWhatIsWrong(text: String, message: String) throws {
    try desk.put(text, in: "x")
    #expect(desk.run("check", "./x") == Answer(output: "", messages: message, status: .wrongInput))
  }

  @Test("Says what can't be read")
  func saysWhatCannotBeRead() throws {
    try desk.put([0x74, 0x0A, 0xFF, 0xFE], in: "binary")
    try desk.put("", in: "folder/file")
    let cases = [
      ("./missing", "error: can't read './missing': No such file or directory\n"),
      ("./folder", "error: can't read './folder': it is a folder; give the files in it\n"),
      ("./binary", "error: can't read './binary': it is not UTF-8 text: wrong byte 0xFF in line 2, column 1\n"),
      ("./folder/file/x", "error: can't read './folder/file/x': Not a directory\n"),
    ]
    for (path, message) in cases {
      #expect(desk.run("check", path) == Answer(output: "", messages: message, status: .cannotRead))
    }
  }

  @Test("Tests what JSON expects, and says where it is not so")
  func testsJSON() throws {
    try desk.put(
      #"{"version": 1, "tree": {"kind": "navigation", "name": "Root", "children": ["Home"]}, "#
        + #""actions": [{"action": "push", "node": "Detail", "expect": [{"visible": "Home"}]}]}"#, in: "a.json")
    let answer = desk.run("check", "./a.json")
    #expect(answer.messages.hasPrefix("./a.json: error: actions[0].expect[0]: "))
    #expect(answer.status == .wrongInput)
  }

  @Test("Shows names that would steer a terminal, and keeps a path on its line")
  func showsControls() throws {
    try desk.put("tree\n  screen \u{1B}[2J\n", in: "a\nb.nav")
    let answer = desk.run("check", "./a\nb.nav")
    #expect(answer.messages.hasPrefix("./a\\nb.nav:2:10: error: "))
    #expect(!answer.messages.contains("\u{1B}"))
  }
}
