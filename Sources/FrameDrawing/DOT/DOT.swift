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
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    var (whole, part) = Int(scaled.magnitude).quotientAndRemainder(dividingBy: scale)
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: whole % 10))
      whole /= 10
    } while whole > 0
    bytes[start...].reverse()
    guard part > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit = scale / 10
    while part > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: part / unit))
      part %= unit
      unit /= 10
    }
  }
}
