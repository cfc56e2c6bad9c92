internal import NavigationModel

/// Text on its way into XML.
enum XML {
  /// Text between tags or in an attribute: what would be markup is escaped, and what XML forbids or nobody could see is replaced by a mark.
  static func escaped(_ text: String) -> String {
    // Most text is plain ASCII, which needs no look at each character.
    if text.utf8.allSatisfy({ isPlain($0) }) { return text }
    var escaped = ""
    text.forEachScalar { scalar, concealment in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t": escaped.append(" ")
      case _ where concealment == .lineEnd: escaped.append(" ")
      case _: escaped.unicodeScalars.append(concealment == nil ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    case 0x20...0x7E: true
    case _: false
    }
  }

  /// The text that was escaped, by us or by libgvc: the five names that XML has, and characters by number. Anything else stays as it is.
  static func unescaped(_ text: String) -> String {
    var pieces = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    guard var plain = pieces.popFirst().map({ String($0) }), !pieces.isEmpty else { return text }
    for piece in pieces {
      if let end = piece.firstIndex(of: ";"), let scalar = scalar(named: piece[..<end]) {
        plain.unicodeScalars.append(scalar)
        plain += piece[piece.index(after: end)...]
      } else {
        plain += "&" + piece
      }
    }
    return plain
  }

  private static func scalar(named name: Substring) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    case _: nil
    }
  }
}
