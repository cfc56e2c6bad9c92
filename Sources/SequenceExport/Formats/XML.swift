internal import NavigationModel

/// Text on its way into XML.
enum XML {
  /// Text between tags or in an attribute: what would be markup is escaped, and what XML forbids or nobody could see is replaced by a mark.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t": escaped.append(" ")
      case _ where scalar.concealment == .lineEnd: escaped.append(" ")
      case _: escaped.unicodeScalars.append(scalar.concealment == nil ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  /// libgvc writes hyphens as `&#45;`, since two of them would end a comment.
  static func unescapedHyphens(_ text: String) -> String {
    text.split(separator: "&#45;", omittingEmptySubsequences: false).joined(separator: "-")
  }

  /// What ``escaped(_:)`` made of a text, read again.
  static func unescaped(_ text: String) -> String {
    var result = ""
    for (index, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: ";"), let scalar = entities[String(part[..<end])] else {
        result += (index > 0 ? "&" : "") + part
        continue
      }
      result += scalar + part[part.index(after: end)...]
    }
    return result
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]
}
