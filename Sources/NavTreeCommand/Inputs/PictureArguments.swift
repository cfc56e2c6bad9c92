internal import SequenceExport

/// What the commands take that look into pictures.
enum PictureArguments {
  static let images = Argument(
    "image", repeating: .path, help: "A picture that navtree drew, told by content; '-' is standard input.")
  static let image = Argument("image", as: .path, help: "A picture that navtree drew; '-' is standard input.")

  /// The pictures of a call.
  ///
  /// - Throws: ``WrongCall`` where standard input is among them twice.
  static func images(of call: Invocation) throws(WrongCall) -> [String] {
    let paths = call[images]
    guard paths.count(where: { $0 == "-" }) <= 1 else { throw WrongCall("Standard input can be read only once.") }
    return paths
  }
}

extension Console {
  /// Reads a picture and says why it can't be; nil where there is nothing to go on with.
  func picture(_ path: String, _ status: inout ExitStatus) -> PictureFile? {
    do {
      return try PictureFile(readingFrom: path)
    } catch let failure as PictureReadFailure {
      status = max(status, .wrongInput)
      say(.red("error:") + StyledText(" \(shown(path)): \(failure)"))
    } catch {
      status = max(status, report(error))
    }
    return nil
  }

  /// What to call a picture in messages.
  func shown(_ path: String) -> String { path == "-" ? "<stdin>" : visible(path, keepingLines: false) }
}
