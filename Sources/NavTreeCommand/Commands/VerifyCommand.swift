internal import GraphvizEngine
internal import SequenceExport

/// `navtree verify`: whether pictures are what their sources draw.
enum VerifyCommand {
  static let command = Command(
    "verify", does: "Draw pictures again from the source in them, and tell whether they are the same.",
    discussion: [
      "A picture that is not the same to the last byte gets its reason: another Graphviz or another font, a source that was changed, or the "
        + "first place that was edited. The status is 0 where all are the same, and 1 otherwise."
    ],
    examples: [Command.Example("navtree verify pictures/*.svg", does: "Says of each whether it is what its source draws.")],
    takes: [PictureArguments.images, Shared.quiet]
  ) { call, console in
    var status = ExitStatus.fine
    for path in try PictureArguments.images(of: call) {
      guard let picture = console.picture(path, &status) else { continue }
      let reasons = try reasonsAgainst(picture, path)
      if reasons.isEmpty {
        if !call[Shared.quiet] { console.say(StyledText("\(console.shown(path)): what its source draws")) }
      } else {
        status = max(status, .wrongInput)
        console.say(StyledText("\(console.shown(path)): ") + .red("not what its source draws"))
        for reason in reasons { console.say(StyledText("  " + visible(reason, keepingLines: false))) }
      }
    }
    return status
  }

  /// Why a picture is not what its source draws; empty where it is.
  private static func reasonsAgainst(_ picture: PictureFile, _ path: String) throws -> [String] {
    let record: PictureRecord
    switch picture.record {
    case .failure(let failure): return ["\(failure)"]
    case .success(let found): record = found
    }
    var reasons = record.isSourceIntact ? [] : ["its source was changed after it was drawn"]
    do {
      let story = try PictureStory(of: record, in: path)
      let drawn = try record.redrawn(of: story.steps, title: story.title)
      guard let difference = PictureDifference(picture.bytes, from: drawn, kind: picture.kind) else { return reasons }
      reasons += try record.otherTools()
      reasons.append("\(difference)")
    } catch let fault as SourceFault {
      reasons.append("\(fault)")
    } catch let failure as PictureReadFailure {
      reasons.append("\(failure)")
    } catch let failure as DrawingFailure {
      reasons.append("its source can't be drawn: \(failure)")
    }
    return reasons
  }
}
