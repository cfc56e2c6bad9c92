/// The program's standard streams: payload goes to standard output, and everything that is said to a person to standard error.
///
/// Commands are handed one, so that tests can run them in the same process and look at what was written.
package struct Console: Sendable {
  private let output: ConsoleStream
  /// Whether messages are coloured.
  package let usesColour: Bool
  private let line: StatusLine
  private let elapsed: @Sendable () -> Duration
  /// What libraries wanted to say on standard error since the last time, a line each.
  let takeChatter: @Sendable () -> [String]

  /// Makes a console.
  ///
  /// - Parameters:
  ///   - output: where payload goes.
  ///   - messages: where messages go.
  ///   - usesColour: whether messages are coloured.
  ///   - elapsed: the time since the program began; progress is measured by it.
  ///   - takeChatter: what libraries wanted to say on standard error since the last time; whoever shares the process with others leaves it.
  package init(
    output: ConsoleStream, messages: ConsoleStream, usesColour: Bool, elapsed: @escaping @Sendable () -> Duration,
    takeChatter: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.output = output
    self.usesColour = usesColour
    self.elapsed = elapsed
    self.takeChatter = takeChatter
    line = StatusLine(on: messages)
  }

  // MARK: Standard output

  /// The characters that a line of payload for people has room for, such as help.
  package var width: Int { output.width }

  /// Writes payload as it is.
  ///
  /// - Parameter bytes: a file's bytes.
  /// - Throws: ``StreamFailure``; let it pass, whoever called the command knows what to do.
  package func write(_ bytes: [UInt8]) throws(StreamFailure) {
    try line.aside { () throws(StreamFailure) in try output.send(bytes) }
  }

  /// Writes payload in words; if a person reads it, nothing in it can steer their terminal.
  ///
  /// - Parameter text: whole lines.
  /// - Throws: ``StreamFailure``; let it pass, whoever called the command knows what to do.
  package func write(_ text: String) throws(StreamFailure) {
    try write(Array((output.isTerminal ? visible(text, keepingLines: true) : text).utf8))
  }

  // MARK: Standard error

  /// The characters that a line of a message has room for.
  package var messageWidth: Int { line.width }

  /// Says something to whoever started the program.
  ///
  /// - Parameter message: one or more lines, without the last line break.
  package func say(_ message: StyledText) {
    line.write(message.rendered(colours: usesColour) + "\n")
  }

  /// Says what was made safe and coloured before, as a renderer of diagnostics does.
  ///
  /// - Parameter message: one or more lines, without the last line break.
  package func sayRendered(_ message: String) {
    line.write(message + "\n")
  }

  /// Begins to show how far long work has come.
  ///
  /// - Parameters:
  ///   - verb: what is being done, like "drawing".
  ///   - total: how many parts there are.
  ///   - isQuiet: whether the user wants no such line.
  /// - Returns: what to tell of each part that is done.
  package func progress(_ verb: String, of total: Int, isQuiet: Bool) -> Progress {
    let start = elapsed()
    let elapsed = elapsed
    return Progress(verb, of: total, on: isQuiet || !line.isPossible ? nil : line) { elapsed() - start }
  }
}
