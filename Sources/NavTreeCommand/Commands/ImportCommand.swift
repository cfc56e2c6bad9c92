internal import Foundation
internal import HierarchyReading
internal import NavigationModel
internal import ScenarioLanguage
internal import SequenceExport

/// `navtree import`: the dump of a running app as a scenario.
enum ImportCommand {
  static let dump = Argument(
    "dump", as: .path, help: "What '_printHierarchy' printed of a running app; '-' is standard input.")
  static let output = Option("--output", "-o", value: "file", as: .path, help: "The file for the scenario; else standard output.")
  static let force = Flag("--force", help: "Replace a file that holds something else.")

  static let anonymise = Flag(
    "--anonymise", help: "Put neutral names in place of the app's own classes and screens; UIKit's own stay.")

  static let command = Command(
    "import", does: "Make a scenario of a running app's hierarchy.",
    discussion: [
      "Pause the app in the debugger, type 'po UIViewController._printHierarchy()' or in Objective-C "
        + "'po [UIViewController _printHierarchy]', and save what it prints. The scenario starts with that tree; add actions to it."
    ],
    examples: [Command.Example("navtree import dump.txt -o story.nav", does: "Writes a scenario to go on from.")],
    takes: [dump, output, force, anonymise]
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
    let words = ScenarioFormatter.text(of: Scenario(tree: (call[anonymise] ? dump.anonymised() : dump).tree))
    let mistakes = ParsedScenario(parsing: words).diagnostics
    guard mistakes.isEmpty else {
      for mistake in mistakes {
        console.say("\(story.shownName): " + .red("error:") + StyledText(" no scenario can say this: \(mistake.message)"))
      }
      return max(status, .wrongInput)
    }
    let text = Array(words.utf8)
    if let path = call[output], path != "-" {
      guard call[force] || !holdsSomethingElse(path, than: text) else {
        console.say(
          .red("error:") + StyledText(" the file \(quoted(path)) exists and holds something else; to replace it, add '--force'"))
        return max(status, .cannotWrite)
      }
      try AtomicFile(path).write(text)
    } else {
      try console.write(words)
    }
    return status
  }

  /// Whether a file is there whose bytes somebody may miss; a device or a pipe has none.
  private static func holdsSomethingElse(_ path: String, than bytes: [UInt8]) -> Bool {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: target) else { return false }
    guard attributes[.type] as? FileAttributeType == .typeRegular else { return false }
    return FileManager.default.contents(atPath: target) != Data(bytes)
  }
}
