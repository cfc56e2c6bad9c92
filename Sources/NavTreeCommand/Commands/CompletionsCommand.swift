/// `navtree completions`: what a shell needs to complete calls.
enum CompletionsCommand {
  static let shell = Argument("shell", as: ValueKind<Shell>.choice, help: "The shell that the script is for.")

  static let command = Command(
    "completions", does: "Write the script that lets a shell complete calls of navtree.",
    discussion: [
      "The script goes to standard output; the examples put it where each shell looks for it. The folder for zsh must stand in 'fpath' "
        + "before 'compinit' is called. To try it in a running bash or zsh: source <(navtree completions bash)"
    ],
    examples: [
      Command.Example(
        "navtree completions bash > ~/.local/share/bash-completion/completions/navtree",
        does: "For bash with the package bash-completion."),
      Command.Example("navtree completions zsh > ~/.zfunc/_navtree", does: "For zsh with 'fpath+=~/.zfunc' in ~/.zshrc."),
      Command.Example("navtree completions fish > ~/.config/fish/completions/navtree.fish", does: "For fish."),
    ],
    takes: [shell]
  ) { call, console in
    try console.write(call[shell].completionScript(for: Program.navtree.root))
    return .fine
  }
}
