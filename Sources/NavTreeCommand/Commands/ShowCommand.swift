/// `navtree show`: scenarios in words or as data.
enum ShowCommand {
  /// How a transcript is written.
  enum Form: String, CaseIterable, Sendable {
    case text
    case json
    case dump
  }

  static let form = Option(
    "--format", "-f", value: "format", as: .choice, default: Form.text,
    help: "Words, data, or what UIKit would print of the controllers.")
  static let only = Option("--only", value: "n", as: .integer(in: 0...Int.max), help: "Tell only this step; 0 is the start.")

  static let command = Command(
    "show", does: "Tell what each action does, in words, as JSON, or as UIKit's own dump.",
    discussion: [
      "The transcript has each step's action and outcome, what UIKit says, and the tree after it. JSON is one object for one input, and "
        + "an array of them for several.",
      "A dump is what '_printHierarchy' would print after the step, with invented addresses. Above each of several dumps stands a line "
        + "like '# 3/12 push Detail'. One dump alone has no such line, so that navtree reads it again; only classes are named in it, "
        + "so other names are lost.",
    ],
    examples: [
      Command.Example("navtree show story.nav", does: "Prints the transcript."),
      Command.Example("navtree show a.txt b.txt c.txt --story", does: "What happened between three dumps."),
      Command.Example(
        "navtree show story.nav --only 3 -f dump | navtree import -", does: "Makes a scenario that starts where step 3 ends."),
    ],
    takes: [Shared.inputs, Shared.story, form, only]
  ) { call, console in
    try ShowWork(call, console).run()
  }
}
