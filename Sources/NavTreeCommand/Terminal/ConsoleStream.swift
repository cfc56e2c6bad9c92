/// Where bytes go: a standard stream, or what a test collects.
package struct ConsoleStream: Sendable {
  /// Whether a person is reading, on something that lines can be cleared on.
  package let isTerminal: Bool

  /// The characters that a line has room for.
  package let width: Int

  /// Writes all bytes or throws.
  package let send: @Sendable ([UInt8]) throws(StreamFailure) -> Void

  /// Makes a stream.
  ///
  /// - Parameters:
  ///   - isTerminal: whether a person is reading, on something that lines can be cleared on.
  ///   - width: the characters that a line has room for.
  ///   - send: writes all bytes or throws.
  package init(isTerminal: Bool, width: Int, send: @escaping @Sendable ([UInt8]) throws(StreamFailure) -> Void) {
    self.isTerminal = isTerminal
    self.width = width
    self.send = send
  }
}

/// Why a stream takes no more.
package enum StreamFailure: Error, Hashable {
  /// Who read it has left, like `head` when it has seen enough; nothing to complain about.
  case readerLeft

  /// The system's own words.
  case system(String)
}
