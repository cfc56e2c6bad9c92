/// `navtree baseline`: stories in lines that are kept beside them, and compared.
enum BaselineCommand {
  static let inputs = Argument(
    "input", repeating: .path, help: "A scenario (.nav), its JSON, or the dump of a running app, told apart by content.")
  static let check = Flag(
    "--check", help: "Write nothing; print what changed since the baselines were written, and end with 1 if anything did.")
  static let force = Flag("--force", help: "Replace a file that is no baseline.")

  static let command = Command(
    "baseline", does: "Keep what happens in a story, a line for each step, and tell what changed.",
    discussion: [
      "The baseline of story.nav is story.journey beside it. A line has the step's number, its action and outcome, the way to the screen that "
        + "is visible, what appeared and was removed, and what UIKit says. Commit it with the scenario: a pull request then shows which steps "
        + "became others.",
      "With '--check' standard output gets the steps that changed, '-' before what the baseline says and '+' before what happens now. The "
        + "status is 1 where anything changed, a baseline is missing, or a scenario has a mistake.",
    ],
    examples: [
      Command.Example("navtree baseline story.nav", does: "Writes story.journey, or says that it is unchanged."),
      Command.Example("navtree baseline --check *.nav", does: "For CI: tells what changed in any of them."),
    ],
    takes: [inputs, check, force, Shared.quiet]
  ) { call, console in
    try BaselineWork(call, console).run()
  }
}
