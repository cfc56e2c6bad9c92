/// `navtree import`: the dumps of a running app as a scenario.
enum ImportCommand {
  static let dumps = Argument(
    "dump", repeating: .path,
    help: "What '_printHierarchy' printed of a running app, one after the other in time; '-' is standard input.")
  static let output = Option("--output", "-o", value: "file", as: .path, help: "The file for the scenario; else standard output.")
  static let force = Flag("--force", help: "Replace a file that holds something else.")

  static let anonymise = Flag(
    "--anonymise", help: "Put neutral names in place of the app's own classes and screens; UIKit's own stay.")

  static let command = Command(
    "import", does: "Make a scenario of a running app's hierarchy.",
    discussion: [
      "Pause the app in the debugger, type 'po UIViewController._printHierarchy()' or in Objective-C "
        + "'po [UIViewController _printHierarchy]', and save what it prints. The scenario starts with that tree; add actions to it.",
      "Of several dumps the first is the start, and actions lead from each to the next: the fewest that do it by UIKit's rules. The same "
        + "address is the same controller; where there are none, class and place tell. Where no action leads on, such as to another "
        + "root of the window, a note says what is different, and what follows is a scenario of its own: 'story-2.nav' beside 'story.nav'.",
    ],
    examples: [
      Command.Example("navtree import dump.txt -o story.nav", does: "Writes a scenario to go on from."),
      Command.Example("navtree import a.txt b.txt c.txt -o story.nav", does: "Writes what happened between three dumps."),
    ],
    takes: [dumps, output, force, anonymise]
  ) { call, console in
    try ImportWork(call, console).run()
  }
}
