internal import HierarchyReading
internal import NavigationModel
internal import ScenarioLanguage
internal import SequenceExport

/// `navtree import`: the dump of a running app as a scenario.
enum ImportCommand {
  static let dump = Argument(
    "dump", as: .path, help: "What '_printHierarchy' printed of a running app; '-' is standard input.")
  static let output = Option("--output", "-o", value: "file", as: .path, help: "The file for the scenario; else standard output.")

  static let command = Command(
    "import", does: "Make a scenario of a running app's hierarchy.",
    discussion: [
      "Pause the app in the debugger, type 'po UIViewController._printHierarchy()' or in Objective-C "
        + "'po [UIViewController _printHierarchy]', and save what it prints. The scenario starts with that tree; add actions to it."
    ],
    examples: [Command.Example("navtree import dump.txt -o story.nav", does: "Writes a scenario to go on from.")],
    takes: [dump, output]
  ) { call, console in
    if let path = call[output], isSameFile(path, call[dump]) {
      throw WrongCall("The output \(quoted(path)) is the dump itself; name another file.")
    }
    var status = ExitStatus.fine
    guard let story = console.story(call[dump], &status) else { return status }
    guard case .dump(let dump) = story.form else {
      console.say(
        "\(story.shownName): " + .red("error:")
          + " this is no dump of a hierarchy; its rows look like '<UINavigationController 0x7f…>, state: appeared, view: <…>'")
      return max(status, .wrongInput)
    }
    guard let dump else { return status }
    let text = Array(ScenarioFormatter.text(of: Scenario(tree: dump.tree)).utf8)
    if let path = call[output], path != "-" {
      try AtomicFile(path).write(text)
    } else {
      try console.write(text)
    }
    return status
  }
}
