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
  /// Why it cannot be shown as it is; nil where it can.
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
