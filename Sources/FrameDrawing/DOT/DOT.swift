/// The words of Graphviz's language: the only place where text becomes DOT.
///
/// Text is read by bytes or by Unicode scalars, never by characters. A quote with an accent on it is one character and not the character
/// `"`, but it ends a string of DOT all the same.
package enum DOT {
  /// A string in quotes; in an identifier nothing but quotes and backslashes need care.
  package static func quoted(_ text: String) -> String {
    String(decoding: bytes { append(quoted: text, to: &$0) }, as: UTF8.self)
  }

  /// Lines of a plain label, which stand for themselves: `\N`, `&amp;` and the like lose the meaning that Graphviz gives them.
  package static func label(_ lines: [String], isLeading: Bool) -> String {
    String(decoding: bytes { append(label: lines, isLeading: isLeading, to: &$0) }, as: UTF8.self)
  }

  /// A measure in points to a thousandth, without needless zeros; never in exponents, never `-0`.
  package static func number(_ value: Double) -> String {
    String(decoding: bytes { append(number: value, to: &$0) }, as: UTF8.self)
  }

  /// Points as inches, fine enough to come back as the same points.
  package static func inches(_ points: Double) -> String {
    String(decoding: bytes { append(inches: points, to: &$0) }, as: UTF8.self)
  }

  private static func bytes(_ write: (inout [UInt8]) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    write(&bytes)
    return bytes
  }
}

// MARK: - Writing to the end of a document

extension DOT {
  /// Writes what `quoted` gives.
  static func append(quoted text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes what `label` gives.
  static func append(label lines: [String], isLeading: Bool, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for (index, line) in lines.enumerated() {
      if index > 0, !isLeading { bytes.append(contentsOf: #"\n"#.utf8) }
      for byte in line.utf8 {
        switch byte {
        case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
        case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
        case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
        case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
        case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
        case _: bytes.append(byte)
        }
      }
      if isLeading { bytes.append(contentsOf: #"\l"#.utf8) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes what `number` gives.
  static func append(number value: Double, to bytes: inout [UInt8]) {
    append(value, places: 3, to: &bytes)
  }

  /// Writes what `inches` gives.
  static func append(inches points: Double, to bytes: inout [UInt8]) {
    append(points / 72, places: 6, to: &bytes)
  }

  /// Beyond this nothing can be drawn, and Graphviz counts in whole numbers of 32 bits.
  private static let limit = 1_000_000_000.0

  private static func append(_ value: Double, places: Int, to bytes: inout [UInt8]) {
    let scale = places == 3 ? 1000 : 1_000_000
    let possible = value.isNaN ? 0 : min(max(value, -limit), limit)
    let scaled = Int((possible * Double(scale)).roundedToWhole)
    let (whole, part) = Int(scaled.magnitude).quotientAndRemainder(dividingBy: scale)
    // From the last digit to the first, and then into the document at once: a frame has hundreds of numbers.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longestNumber) { digits in
      var start = longestNumber
      func put(_ byte: UInt8) {
        start -= 1
        digits[start] = byte
      }
      if part > 0 {
        var (rest, isSignificant) = (part, false)
        for _ in 0..<places {
          let (tenth, digit) = rest.quotientAndRemainder(dividingBy: 10)
          isSignificant = isSignificant || digit > 0
          if isSignificant { put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)) }
          rest = tenth
        }
        put(UInt8(ascii: "."))
      }
      var rest = whole
      repeat {
        let (tenth, digit) = rest.quotientAndRemainder(dividingBy: 10)
        put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
        rest = tenth
      } while rest > 0
      if scaled < 0 { put(UInt8(ascii: "-")) }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// A sign, ten digits for the limit, a point and six places.
  private static let longestNumber = 18
}
