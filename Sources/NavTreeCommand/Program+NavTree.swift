internal import Foundation
internal import SequenceExport

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension Program {
  /// The program `navtree`.
  package static let navtree: Program = Program(
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
        RenderCommand.command, DocsCommand.command, ShowCommand.command, CheckCommand.command, BaselineCommand.command,
        ExplainCommand.command, FormatCommand.command, ImportCommand.command, InspectCommand.command, ExtractCommand.command,
        VerifyCommand.command, DoctorCommand.command, CompletionsCommand.command, ManualCommand.command,
      ], advice: adviceOnFile))

  /// Who names a file and no command wants to see it.
  @Sendable private static func adviceOnFile(_ word: String) -> String? {
    let looksLikeInput = ["nav", "json", "txt"].contains(URL(fileURLWithPath: word).pathExtension.lowercased())
    var isFolder: ObjCBool = false
    guard looksLikeInput || (FileManager.default.fileExists(atPath: word, isDirectory: &isFolder) && !isFolder.boolValue)
    else { return nil }
    let isPlain = word.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"'\"\\$`!*?[](){}<>|&;~#".utf8.contains($0) }
    return "To draw it: navtree render \(isPlain ? word : quoted(word))"
  }

  /// Runs the program on the arguments of this process, and ends the process.
  package func runAndExit() -> Never {
    let (words, console) = (Array(CommandLine.arguments.dropFirst()), Console.ofThisProcess())
    if let number = Self.firstArgumentThatIsNoText {
      let shown = words.indices.contains(number - 1) ? " " + quoted(words[number - 1]) : ""
      console.say(
        .red("error:")
          + StyledText(
            " argument \(number),\(shown), is not UTF-8, so no file can be found by it; rename the file, or read it from standard input"
          ))
      exit(ExitStatus.wrongCall.rawValue)
    }
    exit(run(words, on: console).rawValue)
  }

  /// The place of the first word of the call that is no UTF-8. Swift has replaced what is none by now, which would name another file.
  private static var firstArgumentThatIsNoText: Int? {
    (0..<Int(CommandLine.argc)).dropFirst().first { number in
      CommandLine.unsafeArgv[number].map { String(validatingCString: $0) == nil } ?? false
    }
  }
}
