internal import NavigationModel
internal import SequenceExport

/// `navtree show`: scenarios in words or as data.
enum ShowCommand {
  /// How a transcript is written.
  enum Form: String, CaseIterable, Sendable {
    case text
    case json
  }

  static let form = Option("--format", "-f", value: "format", as: .choice, default: Form.text, help: "Words, or data.")

  static let command = Command(
    "show", does: "Tell what each action does, in words or as JSON.",
    discussion: [
      "The transcript has each step's action and outcome, what UIKit says, and the tree after it. JSON is one object for one input, and "
        + "an array of them for several."
    ],
    examples: [Command.Example("navtree show story.nav", does: "Prints the transcript.")],
    takes: [Shared.inputs, form]
  ) { call, console in
    var status = ExitStatus.fine
    let inputs = try Shared.inputs(of: call)
    var records: [TranscriptRecord] = []
    var isFirst = true
    for input in inputs {
      guard let story = console.story(input, &status), let replay = console.replay(story, &status) else { continue }
      switch call[form] {
      case .text:
        let transcript = TranscriptText(title: story.scenario?.title, steps: replay.steps).text
        let heading = inputs.count > 1 ? "== \(story.shownName) ==\n" : ""
        try console.write((isFirst ? "" : "\n") + heading + transcript)
      case .json: records.append(TranscriptRecord(title: story.scenario?.title, steps: replay.steps))
      }
      isFirst = false
    }
    guard call[form] == .json else { return status }
    if inputs.count > 1 {
      try console.write(RecordJSON.bytes(records))
    } else if let record = records.first {
      try console.write(RecordJSON.bytes(record))
    }
    return status
  }
}
