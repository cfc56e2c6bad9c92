internal import Synchronization

/// The last line of the terminal: messages go above it, and it can be replaced and taken away.
///
/// A class because it is one place: whoever writes must know what stands there. All writing to standard error goes through it.
final class StatusLine: Sendable {
  /// Back to the first column, and clear to the end of the line.
  private static let clearing = "\r\u{1B}[K"

  private let stream: ConsoleStream
  private let isShown = Mutex(false)

  init(on stream: ConsoleStream) { self.stream = stream }

  /// Whether there is a terminal to show a line on.
  var isPossible: Bool { stream.isTerminal }

  /// The characters that a line has room for.
  var width: Int { stream.width }

  /// Replaces the line.
  func show(_ text: String) {
    isShown.withLock { shown in
      // A line that fills the terminal's last column would wrap, and then could not be cleared.
      send(Self.clearing + text.prefix(max(width - 1, 1)))
      shown = true
    }
  }

  /// Takes the line away, and then does what must not meet it.
  ///
  /// The lock is held for both, so that a line from another thread cannot come between.
  func aside<Result: Sendable>(_ body: () throws(StreamFailure) -> Result) throws(StreamFailure) -> Result {
    try isShown.withLock { (shown) throws(StreamFailure) in
      if shown { send(Self.clearing) }
      shown = false
      return try body()
    }
  }

  /// Writes text for good, above the line.
  func write(_ text: String) {
    // A message that finds no reader is lost; there is nobody left to tell.
    try? aside { () throws(StreamFailure) in send(text) }
  }

  private func send(_ text: String) { try? stream.send(Array(text.utf8)) }
}
