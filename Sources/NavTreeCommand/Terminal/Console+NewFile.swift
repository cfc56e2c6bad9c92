internal import Foundation
internal import SequenceExport

extension Console {
  /// Writes a text to a file that nobody will miss, or to standard output.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The file; nil and `-` are standard output.
  ///   - isForced: Whether a file that holds something else is replaced.
  func write(_ text: String, toNew path: String?, isForced: Bool) throws -> ExitStatus {
    guard let path, path != "-" else {
      try write(text)
      return .fine
    }
    let bytes = Array(text.utf8)
    guard isForced || !holdsSomethingElse(path, than: bytes) else {
      say(
        .red("error:") + StyledText(" the file \(quoted(path)) exists and holds something else; to replace it, add '--force'"))
      return .cannotWrite
    }
    try AtomicFile(path).write(bytes)
    return .fine
  }

  /// Whether a file is there whose bytes somebody may miss; a device or a pipe has none.
  func holdsSomethingElse(_ path: String, than bytes: [UInt8]) -> Bool {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: target) else { return false }
    guard attributes[.type] as? FileAttributeType == .typeRegular else { return false }
    return FileManager.default.contents(atPath: target) != Data(bytes)
  }
}
