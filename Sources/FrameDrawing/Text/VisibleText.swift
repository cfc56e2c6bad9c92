/// A user's text as it may stand in a picture: all of it is seen, and none of it steers.
package enum VisibleText {
  /// Control characters become their pictures, characters that turn the writing direction or have no place in XML a replacement mark,
  /// and every run of blanks and line ends one blank.
  package static func of(_ text: String) -> String {
    var visible = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20, 0x85, 0xA0, 0x2028, 0x2029: if visible.unicodeScalars.last != " " { visible.append(" ") }
      case 0x00...0x1F: visible.unicodeScalars.append(UnicodeScalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: visible.unicodeScalars.append("\u{2421}")
      case 0x80...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFFE, 0xFFFF:
        visible.unicodeScalars.append("\u{FFFD}")
      case _: visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}
