internal import NavigationModel
internal import SequenceExport

/// `navtree check`: reads, replays and tests scenarios.
enum CheckCommand {
  static let command = Command(
    "check", does: "Read and replay scenarios, and test what they expect.",
    discussion: [
      "Nothing is written. The status is 0 where there is no error, and 1 where there is one; warnings alone do not count."
    ],
    examples: [Command.Example("navtree check *.nav", does: "Reports every mistake in all of them, with its place.")],
    takes: [Shared.inputs, Shared.quiet]
  ) { call, console in
    let isQuiet = call[Shared.quiet]
    var status = ExitStatus.fine
    for input in try Shared.inputs(of: call) {
      var own = ExitStatus.fine
      if let story = console.story(input, isQuiet: isQuiet, &own),
        let replay = console.replay(story, isQuiet: isQuiet, &own), own == .fine, !isQuiet
      {
        let count = replay.steps.count - 1
        console.say(StyledText("\(story.shownName): \(count) \(count == 1 ? "action" : "actions"), no errors"))
      }
      status = max(status, own)
    }
    return status
  }
}
