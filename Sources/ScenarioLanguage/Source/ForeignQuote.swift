/// A quote that is none in a scenario, but that people write in place of `"`, or that their keyboards make of it: `'`, `‘ ’`, `“ ”`.
struct ForeignQuote {
  /// The bytes between it and the one that ends it; nil where none does.
  let inside: Range<Int>?
  /// Where what follows begins.
  let end: Int

  /// Looks at a place in a line; nil where no such quote stands.
  ///
  /// - Complexity: O(n) in the length of the line, where there is one.
  init?(in bytes: [UInt8], at start: Int) {
    guard let opening = Self.sign(in: bytes, at: start) else { return nil }
    var position = start + opening.width
    while position < bytes.count {
      let width: Int
      if let sign = Self.sign(in: bytes, at: position) {
        // In a name like 'Bob's' a quote between letters is an apostrophe.
        if sign.isSingle == opening.isSingle, Self.ends(bytes, at: position + sign.width) {
          inside = start + opening.width..<position
          end = position + sign.width
          return
        }
        width = sign.width
      } else {
        width = 1
      }
      position += width
    }
    inside = nil
    end = start
  }

  private static func sign(in bytes: [UInt8], at position: Int) -> (width: Int, isSingle: Bool)? {
    guard position < bytes.count else { return nil }
    if bytes[position] == UInt8(ascii: "'") { return (1, true) }
    guard position + 2 < bytes.count, bytes[position] == 0xE2, bytes[position + 1] == 0x80 else { return nil }
    switch bytes[position + 2] {
    case 0x98, 0x99: return (3, true)
    case 0x9C, 0x9D: return (3, false)
    case _: return nil
    }
  }

  private static func ends(_ bytes: [UInt8], at position: Int) -> Bool {
    position >= bytes.count || " \t:,)/(@#".utf8.contains(bytes[position])
  }
}
