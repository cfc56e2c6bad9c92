internal import Foundation
internal import Synchronization

/// A headless Chromium with a profile of its own and no way to any network. It ends, and its folder goes, with its last page.
///
/// ```swift
/// let page = try Browser.start().open("sequence.html", fragment: "step=7", as: Reader(colorScheme: .dark))
/// try page.press(.arrowRight)
/// #expect(try page.evaluate("document.title") == "Step 8")
/// ```
///
/// It is asked by one thread at a time, and every question has a time limit.
package final class Browser: Sendable {
  /// How long an answer may take, in seconds, where nothing else is said.
  package static let patience = 60.0

  private let folder: String
  private let process: BrowserProcess
  private let connection: Mutex<DevToolsConnection>

  /// Starts a browser.
  ///
  /// - Parameters:
  ///   - program: the path of a Chromium; else the installed one.
  ///   - reducedMotion: whether the system that it believes to run on asks for reduced motion. That reaches an SVG in an `<img>`, which
  ///     ``Reader/reducedMotion`` does not; a ``Reader`` has to want it too.
  ///   - seconds: how long it may take to answer for the first time.
  /// - Throws: ``BrowserFailure`` where there is none, or where it does not answer.
  package static func start(
    _ program: String? = nil, reducedMotion: Bool = false, within seconds: Double = patience * 3
  ) throws -> Browser {
    guard let program = program ?? installed else { throw BrowserFailure.missing }
    return try Browser(program, reducedMotion: reducedMotion, within: seconds)
  }

  private init(_ program: String, reducedMotion: Bool, within seconds: Double) throws {
    let folder = NSTemporaryDirectory() + "navtree-browser-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let log = "\(folder)/log"
    // Settings and caches are the browser's own too.
    let environment = ProcessInfo.processInfo.environment.merging(
      ["HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_CACHE_HOME": folder]) { $1 }
    do {
      var process: BrowserProcess?
      let channel = try MessageChannel.open { socket throws(BrowserFailure) in
        process = try BrowserProcess(
          program, Self.arguments(folder: folder) + (reducedMotion ? ["--force-prefers-reduced-motion"] : []),
          environment: environment, socket: socket, log: log)
      }
      guard let process = process.take() else { throw BrowserFailure.start("no process") }
      self.process = process
      var connection = DevToolsConnection(over: channel, log: log)
      _ = try connection.call("Browser.getVersion", [:], session: nil, within: seconds)
      self.connection = Mutex(connection)
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw error
    }
    self.folder = folder
  }

  deinit {
    // Asked first, so that its helpers write no more into the folder that is removed; what stays is ended by force.
    _ = try? connection.withLock { connection in try connection.call("Browser.close", [:], session: nil, within: 5) }
    let deadline = ContinuousClock.now + .seconds(5)
    while !process.hasEnded, ContinuousClock.now < deadline { Thread.sleep(forTimeInterval: 0.01) }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Asks the browser, or one of its pages.
  func call(_ method: String, _ details: JSON = [:], session: String? = nil, within seconds: Double = patience) throws -> JSON {
    try connection.withLock { connection in
      try connection.call(method, details, session: session, within: seconds)
    }
  }

  /// All that the browser told of a page up to now.
  func events(of session: String) -> [DevToolsConnection.Event] { connection.withLock { $0.events(of: session) } }

  /// Waits until a page has told something, counted from one of its events on.
  func wait(for event: String, of session: String, from first: Int) throws {
    try connection.withLock { connection in
      try connection.wait(for: event, of: session, from: first, within: Self.patience)
    }
  }
}
