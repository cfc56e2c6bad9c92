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

  /// What is to be a file is a folder.
  static var isFolder: SystemError { SystemError(code: EISDIR) }
}

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

/// Takes a folder away if nothing is in it.
package func removeEmptyFolder(_ path: String) { _ = rmdir(path) }

/// The file that a chain of links ends at; `nil` if it ends nowhere.
func linkTarget(of path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// The path that a chain of links ends at where nothing is; one that is no link is its own end.
func endOfDanglingLinks(at path: String) throws(SystemError) -> String {
  var end = path
  for _ in 0..<40 {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(end, &buffer, buffer.count - 1)
    guard count >= 0 else { return end }
    let next = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folder = end.utf8.lastIndex(of: UInt8(ascii: "/")).map { end[...$0] } ?? ""
    end = next.utf8.first == UInt8(ascii: "/") ? next : folder + next
  }
  throw SystemError(code: ELOOP)
}

/// The number of this process.
var processNumber: Int32 { getpid() }

/// The error of a file that is there already.
let alreadyExists: Int32 = EEXIST
