internal import Synchronization

/// How far long work has come, in a line on the terminal: `drawing 124/1000`.
///
/// The line appears only when the work has taken half a second, changes ten times a second at most, and is gone before anything else
/// is printed. It needs no timer: whoever works says how far they are. Without a terminal, or with `--quiet`, it does nothing.
package final class Progress: Sendable {
  private static let patience = Duration.milliseconds(500)
  private static let pause = Duration.milliseconds(100)

  private let verb: String
  private let total: Int
  private let line: StatusLine?
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex((done: 0, next: patience))

  init(_ verb: String, of total: Int, on line: StatusLine?, elapsed: @escaping @Sendable () -> Duration) {
    self.verb = verb
    self.total = total
    self.line = line
    self.elapsed = elapsed
  }

  /// Notes that one more part is done.
  package func advance() {
    guard let line else { return }
    let text: String? = state.withLock { state in
      state.done += 1
      let now = elapsed()
      guard now >= state.next else { return nil }
      state.next = now + Self.pause
      return "\(verb) \(state.done)/\(total)"
    }
    if let text { line.show(text) }
  }

  /// Takes the line away.
  package func finish() { line?.write("") }
}
