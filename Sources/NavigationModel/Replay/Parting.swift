/// Two lists side by side, each with a `▸` before the element where they part.
///
/// What stands before that element is the same in both, so the two marks stand one under the other, however wide a letter is.
///
/// ```
/// Home, Brown, ▸Blue
/// Home, Brown, ▸Green, Red
/// ```
struct Parting {
  /// The index of the first element that differs; the length of the shorter list where the other one only goes on.
  let place: Int
  /// What was expected.
  let expected: String
  /// What was found.
  let actual: String

  /// A stack of a thousand is not told in full: so many elements on either side of the parting are.
  private static let shown = 6

  init(expected: [String], actual: [String], separator: String) {
    let shorter = min(expected.count, actual.count)
    let place = (0..<shorter).first { expected[$0] != actual[$0] } ?? shorter
    self.place = place
    self.expected = Self.marked(expected, at: place, separator)
    self.actual = Self.marked(actual, at: place, separator)
  }

  private static func marked(_ names: [String], at place: Int, _ separator: String) -> String {
    let first = max(0, place - shown)
    let last = min(names.count, place + shown)
    var words = first > 0 ? ["… \(first) before"] : []
    words += names[first..<place]
    words.append("▸" + (place < names.count ? names[place] : "(nothing)"))
    if place + 1 < last { words += names[(place + 1)..<last] }
    if last < names.count { words.append("… \(names.count - last) more") }
    return words.joined(separator: separator)
  }
}
