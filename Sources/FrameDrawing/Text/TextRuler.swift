/// Widths of all words of a sequence, measured once: what fitting text into lines is done with.
///
/// A line's width is taken as the sum of its words and blanks. Kerning across a blank is below a tenth of a point.
package struct TextRuler {
  private var widths: [StyledText: Double] = [:]
  /// Of the signs of step counts, which begin every caption.
  private var signWidths: [TextStyle: [Unicode.Scalar: Double]] = [:]

  /// Words longer than this are broken, so they are measured character by character too.
  private static let longestWord = 14
  /// The longest text that is measured as a whole, in bytes; libgvc takes eight thousand.
  private static let longestMeasured = 2000
  /// The widest that a word is believed to be, in points; beyond it, and where a measurer gives no number, widths are estimated.
  private static let believable = 0.0...1_000_000

  /// Measures every word of the texts, in one call.
  package init(measuring texts: some Sequence<StyledText>, with measurer: TextMeasurer) throws {
    var wanted: Set<StyledText> = []
    var seen: Set<StyledText> = []
    for text in texts {
      let uncounted = StepCount.remainder(of: text.text).map { StyledText(String($0), text.style) }
      if uncounted != nil {
        for sign in StepCount.signs { wanted.insert(StyledText(StepCount.sample(of: sign), text.style)) }
      }
      // Captions say the same of many steps.
      guard seen.insert(uncounted ?? text).inserted else { continue }
      wanted.insert(StyledText(" ", text.style))
      wanted.insert(StyledText("…", text.style))
      for word in (uncounted ?? text).text.words {
        // What is shown of a word that long is put together character by character, and no measurer has to take the whole of it.
        let isWhole = word.utf8.count <= Self.longestMeasured
        guard !isWhole || wanted.insert(StyledText(String(word), text.style)).inserted else { continue }
        guard !isWhole || word.isLonger(than: Self.longestWord) else { continue }
        for character in word.prefix(Self.longestMeasured) where character.utf8.count <= Self.longestMeasured {
          wanted.insert(StyledText(String(character), text.style))
        }
      }
    }
    // The order of a set changes from run to run; sorted, the same texts are measured in the same order every time.
    let ordered = wanted.sorted { one, other in
      guard one.text == other.text else { return one.text < other.text }
      return (one.style.fontName, one.style.size) < (other.style.fontName, other.style.size)
    }
    for (text, width) in zip(ordered, try measurer.widths(ordered)) where Self.believable.contains(width) {
      widths[text] = width
    }
    for style in Set(widths.keys.map(\.style)) {
      for sign in StepCount.signs {
        guard let sample = widths[StyledText(StepCount.sample(of: sign), style)] else { continue }
        signWidths[style, default: [:]][sign] = sample / Double(StepCount.sampleLength)
      }
    }
  }

  /// The width of one line, in points.
  package func width(of text: String, _ style: TextStyle) -> Double {
    let words = text.words
    // Only what has no blank inside was measured as a whole.
    if words.count < 2, let known = widths[StyledText(text, style)] { return known }
    return words.reduce(0) { $0 + width(ofWord: String($1), style) } + blank(style) * Double(max(0, words.count - 1))
  }

  /// The width of one word: as it was measured, or else the sum of its characters.
  func width(ofWord word: String, _ style: TextStyle) -> Double {
    if let known = widths[StyledText(word, style)] { return known }
    if let rest = StepCount.remainder(of: word) {
      let count = word[..<rest.startIndex].unicodeScalars.reduce(0) { $0 + width(ofSign: $1, style) }
      return count + (rest.isEmpty ? 0 : width(ofWord: String(rest), style))
    }
    return word.reduce(0) { $0 + width(ofCharacter: $1, style) }
  }

  /// The width of one character.
  func width(ofCharacter character: Character, _ style: TextStyle) -> Double {
    let single = StyledText(String(character), style)
    return widths[single] ?? HelveticaWidths.width(of: single)
  }

  /// The width of a sign of a count.
  private func width(ofSign sign: Unicode.Scalar, _ style: TextStyle) -> Double {
    let sign = StepCount.sign(for: sign)
    return signWidths[style]?[sign] ?? width(ofCharacter: Character(sign), style)
  }

  /// The width of a blank.
  func blank(_ style: TextStyle) -> Double { width(ofCharacter: " ", style) }
}
