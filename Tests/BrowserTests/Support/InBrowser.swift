import BrowserSession
import Testing

/// All tests that look into a browser: one after the other, with one browser that is started before the first and ends after the last.
@Suite(.enabled(if: Browser.isInstalled, "\(Browser.absence)"), .serialized, .timeLimit(.minutes(30)), .oneBrowser)
enum InBrowser {}

/// Gives the tests of a suite a browser in common.
struct OneBrowser: SuiteTrait, TestScoping {
  @TaskLocal fileprivate static var running: Browser?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$running.withValue(Browser.start()) { try await function() }
  }
}

extension Trait where Self == OneBrowser {
  static var oneBrowser: Self { OneBrowser() }
}

extension Browser {
  /// The browser of the suite.
  static var running: Browser {
    get throws { try #require(OneBrowser.running) }
  }
}
