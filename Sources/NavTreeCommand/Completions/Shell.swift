/// The shells that a completion script can be written for; the raw value is the word on the command line.
package enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}

extension Shell {
  /// The script that completes calls of a program.
  ///
  /// - Parameter root: the command that the program is.
  /// - Returns: the script, with a line break at its end.
  package func completionScript(for root: Command) -> String {
    let table = CompletionTable(of: root)
    return switch self {
    case .bash: BashCompletion(table).text
    case .zsh: ZshCompletion(table).text
    case .fish: FishCompletion(table).text
    }
  }
}
