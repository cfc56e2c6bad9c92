#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

internal import GraphvizEngine

extension Console {
  /// The console of this process.
  ///
  /// Standard output that nobody reads any more raises no signal from here on, and neither does a file that grows beyond what the system
  /// allows: the write fails, and the program ends by itself. Signals that are to end it leave no unfinished file. What
  /// Graphviz and its libraries print is kept, for the commands to tell in their own words.
  ///
  /// - Returns: a console on descriptor 1 and on a duplicate of descriptor 2.
  package static func ofThisProcess() -> Console {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    Interruption.guardFiles()
    keepClosedStreamsClosed()
    let engine = GraphvizEngine.shared
    engine.keepStandardError(true)
    let environment = TerminalEnvironment { name in getenv(name).map { String(cString: $0) } }
    // While libgvc works on another thread, descriptor 2 leads to what is kept of its words; ours are to be read at once.
    let own = fcntl(2, F_DUPFD_CLOEXEC, 3)
    let messages = ConsoleStream(descriptor: own < 0 ? 2 : own, in: environment)
    let clock = ContinuousClock()
    let start = clock.now
    return Console(
      output: ConsoleStream(descriptor: 1, in: environment), messages: messages,
      usesColour: messages.isTerminal && environment.allowsColour, elapsed: { start.duration(to: clock.now) },
      takeChatter: { engine.takeWarnings() + engine.takeKeptStandardError() })
  }

  /// A stream that was closed by whoever started us must not become the first file that we open.
  private static func keepClosedStreamsClosed() {
    for descriptor in 0...2 as ClosedRange<Int32> where fcntl(descriptor, F_GETFD) == -1 {
      // Opened the wrong way round, so that reading and writing fail as before.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}

extension ConsoleStream {
  /// A stream of this process; it writes all bytes, however often it is interrupted.
  fileprivate init(descriptor: Int32, in environment: TerminalEnvironment) {
    let isTerminal = isatty(descriptor) == 1
    let width = isTerminal ? environment.width(measured: Self.columns(of: descriptor)) : TerminalEnvironment.defaultWidth
    self.init(isTerminal: isTerminal && environment.allowsLineControl, width: width) { (bytes) throws(StreamFailure) in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EPIPE {
          throw .readerLeft
        } else if errno == EAGAIN {
          // Whoever shares the stream has made it non-blocking; wait until it takes more.
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, -1)
        } else if errno != EINTR {
          throw .system(String(cString: strerror(errno)))
        }
      }
    }
  }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
