extension TextRuler {
  /// Breaks a text into lines no wider than given, at blanks where there are any; what goes beyond the last line ends in `…`.
  ///
  /// - Parameters:
  ///   - width: The widest line, in points.
  ///   - limit: The most lines.
  func lines(_ text: String, _ style: TextStyle, width: Double, limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: true).map(String.init) {
      for (index, piece) in pieces(of: word, style, width: width).enumerated() {
        let longer = line.isEmpty ? piece : line + (index == 0 ? " " : "") + piece
        if line.isEmpty || self.width(of: longer, style) <= width {
          line = longer
        } else {
          lines.append(line)
          line = piece
        }
        if lines.count > limit {
          return Array(lines.prefix(limit - 1)) + [shortened(lines[limit - 1] + " …", style, width: width)]
        }
      }
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > limit else { return lines }
    return Array(lines.prefix(limit - 1)) + [shortened(lines[limit - 1] + " …", style, width: width)]
  }

  /// One line no wider than given: the whole text, or its beginning and `…`.
  func shortened(_ text: String, _ style: TextStyle, width: Double) -> String {
    guard self.width(of: text, style) > width else { return text }
    var kept = text
    if kept.hasSuffix("…") { kept.removeLast() }
    while !kept.isEmpty, self.width(of: kept + "…", style) > width { kept.removeLast() }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  /// A word in pieces that fit a line each.
  private func pieces(of word: String, _ style: TextStyle, width: Double) -> [String] {
    guard self.width(of: word, style) > width else { return [word] }
    var pieces: [String] = []
    var piece = ""
    for character in word {
      if !piece.isEmpty, self.width(of: piece + String(character), style) > width {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return pieces + [piece]
  }
}
