#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What the system said when a call failed.
struct SystemError: Error {
  /// The system's own number.
  let code: Int32

  /// The system's own words.
  var words: String { String(cString: strerror(code)) }

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }
}

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
}

/// A descriptor that is closed when it goes out of sight.
struct OpenFile: ~Copyable {
  /// What is to be done with the file.
  enum Purpose {
    case reading, writing, creating

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY | O_CLOEXEC
      case .writing: O_WRONLY | O_CLOEXEC
      case .creating: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      }
    }
  }

  fileprivate let descriptor: Int32
  private let isOwned: Bool

  /// Opens a file; a new one gets the permissions that the user's mask leaves.
  init(_ path: String, for purpose: Purpose) throws(SystemError) {
    var opened = open(path, purpose.flags, 0o666)
    // A signal may come while a slow device or a named pipe is being opened.
    while opened == -1, errno == EINTR { opened = open(path, purpose.flags, 0o666) }
    guard opened != -1 else { throw .last }
    descriptor = opened
    isOwned = true
  }

  private init(standard descriptor: Int32) {
    self.descriptor = descriptor
    isOwned = false
  }

  /// Standard input, which stays open.
  static func standardInput() -> OpenFile { OpenFile(standard: 0) }

  deinit { if isOwned { close(descriptor) } }

  /// Reads to the end, or until there are more bytes than the limit.
  func bytes(limit: Int) throws(SystemError) -> [UInt8] {
    var all: [UInt8] = []
    while all.count <= limit {
      var code: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let got = read(descriptor, buffer.baseAddress, buffer.count)
        code = got < 0 ? errno : 0
        count = max(got, 0)
      }
      if code == EINTR { continue }
      guard code == 0 else { throw SystemError(code: code) }
      guard !part.isEmpty else { break }
      all += part
    }
    return all
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Sets who may read and write the file.
  func setPermissions(_ permissions: mode_t) throws(SystemError) {
    guard fchmod(descriptor, permissions) == 0 else { throw .last }
  }
}

/// The members of a type hide the C function of the same name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(descriptor, bytes, count) }

/// Gives a file another name, in one step; what had that name before is gone.
func moveFile(_ path: String, to other: String) throws(SystemError) {
  guard rename(path, other) == 0 else { throw .last }
}

/// Takes away a file's name.
func removeFile(_ path: String) throws(SystemError) {
  guard unlink(path) == 0 else { throw .last }
}

/// Creates one folder; one that is there already is as good.
func createFolder(_ path: String) throws(SystemError) {
  guard mkdir(path, 0o777) != 0 else { return }
  let error = SystemError.last
  guard error.code == EEXIST, FileStatus(of: path, followingLinks: true)?.kind == .folder else { throw error }
}

/// The file that a chain of links ends at; `nil` if it ends nowhere.
func linkTarget(of path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// The number of this process.
var processNumber: Int32 { getpid() }

/// The error of a file that is there already.
let alreadyExists: Int32 = EEXIST
