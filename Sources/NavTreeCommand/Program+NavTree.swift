#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

internal import GraphvizEngine

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
  ///
  /// What Graphviz's libraries print by themselves is kept, for the commands to tell in their own words. That is for the process to decide:
  /// where others use standard error at the same time, such as tests, it would catch their words too.
  package func runAndExit() -> Never {
    GraphvizEngine.shared.keepStandardError(true)
    exit(run(Array(CommandLine.arguments.dropFirst()), on: .ofThisProcess()).rawValue)
  }
}
