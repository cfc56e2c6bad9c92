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
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Waits until nobody else has the folder.
  ///
  /// - Parameters:
  ///   - folder: its path; the empty one is the current folder.
  ///   - waiting: called once if somebody else has it.
  init?(_ folder: String, waiting: () -> Void) {
    descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor != -1 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
    waiting()
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { if descriptor != -1 { close(descriptor) } }
}
