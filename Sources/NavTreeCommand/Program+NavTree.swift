#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension Program {
  /// The program `navtree`.
  package static let navtree = Program(
    Command(
      "navtree", does: "Draw an app's navigation as frames.",
      discussion: [
        "A scenario says how an app's tree of controllers starts and which actions happen; each action becomes one frame, in which "
          + "nothing moves that stays."
      ],
      examples: [
        Command.Example("navtree render story.nav", does: "Writes one SVG for each action."),
        Command.Example("navtree show story.nav", does: "Tells the same in words."),
      ],
      version: "navtree \(Version.current)",
      subcommands: [
        RenderCommand.command, ShowCommand.command, CheckCommand.command, ExplainCommand.command, FormatCommand.command,
        ImportCommand.command, DoctorCommand.command,
      ]))

  /// Runs the program on the arguments of this process, and ends the process.
  package func runAndExit() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst()), on: .ofThisProcess()).rawValue)
  }
}
