import NavigationModel

/// A user's text as it may stand in a picture: all of it is seen, and none of it steers.
package enum VisibleText {
  private static let mostMarks = 16

  /// Control characters become their pictures, characters that turn the writing direction or have no place in XML a replacement mark,
  /// and every run of blanks and line ends one blank.
  package static func of(_ text: String) -> String {
    guard !isVisible(text) else { return text }
    var visible = ""
    var marks = 0
    text.forEachScalar { scalar, concealment in
      // No script piles up so many marks on one letter; more of them only climb over what is above.
      marks = scalar.value >= 0x300 && scalar.properties.generalCategory == .nonspacingMark ? marks + 1 : 0
      guard marks <= mostMarks else { return }
      let isBlank = scalar == " " || scalar == "\t" || scalar == "\u{A0}"
      switch isBlank ? .lineEnd : concealment {
      case .lineEnd: if visible.unicodeScalars.last != " " { visible.append(" ") }
      case .control: visible.unicodeScalars.append(scalar.controlPicture ?? "\u{FFFD}")
      case .steersDirection, .invisible, .noCharacter: visible.unicodeScalars.append("\u{FFFD}")
      case nil: visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// Whether a text is surely fit for a picture as it is: nearly every one is, and need not be put together anew.
  private static func isVisible(_ text: String) -> Bool {
    var isBehindBlank = false
    return text.unicodeScalars.allSatisfy { scalar in
      defer { isBehindBlank = scalar == " " }
      switch scalar.value {
      case 0x20: return !isBehindBlank
      case 0x21...0x7E: return true
      // A no-break space becomes a blank; joiners depend on what they stand behind, and scripts with marks to count are taken through one by one.
      case 0xA0, 0x300...0x1FFF, 0x200C...0x200D, 0x20D0...0x20FF, 0x2C00...: return false
      case _: return scalar.concealment == nil
      }
    }
  }
}
