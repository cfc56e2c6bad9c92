/// A file that appears whole or not at all.
///
/// The bytes go to a new file in the same folder, which then takes the name in one step. Whoever reads sees the old bytes or the new
/// ones. There is no `fsync`: it would make a thousand frames many times slower, and they can be drawn again after a power failure.
public struct AtomicFile: Sendable {
  /// Its path.
  public let path: String

  private let throughLinks: Bool

  /// After so many names that are taken somebody has to clear up.
  private static let mostLeftovers = 100

  /// Names a file; nothing is done yet.
  ///
  /// - Parameters:
  ///   - path: its path.
  ///   - throughLinks: whether the file that a link leads to is written, and a device or named pipe as it is; otherwise a file takes the
  ///     place of a link, and a device or pipe is a failure.
  public init(_ path: String, throughLinks: Bool = true) {
    self.path = path
    self.throughLinks = throughLinks
  }

  /// Writes the file, and the folders on the way to it if they are missing.
  ///
  /// A file that has these bytes already is left alone, so that tools that look at its time see no change. One that has others keeps its
  /// permissions. Where a link leads to a file that is not there, that file is made. A named pipe waits for its reader.
  ///
  /// - Parameter bytes: all that the file is to hold.
  /// - Returns: whether anything had to be written.
  /// - Throws: ``WriteFailure``; then the file is as it was before.
  @discardableResult
  public func write(_ bytes: [UInt8]) throws(WriteFailure) -> Change {
    if throughLinks, FileStatus(of: path, followingLinks: true)?.kind == .other {
      try writeThrough(bytes, to: path)
      return .written
    }
    let target = throughLinks ? try endOfLinks() : path
    let before = FileStatus(of: target, followingLinks: false)
    if before?.kind == .file, holds(bytes, at: target, size: before?.size) { return .unchanged }
    try prepare(for: before)
    try put(bytes, at: target, like: before)
    return .written
  }

  /// Sees that a file can take the place of what is there, and makes the folders on the way to it.
  func prepare(for before: FileStatus?) throws(WriteFailure) {
    switch before?.kind {
    case .other:
      // A pipe with a frame's name would stop the program until somebody reads from it.
      throw WriteFailure(path: path, attempt: "replacing what is there", reason: "it is a pipe or a device, and no file")
    case .folder: throw failure("giving it its name", .isFolder)
    case nil where path.utf8.last == UInt8(ascii: "/"): throw failure("giving it its name", .isFolder)
    case .file, .link, nil: try createFolders()
    }
  }

  /// Writes other bytes into a file that was read before, unless somebody has changed it since.
  ///
  /// - Parameters:
  ///   - bytes: all that the file is to hold.
  ///   - read: what the file was just before it was read; nil where it could not be seen.
  /// - Throws: ``WriteFailure``; then the file is as whoever changed it has left it.
  package func write(_ bytes: [UInt8], inPlaceOf read: FileStamp?) throws(WriteFailure) {
    let target = try endOfLinks()
    let before = FileStatus(of: target, followingLinks: false)
    if before?.kind == .other {
      throw WriteFailure(path: path, attempt: "writing it in place", reason: "it is a pipe or a device, and no file")
    }
    try refuse(ifChangedSince: read)
    try put(bytes, at: target, like: before, ifStill: read)
  }

  /// Refuses a file that is no longer what it was.
  ///
  /// - Throws: ``WriteFailure``.
  package func refuse(ifChangedSince read: FileStamp?) throws(WriteFailure) {
    guard let read, FileStamp(of: path) == read else {
      throw WriteFailure(
        path: path, attempt: "writing it in place", reason: "it was changed after it was read, and is left as it is now")
    }
  }
}

extension AtomicFile {
  /// What became of a file.
  public enum Change: Hashable, Sendable {
    /// It is new, or its bytes are.
    case written

    /// It had these bytes already.
    case unchanged
  }

  private func holds(_ bytes: [UInt8], at target: String, size: Int?) -> Bool {
    guard size == bytes.count, let file = try? OpenFile(target, for: .reading) else { return false }
    return (try? file.bytes(limit: bytes.count)) == bytes
  }

