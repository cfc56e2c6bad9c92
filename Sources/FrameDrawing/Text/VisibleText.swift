import NavigationModel

/// A user's text as it may stand in a picture: all of it is seen, and none of it steers.
package enum VisibleText {
  private static let mostMarks = 16

  /// Control characters become their pictures, characters that turn the writing direction or have no place in XML a replacement mark,
  /// and every run of blanks and line ends one blank.
  package static func of(_ text: String) -> String {
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
}
