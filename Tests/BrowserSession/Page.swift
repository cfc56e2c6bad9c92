internal import Foundation

/// A page that is open in a browser; it is closed with this value.
package final class Page: Sendable {
  private let browser: Browser
  private let target: String
  private let session: String
  private let address: String

  fileprivate init(_ file: String, query: String?, fragment: String?, _ reader: Reader, in browser: Browser) throws {
    self.browser = browser
    var parts = URLComponents(url: URL(fileURLWithPath: file), resolvingAgainstBaseURL: false)
    parts?.query = query
    parts?.fragment = fragment
    address = parts?.string ?? ""
    target = try browser.call("Target.createTarget", ["url": "about:blank"])["targetId"].text ?? ""
    session = try browser.call("Target.attachToTarget", ["targetId": .text(target), "flatten": true])["sessionId"].text ?? ""
    for domain in ["Page", "Runtime", "Log", "Network"] { _ = try call("\(domain).enable") }
    // So that a page behind another still gets keys and draws.
    _ = try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try emulate(reader)
    try load("Page.navigate", ["url": .text(address)])
  }

  deinit { _ = try? browser.call("Target.closeTarget", ["targetId": .text(target)]) }

  /// Loads the page again, as the reload button does.
  package func reload() throws { try load("Page.reload", [:]) }

  private func load(_ method: String, _ details: JSON) throws {
    let told = events.count
    let reason = try call(method, details)["errorText"].text
    if let reason { throw BrowserFailure.refused(request: address, reason: reason) }
    try wait(for: "Page.loadEventFired", from: told)
  }

  /// Changes the reader's settings while the page is open.
  package func emulate(_ reader: Reader) throws {
    let size: JSON = [
      "width": .number(Double(reader.width)), "height": .number(Double(reader.height)),
      "deviceScaleFactor": .number(reader.scale),
      "mobile": false,
    ]
    _ = try call("Emulation.setDeviceMetricsOverride", size)
    let features: JSON = [
      ["name": "prefers-color-scheme", "value": .text(reader.colorScheme.rawValue)],
      ["name": "prefers-reduced-motion", "value": reader.reducedMotion ? "reduce" : "no-preference"],
    ]
    _ = try call("Emulation.setEmulatedMedia", ["features": features])
  }

  /// The value of a script; of a promise, what it comes to. `undefined` is null.
  ///
  /// - Throws: ``BrowserFailure/exception(_:)`` where it throws, ``BrowserFailure/silent(request:seconds:)`` where it does not end; it is
  ///   ended then.
  @discardableResult package func evaluate(_ script: String, within seconds: Double = Browser.patience) throws -> JSON {
    let details: JSON = ["expression": .text(script), "returnByValue": true, "awaitPromise": true, "userGesture": true]
    let answer: JSON
    do {
      answer = try call("Runtime.evaluate", details, within: seconds)
    } catch let failure as BrowserFailure {
      // Else it would take a core from all that follows, and hold up pages that live in the same process.
      if case .silent = failure { _ = try? call("Runtime.terminateExecution", within: 5) }
      throw failure
    }
    let exception = answer["exceptionDetails"]
    guard exception == .null else { throw BrowserFailure.exception(Self.words(of: exception)) }
    return answer["result"]["value"]
  }

  /// What a thrown error says.
  static func words(of exception: JSON) -> String {
    exception["exception"]["description"].text ?? exception["text"].text ?? "no words"
  }

  func call(_ method: String, _ details: JSON = [:], within seconds: Double = Browser.patience) throws -> JSON {
    try browser.call(method, details, session: session, within: seconds)
  }

  /// All that the browser told of this page.
  var events: [DevToolsConnection.Event] { browser.events(of: session) }

  /// Waits for an event, counted from one of ``events`` on.
  func wait(for event: String, from first: Int) throws { try browser.wait(for: event, of: session, from: first) }

  /// Whether that is the address of the page itself, whatever follows its path.
  func isOwn(_ other: String) -> Bool { other.prefix { $0 != "#" && $0 != "?" } == address.prefix { $0 != "#" && $0 != "?" } }
}

extension Browser {
  /// Opens a file, and waits until all of it is loaded.
  ///
  /// - Parameters:
  ///   - query: what follows the `?` in the address, such as "embed".
  ///   - fragment: what follows the `#`, such as "step=7".
  ///   - reader: whose settings hold from the beginning.
  package func open(_ file: String, query: String? = nil, fragment: String? = nil, as reader: Reader = Reader()) throws -> Page {
    try Page(file, query: query, fragment: fragment, reader, in: self)
  }
}
