import NavTreeCommand
import Testing

@Suite struct HelpTests {
  private static let rootHelp = """
    OVERVIEW: Draw navigation.

    USAGE: sample <subcommand>

    OPTIONS:
      --version               Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
      draw                    Draw the frames of scenarios.
      complete                Write a completion script.

      See 'sample help <subcommand>' for detailed help.

    """

  private static let drawHelp = """
    OVERVIEW: Draw the frames of scenarios.

    Frames are written to a folder that is named after the input, unless '--output'
    names another one.

    USAGE: sample draw <input> ... [--output <dir|file>] [--format <format>]
        [--view <view>] [--scale <n>] [--only <n>] [--quiet] [--verbose]

    ARGUMENTS:
      <input> ...             A scenario, or '-' for standard input.

    OPTIONS:
      -o, --output <dir|file>
                              Where the frames go.
      -f, --format <format>   What to write. (values, with commas between: svg, png,
                              pdf, dot; default: svg)
      --view <view>           How the tree is drawn. (values: nested, tree; default:
                              nested)
      --scale <n>             How large a PNG is. (1-8; default: 1)
      --only <n>              Draw this frame alone. (from 0)
      -q, --quiet             No progress line.
      -v, --verbose           Say more.
      -h, --help              Show help information.

    EXAMPLES:
      sample draw story.nav -f svg,png
          Writes two files for each frame.

    """

  @Test("Shows the commands", arguments: [["--help"], ["-h"], ["help"], ["help", "--help"]])
  func showsCommands(arguments: [String]) {
    let answer = Answer(arguments)
    #expect(answer.output == Self.rootHelp)
    #expect(answer.messages == "")
    #expect(answer.status == .fine)
  }

  @Test(
    "Shows a command, however wrong the rest of the call is",
    arguments: [
      ["draw", "--help"], ["draw", "-h"], ["help", "draw"], ["draw", "--help", "--nonsense"], ["draw", "--nonsense", "-h"],
      ["draw", "-qh"],
    ])
  func showsCommand(arguments: [String]) {
    let answer = Answer(arguments)
    #expect(answer.output == Self.drawHelp)
    #expect(answer.messages == "")
    #expect(answer.status == .fine)
  }

  @Test("Says what it can do when called alone, but not on standard output")
  func helpsWhoCallsItAlone() {
    let answer = Answer([])
    #expect(answer.output == "")
    #expect(answer.messages == Self.rootHelp)
    #expect(answer.status == .wrongCall)
  }

  @Test("Keeps to the width", arguments: [40, 60, 100])
  func keepsToWidth(width: Int) {
    let lines = Answer(["draw", "--help"], width: width).output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= width }, "\(lines.filter { $0.count > width })")
    #expect(lines.contains { $0.count > width - 14 })
  }
}
