internal import NavigationModel
internal import ScenarioLanguage
internal import SequenceExport

/// `navtree fmt`: scenarios in their canonical form, or in the other one.
enum FormatCommand {
  static let check = Flag("--check", help: "Write nothing; list what is not in canonical form, and end with 1 if there is any.")
  static let target = Option(
    "--to", value: "form", as: ValueKind<ScenarioForm>.choice,
    help: "Write one scenario in this form on standard output, and leave its file alone.")

  static let command = Command(
    "fmt", does: "Write scenarios in their canonical form, or turn text into JSON and back.",
    discussion: [
      "A file is rewritten in place, with its comments; one that is canonical already is left alone. Standard input is written to standard "
        + "output. A file with a mistake is not touched.",
      "JSON has no place for comments, so '--to json' leaves them out.",
    ],
    examples: [
      Command.Example("navtree fmt --check *.nav", does: "For scripts: says which files 'navtree fmt' would change."),
      Command.Example("navtree fmt --to json story.nav", does: "Shows what the scenario looks like as JSON."),
      Command.Example("navtree fmt --to nav story.json > story.nav", does: "Makes text of JSON."),
    ],
    takes: [Shared.inputs, check, target]
  ) { call, console in
    let inputs = try Shared.inputs(of: call)
    if let target = call[target] {
      guard inputs.count == 1 else { throw WrongCall("'--to' writes one scenario; give one input.") }
      guard !call[check] else { throw WrongCall("'--check' writes nothing, and '--to' writes the other form; drop one of them.") }
      return try convert(inputs[0], to: target, on: console)
    }
    var status = ExitStatus.fine
    for input in inputs {
      do {
        let stamp = FileStamp(of: input)
        guard let story = story(input, on: console, &status), let text = try canonical(story) else { continue }
        let isCanonical = text == story.input.text
        if call[check] {
          guard !isCanonical else { continue }
          try console.write("\(story.shownName)\n")
          status = max(status, .wrongInput)
        } else if input == "-" {
          try console.write(text)
        } else if !isCanonical {
          try AtomicFile(input).write(Array(text.utf8), inPlaceOf: stamp)
        }
      } catch {
        status = max(status, console.report(error))
      }
    }
    return status
  }

  private static func convert(_ input: String, to form: ScenarioForm, on console: Console) throws -> ExitStatus {
    var status = ExitStatus.fine
    guard let story = story(input, on: console, &status), let scenario = story.scenario else { return status }
    switch (story.form, form) {
    case (.text(let parsed), .nav): try console.write(ScenarioFormatter.text(of: parsed) ?? "")
    case (_, .nav): try console.write(ScenarioFormatter.text(of: scenario))
    case (_, .json): try console.write(RecordJSON.bytes(ScenarioDocument(scenario)))
    }
    return status
  }

  /// Reads an input that is without mistakes and no dump; otherwise says why it is left alone.
  private static func story(_ input: String, on console: Console, _ status: inout ExitStatus) -> Story? {
    guard let story = console.story(input, &status), story.scenario != nil else { return nil }
    guard case .dump = story.form else { return story }
    console.say(
      "\(story.shownName): " + .red("error:") + " a dump has no canonical form; make a scenario of it with 'navtree import'")
    status = max(status, .wrongInput)
    return nil
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

/// The two forms of a scenario; the raw value is the word on the command line.
enum ScenarioForm: String, CaseIterable, Sendable {
  case nav
  case json
}
