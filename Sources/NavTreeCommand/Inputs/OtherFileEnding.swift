internal import Foundation

/// The ending of a path that names a file of a kind that nothing is drawn as: who writes `-o pic.jpeg` does not mean a folder.
struct OtherFileEnding {
  /// The ending without its dot, as it was written.
  let text: String

  private static let known: Set<String> = [
    "jpeg", "jpg", "webp", "heic", "bmp", "tif", "tiff", "eps", "ps", "ai", "mp4", "mov", "txt", "htm", "json",
    "xml",
    "md", "gv", "nav", "zip",
  ]

  /// Looks at a path; nil where it ends in anything else, ends with a slash, or leads to a folder that is there.
  init?(ofPath path: String) {
    guard !path.hasSuffix("/") else { return nil }
    let ending = URL(fileURLWithPath: path).pathExtension
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard Self.known.contains(ending.lowercased()), !exists || !isFolder.boolValue else { return nil }
    text = ending
  }
}
