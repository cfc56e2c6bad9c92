internal import ScenarioLanguage

/// The first place where a text stops being JSON, which Foundation does not tell on every system.
struct JSONFault {
  /// What was expected there, and what stands there.
  let message: String
  /// The place.
  let range: SourceRange

  /// Looks for it; nil in a text whose fault is of another kind, such as a number that no computer holds.
  ///
  /// - Complexity: O(n) in the length of the text.
  init?(in text: String) {
    let bytes = Array(text.utf8)
    var scanner = JSONScanner(bytes)
    guard let expected = scanner.firstExpectation() else { return nil }
    range = Self.range(of: scanner.place, in: bytes)
    let found = String(decoding: bytes[scanner.place...].prefix(64), as: UTF8.self).first
    message = "expected \(expected), found " + (found.map { quoted(String($0)) } ?? "the end of the text")
  }

  /// Looks for a name that stands twice in one object, of which readers take either; nil in a text that is no JSON.
  ///
  /// - Complexity: O(n) in the length of the text.
  init?(doubledNameIn text: String) {
    let bytes = Array(text.utf8)
    var scanner = JSONScanner(bytes)
    guard scanner.firstExpectation() == nil, let doubled = scanner.doubled else { return nil }
    range = Self.range(of: doubled.place, in: bytes)
    message = "the key \(quoted(doubled.name)) stands in this object twice; keep one of them"
  }

  private static func range(of place: Int, in bytes: [UInt8]) -> SourceRange {
    let before = bytes[..<place]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return SourceRange(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: String(decoding: before[lineStart...], as: UTF8.self).count + 1)
  }
}
