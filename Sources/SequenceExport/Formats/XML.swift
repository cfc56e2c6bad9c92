/// Text on its way into XML.
enum XML {
  /// Text between tags or in an attribute: what would be markup is escaped, and what XML forbids or what turns the direction of writing is
  /// replaced by a mark.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: escaped += "&amp;"
      case 0x3C: escaped += "&lt;"
      case 0x3E: escaped += "&gt;"
      case 0x22: escaped += "&quot;"
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: escaped.append(" ")
      case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF:
        escaped.append("\u{FFFD}")
      case _: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// libgvc writes hyphens as `&#45;`, since two of them would end a comment.
  static func unescapedHyphens(_ text: String) -> String {
    text.split(separator: "&#45;", omittingEmptySubsequences: false).joined(separator: "-")
  }
}
