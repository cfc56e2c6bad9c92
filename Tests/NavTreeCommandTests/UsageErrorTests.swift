import NavTreeCommand
import Testing

@Suite struct UsageErrorTests {
  private static let drawUsage = """
    Usage: sample draw <input> ... [--output <dir|file>] [--format <format>]
        [--view <view>] [--scale <n>] [--only <n>] [--quiet] [--verbose]
      See 'sample draw --help' for more information.
    """

  @Test(
    "Says what is wrong with a call, and what is allowed",
    arguments: [
      (["a.nav", "--quit"], "Unknown option '--quit'. Did you mean '--quiet'?"),
      (["a.nav", "--quit=x"], "Unknown option '--quit'. Did you mean '--quiet'?"),
      (["a.nav", "--out", "x"], "Unknown option '--out'. Did you mean '--output'?"),
      (["a.nav", "--nothing-like-it"], "Unknown option '--nothing-like-it'."),
      (["a.nav", "-x"], "Unknown option '-x'."),
      (["a.nav", "-qx"], "Unknown option '-x'."),
      (["a.nav", "-output", "x"], "Unknown option '-output'. Did you mean '--output'?"),
      (["a.nav", "-inf"], "Unknown option '-i'."),
      (["a.nav", "--quiet=yes"], "The option '--quiet' does not take any value, but 'yes' was specified."),
      (["a.nav", "-q=yes"], "The option '-q' does not take any value, but 'yes' was specified."),
      (["a.nav", "-o"], "Missing value for '-o <dir|file>'."),
      (["a.nav", "-o", "--quiet"], "Missing value for '-o <dir|file>'."),
      (["a.nav", "--view"], "Missing value for '--view <view>'. Allowed: nested, tree."),
      (["a.nav", "-o", ""], "The value '' is invalid for '-o <dir|file>'."),
      (
        ["a.nav", "--view", "tre"], "The value 'tre' is invalid for '--view <view>'. Allowed: nested, tree. Did you mean 'tree'?"
      ),
      (["a.nav", "--view", "x"], "The value 'x' is invalid for '--view <view>'. Allowed: nested, tree."),
      (["a.nav", "--view="], "The value '' is invalid for '--view <view>'. Allowed: nested, tree."),
      (["a.nav", "--scale", "0"], "The value '0' is invalid for '--scale <n>'. Allowed: whole numbers from 1 to 8."),
      (["a.nav", "--scale", "-1"], "The value '-1' is invalid for '--scale <n>'. Allowed: whole numbers from 1 to 8."),
      (["a.nav", "--scale", "2.5"], "The value '2.5' is invalid for '--scale <n>'. Allowed: whole numbers from 1 to 8."),
      (["a.nav", "--only", "-1"], "The value '-1' is invalid for '--only <n>'. Allowed: whole numbers from 0."),
      (
        ["a.nav", "-f", "svg,pgn"],
        "The value 'pgn' is invalid for '-f <format>'. Allowed: svg, png, pdf, dot. Did you mean 'png'?"
      ),
      (["a.nav", "-fsvg,,png"], "The value '' is invalid for '-f <format>'. Allowed: svg, png, pdf, dot."),
      (["a.nav", "a\u{1B}[31m\n", ""], "The value '' is invalid for '<input> ...'."),
      (["a.nav", "--view", "\u{1B}[2J\n"], #"The value '\u{1B}[2J\n' is invalid for '--view <view>'. Allowed: nested, tree."#),
      ([], "Missing expected argument '<input> ...'."),
      (["--quiet"], "Missing expected argument '<input> ...'."),
      (["a.nav", "-o", "-"], "'-o -' writes one frame; add '--only <n>'."),
    ])
  func saysWhatIsWrong(arguments: [String], message: String) {
    // The usage line is the same for all of them; its width is that of a stream that is no terminal.
    let answer = Answer(["draw"] + arguments)
    #expect(answer.messages == "Error: \(message)\n\(Self.drawUsage)\n")
    #expect(answer.output == "")
    #expect(answer.status == .wrongCall)
  }

  @Test(
    "Says what is wrong with the arguments of a command that takes few",
    arguments: [
      ([], "Missing expected argument '<shell>'. Allowed: bash, zsh, fish."),
      (["bahs"], "The value 'bahs' is invalid for '<shell>'. Allowed: bash, zsh, fish. Did you mean 'bash'?"),
      (["zsh", "a", "b"], "Unexpected argument 'b'."),
      (["zsh", "a", "b", "c d"], "2 unexpected arguments: 'b', 'c d'."),
    ])
  func saysWhatIsWrongWithArguments(arguments: [String], message: String) {
    let answer = Answer(["complete"] + arguments)
    #expect(
      answer.messages == """
        Error: \(message)
        Usage: sample complete <shell> [<topic>]
          See 'sample complete --help' for more information.

        """)
    #expect(answer.status == .wrongCall)
  }

  @Test(
    "Says what is wrong with the command",
    arguments: [
      (["darw"], "Unknown command 'darw'. Did you mean 'draw'?"),
      (["help", "compleet"], "Unknown command 'compleet'. Did you mean 'complete'?"),
      (["story.nav"], "Unknown command 'story.nav'."),
      (["--verison"], "Unknown option '--verison'. Did you mean '--version'?"),
      (["-"], "Unknown command '-'."),
    ])
  func saysWhatIsWrongWithCommand(arguments: [String], message: String) {
    let answer = Answer(arguments)
    #expect(
      answer.messages == "Error: \(message)\nUsage: sample <subcommand>\n  See 'sample --help' for more information.\n")
    #expect(answer.status == .wrongCall)
  }
}
