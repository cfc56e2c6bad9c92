/// A file that is written part by part, and appears whole or not at all, as an ``AtomicFile`` does.
///
/// What would take much memory until the end goes into the new file in the same folder already. A short one is kept and written at the end.
final class GrowingFile {
  private let file: AtomicFile
  private var waiting: [UInt8] = []
  /// The new file, and how many bytes it has.
  private var temporary: (path: String, count: Int)?
  private var open: OpenFile?

  /// How many bytes are kept before they are written, about a hundred frames of a listing.
  private static let part = 1 << 16

  /// - Parameter file: Its place; links are replaced.
  init(_ path: String) {
    file = AtomicFile(path, throughLinks: false)
  }

  deinit {
    if let temporary { TemporaryFiles.remove(temporary.path) }
  }

  /// Adds bytes to the end.
  func append(_ bytes: some Sequence<UInt8>) throws(WriteFailure) {
    waiting.append(contentsOf: bytes)
    if waiting.count >= Self.part { try writeWaiting() }
  }

  /// Gives the file its name, unless one with the same bytes has it already. Nothing is added afterwards.
  func finish() throws(WriteFailure) -> AtomicFile.Change {
    guard temporary != nil else { return try file.write(waiting) }
    try writeWaiting()
    let before = FileStatus(of: file.path, followingLinks: false)
    try file.prepare(for: before)
    guard let (path, count) = temporary else { return .unchanged }
    do throws(SystemError) {
      if let before, before.kind == .file {
        if before.size == count, try OpenFile(path, for: .reading).holdsSame(as: OpenFile(file.path, for: .reading)) {
          return .unchanged
        }
        try open?.setPermissions(before.permissions)
      }
      try open.take()?.finish()
      try TemporaryFiles.move(path, to: file.path)
    } catch {
      throw file.failure("giving it its name", error)
    }
    temporary = nil
    return .written
  }

  private func writeWaiting() throws(WriteFailure) {
    if temporary == nil {
      try file.prepare(for: FileStatus(of: file.path, followingLinks: false))
      let path = try file.createTemporary(beside: file.path) { (path) throws(SystemError) in
        open = try TemporaryFiles.create(path)
      }
      temporary = (path, 0)
    }
    do throws(SystemError) {
      try open?.write(waiting)
    } catch {
      throw file.failure("writing a new file beside it", error)
    }
    temporary?.count += waiting.count
    waiting.removeAll(keepingCapacity: true)
  }
}

extension OpenFile {
  /// Whether two files that are read from their beginnings have the same bytes.
  fileprivate func holdsSame(as other: borrowing OpenFile) throws(SystemError) -> Bool {
    while true {
      let part = try bytes(limit: 1 << 16)
      guard part == (try other.bytes(limit: 1 << 16)) else { return false }
      if part.isEmpty { return true }
    }
  }
}
