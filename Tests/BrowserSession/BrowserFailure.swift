/// Why the browser did not do what a test asked of it.
package enum BrowserFailure: Error, Hashable, CustomStringConvertible {
  /// There is no Chromium.
  case missing

  /// It did not start; the reason in words.
  case start(String)

  /// It ended, or closed its end of the line; the last that it said on standard error.
  case ended(String)

  /// It did not answer for so many seconds.
  case silent(request: String, seconds: Double)

  /// It refused a request, in its words.
  case refused(request: String, reason: String)

  /// A script threw, or does not parse.
  case exception(String)

  /// An element can't be clicked; the selector, and why.
  case unreachable(selector: String, reason: String)

  /// A condition did not come true within so many seconds.
  case neverTrue(condition: String, seconds: Double)

  /// All of it in one sentence.
  package var description: String {
    switch self {
    case .missing: "no Chromium: Scripts/bootstrap --with-browser installs it"
    case .start(let reason): "the browser did not start: \(reason)"
    case .ended(let words): "the browser ended; it said last: \(words)"
    case .silent(let request, let seconds): "the browser did not answer \(request) within \(seconds) s"
    case .refused(let request, let reason): "the browser refused \(request): \(reason)"
    case .exception(let words): "a script failed: \(words)"
    case .unreachable(let selector, let reason): "can't click '\(selector)': \(reason)"
    case .neverTrue(let condition, let seconds): "'\(condition)' did not come true within \(seconds) s"
    }
  }
}
