// Nothing here looks further into a text than it shows of it: a name may be ten thousand characters long.

extension TextRuler {
  /// Breaks a text into lines no wider than given, at blanks where there are any; what goes beyond the last line ends in `…`.
  ///
  /// - Parameters:
  ///   - width: The widest line, in points; a single character stands on a line whatever its width.
  ///   - limit: The most lines, at least 1.
  package func lines(_ text: String, _ style: TextStyle, width: Double, limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0.0
    for word in text.words {
      let pieces = pieces(of: String(word), style, width: width, limit: limit + 1)
      for (index, piece) in pieces.enumerated() {
        let gap = line.isEmpty || index > 0 ? 0 : blank(style)
        if line.isEmpty || used + gap + piece.width <= width {
          line += (gap > 0 ? " " : "") + piece.text
          used += gap + piece.width
        } else {
          lines.append(line)
          guard lines.count < limit else { return closed(lines, style, width: width) }
          line = piece.text
          used = piece.width
        }
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// One line no wider than given: the whole text, or its beginning and `…`.
  package func shortened(_ text: String, _ style: TextStyle, width: Double) -> String {
    guard self.width(of: text, style) > width else { return text }
    return beginning(of: text, style, width: width - self.width(of: "…", style)) + "…"
  }

  /// Lines of which the last one says that there is more.
  private func closed(_ lines: [String], _ style: TextStyle, width: Double) -> [String] {
    guard let last = lines.last else { return lines }
    let more = last + " …"
    let fits = self.width(of: last, style) + blank(style) + self.width(of: "…", style) <= width
    return lines.dropLast()
      + [fits ? more : beginning(of: last, style, width: width - self.width(of: "…", style)) + "…"]
  }

  /// As much of a text as fits, without blanks at its end.
  private func beginning(of text: String, _ style: TextStyle, width: Double) -> String {
    var kept = ""
    var used = 0.0
    for word in text.words.map(String.init) {
      let gap = kept.isEmpty ? 0 : blank(style)
      let whole = self.width(ofWord: word, style)
      if used + gap + whole <= width {
        kept += (gap > 0 ? " " : "") + word
        used += gap + whole
        continue
      }
      var part = ""
      used += gap
      for character in word {
        used += self.width(ofCharacter: character, style)
        guard used <= width else { break }
        part.append(character)
      }
      return part.isEmpty ? kept : kept + (gap > 0 ? " " : "") + part
    }
    return kept
  }

  /// A word in pieces that fit a line each, with their widths; not many more than there is room for.
  private func pieces(
    of word: String, _ style: TextStyle, width: Double, limit: Int
  ) -> [(text: String, width: Double)] {
    let whole = self.width(ofWord: word, style)
    guard whole > width else { return [(word, whole)] }
    var pieces: [(text: String, width: Double)] = []
    var piece = ""
    var used = 0.0
    var hump: (piece: String, used: Double)?
    for character in word {
      let more = self.width(ofCharacter: character, style)
      if !piece.isEmpty, used + more > width {
        let first = hump ?? (piece, used)
        pieces.append((first.piece, first.used))
        guard pieces.count <= limit else { return pieces }
        piece = String(piece.dropFirst(first.piece.count))
        used -= first.used
        hump = nil
      }
      if Self.isHump(between: piece.last, and: character), used > width / 3 { hump = (piece, used) }
      if character.isLowercase, piece.suffix(2).count == 2, piece.suffix(2).allSatisfy(\.isUppercase), let last = piece.last {
        // Behind an acronym the next word begins with its last capital: `PSPDF` `Continuous`.
        let before = used - self.width(ofCharacter: last, style)
        if before > width / 4 { hump = (String(piece.dropLast()), before) }
      }
      piece.append(character)
      used += more
    }
    return pieces + [(piece, used)]
  }

  /// Where a class's name is best broken: before a capital behind a small letter, and behind a sign.
  private static func isHump(between last: Character?, and next: Character) -> Bool {
    guard let last else { return false }
    return last.isLowercase && next.isUppercase || "_-./:<>".contains(last)
  }
}
