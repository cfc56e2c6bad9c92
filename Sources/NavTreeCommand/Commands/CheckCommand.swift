internal import NavigationModel
internal import ScenarioLanguage
internal import SequenceExport

/// `navtree check`: reads, replays and tests scenarios.
enum CheckCommand {
  static let command = Command(
    "check", does: "Read and replay scenarios, and test what they expect.",
    discussion: [
      "Nothing is written. The status is 0 where there is no error, and 1 where there is one; warnings alone do not count.",
      "With '--format json' standard output gets one object that lists for each file all there is to say about it, and standard error "
        + "only what cannot be read.",
    ],
    examples: [
      Command.Example("navtree check *.nav", does: "Reports every mistake in all of them, with its place."),
      Command.Example("navtree check --format json story.nav", does: "The same for an editor or a script."),
    ],
    takes: [Shared.inputs, Shared.form, Shared.quiet]
  ) { call, console in
    let inputs = try Shared.inputs(of: call)
    switch call[Shared.form] {
    case .text: return inWords(inputs, isQuiet: call[Shared.quiet], on: console)
    case .json: return try asData(inputs, isQuiet: call[Shared.quiet], on: console)
    }
  }

  private static func inWords(_ inputs: [String], isQuiet: Bool, on console: Console) -> ExitStatus {
    var status = ExitStatus.fine
    for input in inputs {
      var own = ExitStatus.fine
      if let story = console.story(input, isQuiet: isQuiet, &own),
        console.replay(story, isQuiet: isQuiet, &own) != nil, own == .fine, !isQuiet
      {
        let count = story.scenario?.actions.count ?? 0
        console.say(StyledText("\(story.shownName): \(count) \(count == 1 ? "action" : "actions"), no errors"))
      }
      status = max(status, own)
    }
    return status
  }

  private static func asData(_ inputs: [String], isQuiet: Bool, on console: Console) throws -> ExitStatus {
    var status = ExitStatus.fine
    var files: [CheckRecord.File] = []
    for input in inputs {
      do {
        let story = try Story(readingFrom: input)
        let replay = story.scenario.map { Replay(of: $0) }
        let found = story.diagnostics + (replay.map(story.diagnostics(for:)) ?? [])
        if replay?.hasErrors ?? true { status = max(status, .wrongInput) }
        let told = found.filter { !isQuiet || $0.severity == .error }
        files.append(CheckRecord.File(story.input.displayName, Diagnostic.sorted(told)))
      } catch {
        status = max(status, console.report(error))
      }
    }
    try console.write(RecordJSON.bytes(CheckRecord(files: files)))
    return status
  }
}
