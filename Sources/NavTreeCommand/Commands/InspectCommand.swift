internal import SequenceExport

/// `navtree inspect`: what pictures show.
enum InspectCommand {
  static let command = Command(
    "inspect", does: "Tell what a picture shows, and what it was drawn from and with.",
    discussion: [
      "What is told comes from the picture itself: title, step and action, outcome, what is visible, the tree, sizes, versions and fonts. A "
        + "picture without a source tells its own title and size. Nothing is drawn."
    ],
    examples: [
      Command.Example("navtree inspect step.png", does: "Tells it in words."),
      Command.Example("navtree inspect pictures/*.svg --format json", does: "The same as data, an object for each picture."),
    ],
    takes: [PictureArguments.images, Shared.form]
  ) { call, console in
    var status = ExitStatus.fine
    var reports: [PictureReport] = []
    for path in try PictureArguments.images(of: call) {
      guard let picture = console.picture(path, &status) else { continue }
      let report = PictureReport(of: picture, at: path == "-" ? "<stdin>" : path)
      switch call[Shared.form] {
      case .text: try console.write(report.text)
      case .json: reports.append(report)
      }
      if report.fault != nil { status = max(status, .wrongInput) }
    }
    if call[Shared.form] == .json { try console.write(RecordJSON.bytes(reports)) }
    return status
  }
}
