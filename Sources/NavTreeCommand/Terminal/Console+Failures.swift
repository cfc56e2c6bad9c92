internal import GraphvizEngine
internal import SequenceExport

extension Console {
  /// Says why work failed, in one line.
  ///
  /// A command that goes on with its next input calls this itself and keeps the status; what a command throws comes here too.
  ///
  /// - Parameters:
  ///   - error: a failure of a file or of a stream; anything else is a fault of the program.
  ///   - path: what was to be made, where there is more than one thing that the failure could be about.
  /// - Returns: the status that the failure stands for.
  package func report(_ error: any Error, making path: String? = nil) -> ExitStatus {
    let place = path.map { "\($0): " } ?? ""
    return switch error {
    // The reader has seen enough, as in `navtree show story.nav | head`; that is their right, and no failure of ours.
    case StreamFailure.readerLeft: .fine
    case StreamFailure.system(let words): report("can't write standard output: \(words)", .cannotWrite)
    case let failure as ReadFailure: report("\(failure)", .cannotRead)
    case let failure as WriteFailure: report("\(failure)", .cannotWrite)
    case let file as ForeignFile: report("\(file); to replace it, add '--force'", .cannotWrite)
    case let failure as DrawingFailure: report("\(place)\(failure)", .internalFault)
    case let failure as GraphvizError: report("\(place)\(failure)", .internalFault)
    case EncodingError.invalidValue(_, let context):
      report("a fault of the program itself: this can't be written as JSON: \(context.debugDescription)", .internalFault)
    default: report("a fault of the program itself: \(error)", .internalFault)
    }
  }

  /// Says why nothing happens yet.
  func sayWaiting(for folder: String) {
    say(StyledText("waiting for another navtree that writes into \(visible(folder, keepingLines: false))"))
  }

  /// Says one line that begins with "error:", in which a path with a line break stays on it.
  private func report(_ text: String, _ status: ExitStatus) -> ExitStatus {
    say(.red("error:") + StyledText(" " + visible(text, keepingLines: false)))
    return status
  }
}
