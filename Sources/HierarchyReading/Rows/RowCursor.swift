/// Walks through the bytes of one row.
struct RowCursor {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var index: Int { rest.startIndex }
  var next: UInt8? { rest.first }

  mutating func advance() {
    rest = rest.dropFirst()
  }

  /// Skips blanks and tabs; pages on the web often have no-break spaces in their place.
  mutating func skipBlanks() {
    while let byte = rest.first {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        rest = rest.dropFirst()
      } else if rest.starts(with: [0xC2, 0xA0]) {
        rest = rest.dropFirst(2)
      } else {
        return
      }
    }
  }

  /// Takes this text if it stands here.
  mutating func take(_ text: StaticString) -> Bool {
    let isHere = text.withUTF8Buffer { rest.starts(with: $0) }
    if isHere { rest = rest.dropFirst(text.utf8CodeUnitCount) }
    return isHere
  }

  mutating func takeWord() -> ArraySlice<UInt8> {
    let word = rest.prefix { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
    rest = rest.dropFirst(word.count)
    return word
  }

  /// Takes `<…>` and gives what is inside; a generic class has angle brackets of its own there.
  ///
  /// - Returns: nil, with nothing taken, where the bracket is never closed.
  mutating func takeAngled() -> ArraySlice<UInt8>? {
    var depth = 0
    var previous: UInt8 = 0
    for index in rest.indices {
      let byte = rest[index]
      if byte == UInt8(ascii: "<") {
        depth += 1
      } else if byte == UInt8(ascii: ">"), previous != UInt8(ascii: "-") {
        // After a hyphen it is the arrow of a function's type.
        depth -= 1
        if depth == 0 {
          let inside = rest[(rest.startIndex + 1)..<index]
          rest = rest[(index + 1)...]
          return inside
        }
      }
      previous = byte
    }
    return nil
  }
}
