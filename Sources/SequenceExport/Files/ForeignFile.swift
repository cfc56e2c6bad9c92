internal import NavigationModel

/// A file in the way that navtree did not make, and that would be lost.
public struct ForeignFile: Error, Hashable, Sendable, CustomStringConvertible {
  /// Its path.
  public let path: String

  /// All of it in one line.
  public var description: String { "the file '\(path)' exists, and navtree did not make it" }

  /// Finds out whether one is in the way of a picture or a story; what holds no bytes is nobody's loss, such as a device or an empty file.
  ///
  /// - Parameters:
  ///   - path: Where the picture is to be.
  ///   - throughLinks: Whether the file counts that a link leads to; otherwise the link itself is somebody's.
  package init?(inTheWayAt path: String, throughLinks: Bool = true) {
    guard let status = FileStatus(of: path, followingLinks: throughLinks) else { return nil }
    switch status.kind {
    case .folder, .other: return nil
    case .file:
      let limit = Limits.inputBytes
      if status.size == 0 { return nil }
      if let file = try? OpenFile(path, for: .reading), let bytes = try? file.bytes(limit: limit), bytes.count <= limit,
        let picture = try? PictureFile(bytes), picture.isDrawnByNavtree
      {
        return nil
      }
    case .link: break
    }
    self.path = path
  }

  /// Names a file that the caller knows of.
  init(_ path: String) { self.path = path }
}
