/// Why a reader cannot take a character for what it is: the one table behind everything that makes a user's text visible.
///
/// Names come from files that anybody may have written. A control character can move a terminal's cursor, an override turn a name around,
/// and what has no width can make two names look the same. Each language that text goes into has its own way to show them; which they are
/// is said here alone.
package enum Concealment: Hashable, Sendable {
  /// It ends a line where names have only one.
  case lineEnd
  /// A control character.
  case control
  /// It turns the direction of writing of what follows.
  case steersDirection
  /// It has no width, and is not part of how a script or an emoji is spelled.
  case invisible
  /// It is no character, and XML may not hold it.
  case noCharacter
}

extension Unicode.Scalar {
  /// Why it cannot be shown as it is, wherever it stands; nil where it can.
  package var concealment: Concealment? {
    switch value {
    // Letters with accents, box drawing and the like: what transcripts and captions are full of, without a look into Unicode's tables.
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x034E, 0x2000...0x200A, 0x2010...0x2027, 0x2030...0x205F, 0x2190...0x27BF: nil
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: .lineEnd
    case 0x00...0x1F, 0x7F...0x9F: .control
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: .steersDirection
    // Emoji and several scripts are spelled with these: joiners, variation selectors, tags.
    case 0x200C, 0x200D, 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: nil
    case 0xFFFE, 0xFFFF: .noCharacter
    case 0xFFF9...0xFFFB: .invisible
    case _: properties.isDefaultIgnorableCodePoint ? .invisible : nil
    }
  }

  /// The picture of a control character: `␛` for ESC; nil where Unicode has none.
  package var controlPicture: Unicode.Scalar? {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    case _: nil
    }
  }
}

// MARK: - In a text

extension Unicode.Scalar {
  /// Why it cannot be shown as it is behind another character; nil where it can.
  ///
  /// Joiners, variation selectors and tags spell emoji and several scripts. Behind any other letter they do nothing but hide: two names
  /// that differ by one look the same.
  ///
  /// - Parameter previous: What stands before it and is shown; nil at the beginning.
  package func concealment(after previous: Unicode.Scalar?) -> Concealment? {
    if let concealment { return concealment }
    let isSpelling: Bool
    switch value {
    case 0x200C, 0x200D, 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F: isSpelling = previous.map(Self.takesJoiners) ?? false
    // A flag's letters stand behind a black flag.
    case 0xE0020...0xE007F: isSpelling = previous.map { $0.value == 0x1F3F4 || 0xE0020...0xE007E ~= $0.value } ?? false
    case 0xE0100...0xE01EF: isSpelling = previous?.properties.isIdeographic ?? false
    case _: return nil
    }
    return isSpelling ? nil : .invisible
  }

  /// Whether a script or an emoji is spelled with joiners behind this.
  private static func takesJoiners(_ scalar: Unicode.Scalar) -> Bool {
    // From Arabic on: what comes before has no letters that join. Keycaps and signs such as © are emoji with a selector behind them.
    scalar.value >= 0x0600 && scalar != "\u{FFFD}" && !scalar.properties.isWhitespace || scalar.properties.isEmoji
  }
}

extension String {
  /// Goes through the characters with what conceals each where it stands; nil for what can be shown as it is.
  package func forEachScalar(_ body: (Unicode.Scalar, Concealment?) -> Void) {
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      let concealment = scalar.concealment(after: previous)
      // What is shown instead joins nothing.
      previous = concealment == nil ? scalar : nil
      body(scalar, concealment)
    }
  }

  /// Whether all of it can be shown as it is.
  package var isPlainToSee: Bool {
    if isPrintableASCII { return true }
    var previous: Unicode.Scalar?
    return unicodeScalars.allSatisfy { scalar in
      defer { previous = scalar }
      return scalar.concealment(after: previous) == nil
    }
  }

  /// Whether it is of printable ASCII alone, as most text is.
  private var isPrintableASCII: Bool { utf8.allSatisfy { 0x20...0x7E ~= $0 } }
}
