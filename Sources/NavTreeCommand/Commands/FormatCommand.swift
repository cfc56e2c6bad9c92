internal import NavigationModel
internal import ScenarioLanguage
internal import SequenceExport

/// `navtree fmt`: scenarios in their canonical form.
enum FormatCommand {
  static let check = Flag("--check", help: "Write nothing; list what is not in canonical form, and end with 1 if there is any.")

  static let command = Command(
    "fmt", does: "Write scenarios in their canonical form.",
    discussion: [
      "A file is rewritten in place, with its comments; one that is canonical already is left alone. Standard input is written to standard "
        + "output. A file with a mistake is not touched."
    ],
    examples: [Command.Example("navtree fmt --check *.nav", does: "For scripts: says which files 'navtree fmt' would change.")],
    takes: [Shared.inputs, check]
  ) { call, console in
    var status = ExitStatus.fine
    for input in try Shared.inputs(of: call) {
      do {
        guard let story = console.story(input, &status), story.scenario != nil else { continue }
        guard let text = try canonical(story) else {
          console.say(
            "\(story.shownName): " + .red("error:")
              + " a dump has no canonical form; make a scenario of it with 'navtree import'")
          status = max(status, .wrongInput)
          continue
        }
        let isCanonical = text == story.input.text
        if call[check] {
          guard !isCanonical else { continue }
          try console.write("\(story.shownName)\n")
          status = max(status, .wrongInput)
        } else if input == "-" {
          try console.write(Array(text.utf8))
        } else if !isCanonical {
          try AtomicFile(input).write(Array(text.utf8))
        }
      } catch {
        status = max(status, console.report(error))
      }
    }
    return status
  }

  /// The canonical text of a story; nil where it has none.
  private static func canonical(_ story: Story) throws -> String? {
    switch story.form {
    case .text(let parsed): ScenarioFormatter.text(of: parsed)
    case .document(let document): try document.map { String(decoding: try RecordJSON.bytes($0), as: UTF8.self) }
    case .dump: nil
    }
  }
}
