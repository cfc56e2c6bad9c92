internal import SequenceExport

/// `navtree manual`: the manual page.
enum ManualCommand {
  static let command = Command(
    "manual", does: "Write the manual page.",
    discussion: ["The page goes to standard output, in the language mdoc, which every 'man' reads."],
    examples: [
      Command.Example("navtree manual | man -l -", does: "Shows it; on macOS write it to a file and call 'man ./navtree.1'."),
      Command.Example("navtree manual > ~/.local/share/man/man1/navtree.1", does: "Puts it where 'man navtree' finds it."),
    ],
    takes: []
  ) { _, console in
    try console.write(ManualPage(of: Program.navtree.root, date: Version.date).text)
    return .fine
  }
}
