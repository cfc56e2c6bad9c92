// Text as rulers take it apart. Characters are found by Unicode's tables; where each is known to be one scalar, bytes do.

extension String {
  /// What stands between blanks.
  ///
  /// A blank with a mark on it is another character, and parts nothing.
  var words: [Substring] {
    guard isSpelledPlainly else { return split(separator: " ", omittingEmptySubsequences: true) }
    return utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: true).map { Substring($0) }
  }
}

extension StringProtocol {
  /// Whether surely every scalar is a character of its own: Latin letters and the punctuation of captions, without line breaks.
  ///
  /// No mark, joiner or anything else that clings to its neighbour is among these. Nearly every caption is spelled so, and taking such
  /// text apart by bytes and scalars takes half the instructions.
  var isSpelledPlainly: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x20...0x2FF, 0x2000...0x200A, 0x2010...0x2027, 0x2030...0x205E: true
      case _: false
      }
    }
  }

  /// Whether there are more characters than this.
  func isLonger(than limit: Int) -> Bool {
    // A character has at least one byte.
    guard utf8.count > limit else { return false }
    return isSpelledPlainly ? !unicodeScalars.dropFirst(limit).isEmpty : count > limit
  }
}
