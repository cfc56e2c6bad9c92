internal import Foundation
internal import NavigationModel

/// The frames that a `frames.json` of an earlier rendering names.
///
/// The file lies where anybody can write. All that is taken from it is names, and of those only the ones that could be ours: whatever else
/// it says, nothing outside the folder and nothing of another kind can ever be removed because of it.
package struct FrameListing {
  /// The name of the file.
  package static let fileName = "frames.json"

  private struct Document: Decodable {
    struct Frame: Decodable {
      let files: [String]
    }

    let version: Int
    let frames: [Frame]
  }

  /// The names, each of which is the name of a frame.
  let names: Set<FrameFileName>
  /// Whether something has the listing's name and is none.
  let isForeign: Bool

  /// Reads the listing in a folder; one that is missing, foreign or broken names nothing.
  init(in folder: String, endings: Set<String>) {
    let path = folder.appendingName(Self.fileName)
    let status = FileStatus(of: path, followingLinks: false)
    guard let status, status.kind == .file, status.size <= Limits.inputBytes,
      let file = try? OpenFile(path, for: .reading), let bytes = try? file.bytes(limit: Limits.inputBytes),
      let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)), document.version == 1
    else {
      names = []
      // Pipes and folders are refused when they are written to.
      isForeign = status.map { $0.kind == .link || $0.kind == .file && $0.size > 0 } ?? false
      return
    }
    isForeign = false
    names = Set(document.frames.flatMap(\.files).compactMap { FrameFileName(recognising: $0, endings: endings) })
  }
}

extension String {
  /// The path of a name in the folder that this is the path of.
  func appendingName(_ name: String) -> String {
    if isEmpty { return name }
    return hasSuffix("/") ? self + name : "\(self)/\(name)"
  }
}
