#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What kind of thing stands at a path, and what tells it from any other.
struct FileStatus: Equatable {
  /// The kinds of things that are treated in their own ways.
  enum Kind {
    case file, folder, link, other
  }

  let kind: Kind
  let size: Int
  let permissions: mode_t
  let device: UInt64
  let inode: UInt64

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case _: .other
      }
    size = Int(status.st_size)
    permissions = status.st_mode & 0o777
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// What stands at a path; `nil` if nothing can be seen there.
  init?(of path: String, followingLinks: Bool) {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  /// What is open.
  init(of file: borrowing OpenFile) throws(SystemError) {
    var status = stat()
    guard fstat(file.descriptor, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Whether both are the same thing on the disk, whatever it is called.
  func isSame(as other: FileStatus) -> Bool { device == other.device && inode == other.inode }

  /// An order of all things on the disk that is the same for every process.
  func comesBefore(_ other: FileStatus) -> Bool { (device, inode) < (other.device, other.inode) }
}

/// Whether two paths lead to one file on the disk, however they are written; a file that is not there is no other one's.
package func isSameFile(_ path: String, _ other: String) -> Bool {
  guard let one = FileStatus(of: path, followingLinks: true) else { return false }
  return FileStatus(of: other, followingLinks: true)?.isSame(as: one) == true
}
