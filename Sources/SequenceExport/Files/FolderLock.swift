#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Keeps a folder for one rendering: two at once would each remove what the other one makes and list what is not there.
///
/// The lock is on the folder itself, so no file is left of it, and it ends with the process, however that ends. Where the file system has no
/// locks, or the folder can't be opened, there is none.
package final class FolderLock: Sendable {
  /// The folder's path, as it was given.
  package let path: String
  private let descriptor: Int32

  /// Waits until nobody else has the folder.
  ///
  /// - Parameters:
  ///   - folder: its path; the empty one is the current folder.
  ///   - waiting: called once if somebody else has it.
  package init?(_ folder: String, waiting: () -> Void) {
    path = folder
    descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor != -1 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
    waiting()
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { if descriptor != -1 { close(descriptor) } }
}

extension FolderLock {
  /// Waits until nobody else has any of several folders. Those that are missing are left out.
  ///
  /// All take theirs in one order, so that no two wait for each other.
  ///
  /// - Parameters:
  ///   - folders: their paths; the same folder may be there by several of them.
  ///   - waiting: called for each folder that somebody else has.
  package static func all(of folders: [String], waiting: (String) -> Void) -> [FolderLock] {
    var places: [(path: String, status: FileStatus)] = []
    for path in folders {
      // A second lock on a folder would wait for the first one for ever.
      guard let status = FileStatus(of: path.isEmpty ? "." : path, followingLinks: true),
        !places.contains(where: { $0.status.isSame(as: status) })
      else { continue }
      places.append((path, status))
    }
    places.sort { $0.status.comesBefore($1.status) }
    return places.compactMap { place in FolderLock(place.path) { waiting(place.path) } }
  }
}
