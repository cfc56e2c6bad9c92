#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

internal import SequenceExport
internal import Synchronization

/// Whether whoever started the program wants it to end, by Control-C or by a signal of the same meaning.
///
/// All threads have these signals blocked, and one thread waits for them. So what has to be done before the end is no work of a signal
/// handler, which may do next to nothing.
enum Interruption {
  private static let isListening = Atomic(false)
  private static let isWished = Atomic(false)
  /// A bit for each signal that is to be ignored.
  private static let ignored = Atomic<UInt64>(0)

  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Whether a signal has come since ``listen()``.
  static var isWanted: Bool { isWished.load(ordering: .relaxed) }

  /// From here on a signal ends the process as it would have without this, but leaves no unfinished file behind.
  ///
  /// To be called before there is a second thread. Signals that whoever started us has us ignore, as `nohup` does, are still ignored.
  /// Shells do so with SIGINT for what they start in the background; there ``listen()`` is a wish to hear it.
  static func guardFiles() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers {
      sigaddset(&signals, number)
      if isIgnored(number) { ignored.bitwiseOr(1 << UInt64(number), ordering: .relaxed) }
    }
    guard pthread_sigmask(SIG_BLOCK, &signals, nil) == 0 else { return }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(&thread, nil, { _ in Interruption.waitForSignals() }, nil)
    guard status == 0 else {
      // There is no room for another thread; to be ended at once is better than never.
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      return
    }
    pthread_detach(thread)
  }

  /// From here on the first signal is noted only, so that work can be brought to its end; the second one ends the process.
  static func listen() {
    isWished.store(false, ordering: .relaxed)
    isListening.store(true, ordering: .relaxed)
  }

  /// Waits.
  static func pause(milliseconds: Int) {
    var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    nanosleep(&time, nil)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    // There is no other way to ask that reads the same on every system. Nobody sends a signal in this moment who could not have sent it
    // just before the program began.
    let handler = signal(number, SIG_IGN)
    signal(number, handler)
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func waitForSignals() -> Never {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    while true {
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { continue }
      let isListening = isListening.load(ordering: .relaxed)
      if ignored.load(ordering: .relaxed) & 1 << UInt64(number) != 0, !isListening || number == SIGHUP { continue }
      if isListening, !isWished.exchange(true, ordering: .relaxed) { continue }
      end(by: number)
    }
  }

  /// Ends the process by a signal, so that whoever started it sees which.
  private static func end(by number: Int32) -> Never {
    TemporaryFiles.removeAll {
      signal(number, SIG_DFL)
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, number)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
      // Nobody comes here.
      _exit(128 + number)
    }
  }
}
