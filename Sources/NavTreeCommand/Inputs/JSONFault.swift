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
    let before = bytes[..<scanner.place]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    range = SourceRange(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: String(decoding: before[lineStart...], as: UTF8.self).count + 1)
    let found = String(decoding: bytes[scanner.place...].prefix(64), as: UTF8.self).first
    message = "expected \(expected), found " + (found.map { quoted(String($0)) } ?? "the end of the text")
  }
}
