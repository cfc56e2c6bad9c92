#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

internal import Synchronization

/// Whether whoever started the program wants it to end, by Control-C or by a signal of the same meaning.
enum Interruption {
  private static let isWished = Atomic(false)

  /// Whether a signal has come since ``listen()``.
  static var isWanted: Bool { isWished.load(ordering: .relaxed) }

  /// From here on the first signal of each kind is noted only, so that work can be brought to its end; the second one ends the process.
  static func listen() {
    // The first use of a static value is no work for a signal handler.
    isWished.store(false, ordering: .relaxed)
    // Whoever started us from a thread that takes no signals has left them blocked, as worker threads of dispatch do.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        Interruption.isWished.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
      sigaddset(&blocked, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
  }

  /// Waits, at most until a signal comes.
  static func pause(milliseconds: Int) {
    var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    // A signal that came just before lengthens no more than this one pause.
    nanosleep(&time, nil)
  }
}
