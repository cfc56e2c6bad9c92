import Foundation
import NavTreeCommand

/// A bash or zsh at a terminal, to which a completion script was shown.
///
/// The program itself is replaced by a function that prints the words it is called with: so a test sees what a user's call would have been.
/// ^T puts all that is offered into the line, which both shells have a command for.
final class InteractiveShell {
  private static let prompt = "READY> "
  private static let end = "@end"

  private let terminal: Terminal
  private let process = Process()

  /// Starts a shell in a desk's folder, where the files are that it can offer.
  init(_ shell: Shell, completing program: String, with script: String, in desk: Desk) throws {
    let tool: Tool? =
      switch shell {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    guard let tool else { throw Tool.Missing() }
    try desk.put(script, in: ".setup/script")
    let common = """
      PS1='\(Self.prompt)'
      \(program)() { printf '\\n'; printf '@[%s]' "$@"; printf '\(Self.end)\\n'; }

      """
    try desk.put(common + "source ./.setup/script\nbind '\"\\C-t\": insert-completions'\n", in: ".setup/bashrc")
    try desk.put(
      common + """
        autoload -U compinit; compinit -u -D
        source ./.setup/script
        zstyle ':completion:all-matches:*' completer _all_matches _complete
        zstyle ':completion:all-matches:*' insert true
        zle -C all-matches complete-word _generic
        bindkey '^T' all-matches

        """, in: ".setup/.zshrc")
    terminal = try Terminal()
    process.executableURL = URL(fileURLWithPath: tool.path)
    process.arguments = shell == .bash ? ["--noprofile", "--rcfile", "\(desk.path)/.setup/bashrc", "-i"] : ["-d", "-i"]
    process.currentDirectoryURL = URL(fileURLWithPath: desk.path)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TERM": "dumb", "ZDOTDIR": "\(desk.path)/.setup", "INPUTRC": "/dev/null", "HISTFILE": ""]
    ) { $1 }
    process.standardInput = terminal.program
    process.standardOutput = terminal.program
    process.standardError = terminal.program
    try process.run()
    _ = try terminal.text(until: Self.prompt)
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// What a line becomes when a key is pressed at its end.
  ///
  /// - Parameters:
  ///   - line: the program's name and what follows, the last word unfinished.
  ///   - key: ^T for all that is offered, a tab for what is completed.
  /// - Returns: the words in place of the last one.
  func words(in place: String, key: Character) throws -> [String] {
    try terminal.type("\(place)\(key)\n")
    let text = try terminal.text(until: Self.end, Self.prompt)
    let words = text.components(separatedBy: "@[").dropFirst().compactMap { $0.components(separatedBy: "]").first }
    return Array(words.dropFirst(place.split(separator: " ", omittingEmptySubsequences: false).count - 2)).filter { !$0.isEmpty }
  }
}
