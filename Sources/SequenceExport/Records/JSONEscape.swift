internal import NavigationModel

/// Characters of JSON written as `\uXXXX`, which is the same value wherever they stand in a string.
enum JSONEscape {
  private static let digits = Array("0123456789abcdef".utf8)

  /// JSON with some of its characters escaped.
  ///
  /// - Parameters:
  ///   - json: JSON in which the characters that are escaped stand in strings alone.
  ///   - isEscaped: Whether a character is, by itself and by what conceals it where it stands.
  /// - Complexity: O(n) in the length of the text.
  static func text(_ json: String, where isEscaped: (Unicode.Scalar, Concealment?) -> Bool) -> String {
    // Few texts have such characters; the others need no copy.
    var isPlain = true
    json.forEachScalar { scalar, concealment in if isEscaped(scalar, concealment) { isPlain = false } }
    if isPlain { return json }
    var text: [UInt8] = []
    text.reserveCapacity(json.utf8.count)
    json.forEachScalar { scalar, concealment in
      guard isEscaped(scalar, concealment) else {
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        return
      }
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        text.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
        for shift in [12, 8, 4, 0] as [UInt16] { text.append(digits[Int(unit >> shift) & 15]) }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