  /// A device or a named pipe has no bytes that could be half there; replacing it by a file is the one thing nobody wants.
  private func writeThrough(_ bytes: [UInt8], to target: String) throws(WriteFailure) {
    do throws(SystemError) {
      let file = try OpenFile(target, for: .writing)
      try file.write(bytes)
      try file.finish()
    } catch {
      throw failure("writing to it", error)
    }
  }

  /// The file that is written in the end: where a link leads to, even if nothing is there yet.
  private func endOfLinks() throws(WriteFailure) -> String {
    if let target = linkTarget(of: path) { return target }
    do {
      return try endOfDanglingLinks(at: path)
    } catch {
      throw failure("following the link", error)
    }
  }

  /// Makes the folders on the way to the file.
  func createFolders() throws(WriteFailure) { _ = try makeFolders() }

  /// The same.
  ///
  /// - Returns: The folders that were not there, outer ones first.
  package func makeFolders() throws(WriteFailure) -> [String] {
    var made: [String] = []
    // By bytes, as the system does it: to Swift a slash with an accent behind it is another character.
    for end in path.utf8.indices.dropFirst() where path.utf8[end] == UInt8(ascii: "/") {
      let folder = String(path[..<end])
      guard FileStatus(of: folder, followingLinks: true)?.kind != .folder else { continue }
      do {
        try createFolder(folder)
        made.append(folder)
      } catch {
        throw failure("creating the folder '\(folder)'", error)
      }
    }
    return made
  }

  private func put(
    _ bytes: [UInt8], at target: String, like before: FileStatus?, ifStill read: FileStamp? = nil
  ) throws(WriteFailure) {
    let temporary = try createTemporary(beside: target) { (temporary) throws(SystemError) in
      try fill(TemporaryFiles.create(temporary), at: temporary, with: bytes, like: before)
    }
    do throws(WriteFailure) {
      if let read { try refuse(ifChangedSince: read) }
      do throws(SystemError) {
        try TemporaryFiles.move(temporary, to: target)
      } catch {
        throw failure("giving it its name", error)
      }
    } catch {
      TemporaryFiles.remove(temporary)
      throw error
    }
  }

  /// Creates a file that is to take the name later.
  ///
  /// - Parameter create: Creates it at a path at which there is nothing.
  /// - Returns: That path.
  func createTemporary(
    beside target: String, _ create: (String) throws(SystemError) -> Void
  ) throws(WriteFailure) -> String {
    let folder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { target[...$0] } ?? ""
    var number = 0
    while true {
      let temporary = "\(folder).navtree-\(processNumber)-\(number).tmp"
      do throws(SystemError) {
        try create(temporary)
        return temporary
      } catch {
        // One that a process of the same number has left behind is not ours to remove.
        if error.code == alreadyExists, number == Self.mostLeftovers {
          throw WriteFailure(
            path: path, attempt: "writing a new file beside it",
            reason: "files from '\(folder).navtree-\(processNumber)-0.tmp' to '…-\(number).tmp' are in the way, which "
              + "interrupted programs have left behind; remove '.navtree-*.tmp' there")
        }
        guard error.code == alreadyExists else {
          throw failure(
            target == path || linkTarget(of: path) != nil
              ? "writing a new file beside it" : "writing to '\(target)', where the link leads,", error)
        }
        number += 1
      }
    }
  }

  private func fill(
    _ file: consuming OpenFile, at temporary: String, with bytes: [UInt8], like before: FileStatus?
  ) throws(SystemError) {
    do throws(SystemError) {
      try file.write(bytes)
      if let before, before.kind == .file { try file.setPermissions(before.permissions) }
      // Some file systems say only now that there is no room.
      try file.finish()
    } catch {
      TemporaryFiles.remove(temporary)
      throw error
    }
  }

  func failure(_ attempt: String, _ error: SystemError) -> WriteFailure {
    WriteFailure(path: path, attempt: attempt, reason: error.words)
  }
}
