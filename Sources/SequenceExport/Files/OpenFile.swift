#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

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

  let descriptor: Int32
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

  /// Closes the file, and tells what the system says of it only then.
  consuming func finish() throws(SystemError) {
    let (descriptor, isOwned) = (descriptor, isOwned)
    discard self
    // After EINTR the descriptor is closed all the same.
    guard isOwned, close(descriptor) != 0, errno != EINTR else { return }
    throw .last
  }

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
