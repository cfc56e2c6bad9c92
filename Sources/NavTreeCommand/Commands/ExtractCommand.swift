internal import SequenceExport

/// `navtree extract`: the source that a picture carries.
enum ExtractCommand {
  static let output = Option("--output", "-o", value: "file", as: .path, help: "The file for the source; else standard output.")
  static let force = Flag("--force", help: "Replace a file that holds something else.")

  static let command = Command(
    "extract", does: "Give back the source that a picture was drawn from.",
    discussion: [
      "What comes out is what was drawn, to the last byte: a scenario with its comments, its JSON, or a dump. It comes from whoever made the "
        + "picture."
    ],
    examples: [Command.Example("navtree extract step.png -o story.nav", does: "Writes the scenario to go on from.")],
    takes: [PictureArguments.image, output, force]
  ) { call, console in
    let path = call[PictureArguments.image]
    var status = ExitStatus.fine
    guard let picture = console.picture(path, &status) else { return status }
    switch picture.record {
    case .failure(let failure):
      console.say(.red("error:") + StyledText(" \(console.shown(path)): \(failure)"))
      return .wrongInput
    case .success(let record):
      if !record.isSourceIntact {
        console.say(
          .yellow("warning:") + StyledText(" \(console.shown(path)): its source was changed after it was drawn"))
      }
      return try console.write(record.source, toNew: call[output], isForced: call[force])
    }
  }
}
