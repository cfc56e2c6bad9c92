/// Looks for marks among bytes.
struct ByteScanner {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The text between the first place of one mark and the next of another; nil where either is missing.
  func text(between start: String, and end: String) -> String? {
    guard let from = place(of: start, from: 0).map({ $0 + start.utf8.count }), let to = place(of: end, from: from) else {
      return nil
    }
    return String(decoding: bytes[from..<to], as: UTF8.self)
  }

  /// Where a mark stands at or behind a place.
  ///
  /// - Complexity: O(n · m), in practice O(n).
  func place(of mark: String, from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    guard let first = mark.first, bytes.count >= mark.count else { return nil }
    var at = start
    while at <= bytes.count - mark.count {
      guard let found = bytes[at...].firstIndex(of: first), found <= bytes.count - mark.count else { return nil }
      if bytes[found..<found + mark.count].elementsEqual(mark) { return found }
      at = found + 1
    }
    return nil
  }

  /// Where a mark stands for the last time.
  func lastPlace(of mark: String) -> Int? {
    var last: Int?
    var from = 0
    while let found = place(of: mark, from: from) {
      last = found
      from = found + 1
    }
    return last
  }
}
