#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// One end of a line on which each message ends with a zero byte. No call waits beyond its deadline.
struct MessageChannel: ~Copyable {
  /// Why no message passes.
  enum Interruption: Error {
    case closed, late
  }

  private let descriptor: Int32
  private var unread: [UInt8] = []
  private var searched = 0

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Makes a line; its other end is given to the closure, and closed after that.
  static func open(handingOver: (_ other: Int32) throws(BrowserFailure) -> Void) throws(BrowserFailure) -> MessageChannel {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    var ends: [Int32] = [-1, -1]
    // Sockets and not a pipe: writing to one whose reader is gone can be kept from ending this process by a signal.
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .start(String(cString: strerror(errno))) }
    // Above the descriptors that the browser gets, so that handing over one does not close another; and no other process inherits them.
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for end in ends { close(end) }
    let channel = MessageChannel(moved[0])
    defer { close(moved[1]) }
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(channel.descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    guard moved.allSatisfy({ $0 >= 0 }), fcntl(channel.descriptor, F_SETFL, O_NONBLOCK) == 0 else {
      throw .start(String(cString: strerror(errno)))
    }
    try handingOver(moved[1])
    return channel
  }

  deinit { close(descriptor) }

  /// Sends a message and its zero byte.
  func send(_ message: [UInt8], before deadline: ContinuousClock.Instant) throws(Interruption) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = (message + [0])[...]
    while !rest.isEmpty {
      try wait(for: Int16(POLLOUT), before: deadline)
      let count = rest.withUnsafeBytes { systemSend(descriptor, $0.baseAddress, $0.count, flags) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR, errno != EAGAIN {
        throw .closed
      }
    }
  }

  /// The next message without its zero byte.
  mutating func next(before deadline: ContinuousClock.Instant) throws(Interruption) -> [UInt8] {
    while true {
      if let end = unread[searched...].firstIndex(of: 0) {
        let message = Array(unread[..<end])
        unread.removeSubrange(...end)
        searched = 0
        return message
      }
      searched = unread.count
      try wait(for: Int16(POLLIN), before: deadline)
      var code: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
        let got = read(descriptor, buffer.baseAddress, buffer.count)
        code = got < 0 ? errno : 0
        count = max(got, 0)
      }
      guard code == 0 || code == EINTR || code == EAGAIN else { throw .closed }
      if code == 0, part.isEmpty { throw .closed }
      unread += part
    }
  }

  private func wait(for events: Int16, before deadline: ContinuousClock.Instant) throws(Interruption) {
    var entry = pollfd(fd: descriptor, events: events, revents: 0)
    while true {
      let rest = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      let count = poll(&entry, 1, Int32(min(max(rest, 0), 60_000)))
      if count > 0 { return }
      guard count == 0 || errno == EINTR else { throw .closed }
      if rest <= 0 { throw .late }
    }
  }
}

/// The members of a type hide the C function of the same name.
private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
  send(descriptor, bytes, count, flags)
}
