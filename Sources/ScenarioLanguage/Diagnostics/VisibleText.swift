internal import NavigationModel

extension Unicode.Scalar {
  /// `U+00A0`
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// A sign that can be seen, for one that cannot or that would move the ones around it.
  fileprivate var visibleSubstitute: String { controlPicture.map { String($0) } ?? "<\(codePoint)>" }
}

extension Character {
  /// The character as a terminal can show it, with control characters made visible.
  var visible: String {
    let text = String(self)
    guard !text.isPlainToSee else { return text }
    var visible = ""
    // What joins two characters stands in one with the first.
    text.forEachScalar { scalar, concealment in visible += concealment == nil ? String(scalar) : scalar.visibleSubstitute }
    return visible
  }

  /// How many cells of a terminal the character takes: 2 for ideographs and emoji, 0 for a mark of its own, otherwise 1.
  var cells: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1F1E6...0x1F1FF,
      0x20000...0x3FFFD:
      return 2
    case _:
      switch first.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: return 0
      default: return 1
      }
    }
  }
}

extension String {
  /// How many cells of a terminal the text takes.
  var cells: Int { reduce(0) { $0 + $1.cells } }

  /// The text in '…' as messages quote it: control characters made visible, the middle of a long one left out.
  var inMessage: String {
    let longest = 60
    let characters = count > longest ? Array(prefix(longest - 21)) + ["…"] + Array(suffix(20)) : Array(self)
    return "'" + characters.map(\.visible).joined() + "'"
  }
}
