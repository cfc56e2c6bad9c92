internal import Foundation

/// Requests, answers and events of the DevTools protocol over one line.
struct DevToolsConnection: ~Copyable {
  /// What the browser told unasked.
  struct Event: Sendable {
    let name: String
    let details: JSON
  }

  private struct Request: Encodable {
    let id: Int
    let method: String
    let params: JSON
    let sessionId: String?
  }

  private var channel: MessageChannel
  private let log: String
  private var lastID = 0
  private var events: [String: [Event]] = [:]

  /// - Parameter log: the path of the file with what the browser said on standard error.
  init(over channel: consuming MessageChannel, log: String) {
    self.channel = channel
    self.log = log
  }

  /// All that the browser told of a session up to now.
  func events(of session: String) -> [Event] { events[session] ?? [] }

  /// Asks, and gives the answer.
  mutating func call(_ method: String, _ details: JSON, session: String?, within seconds: Double) throws -> JSON {
    lastID += 1
    let deadline = ContinuousClock.now + .seconds(seconds)
    let request = Request(id: lastID, method: method, params: details, sessionId: session)
    do {
      try channel.send(Array(JSONEncoder().encode(request)), before: deadline)
      while true {
        let message = try read(before: deadline)
        guard message["id"].number == Double(lastID) else { continue }
        let reason = message["error"]["message"].text
        if let reason { throw BrowserFailure.refused(request: method, reason: reason) }
        return message["result"]
      }
    } catch let interruption as MessageChannel.Interruption {
      throw failure(interruption, request: method, seconds)
    }
  }

  /// Waits until a session has told something with that name, counted from one of its events on.
  mutating func wait(for name: String, of session: String, from first: Int, within seconds: Double) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    do {
      while !events(of: session).dropFirst(first).contains(where: { $0.name == name }) { _ = try read(before: deadline) }
    } catch let interruption as MessageChannel.Interruption {
      throw failure(interruption, request: name, seconds)
    }
  }

  /// The next message; events are kept.
  private mutating func read(before deadline: ContinuousClock.Instant) throws -> JSON {
    let message = try JSONDecoder().decode(JSON.self, from: Data(channel.next(before: deadline)))
    if let name = message["method"].text {
      events[message["sessionId"].text ?? "", default: []].append(Event(name: name, details: message["params"]))
    }
    return message
  }

  private func failure(_ interruption: MessageChannel.Interruption, request: String, _ seconds: Double) -> BrowserFailure {
    switch interruption {
    case .late: return .silent(request: request, seconds: seconds)
    case .closed:
      let said = FileManager.default.contents(atPath: log).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return .ended(said.isEmpty ? "nothing" : String(said.suffix(500)))
    }
  }
}
