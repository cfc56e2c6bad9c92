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
    Command("navtree", does: "Draw an app's navigation as frames.", version: Version.current, subcommands: []))

  /// Runs the program on the arguments of this process, and ends the process.
  package func runAndExit() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst()), on: .ofThisProcess()).rawValue)
  }
}
