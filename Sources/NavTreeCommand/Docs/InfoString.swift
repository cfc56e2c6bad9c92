internal import ScenarioLanguage

/// The words behind a fence's language, each with its place in the Markdown.
struct InfoString {
  /// One word: `sheet`, `frame=3`, `file="a story.nav"`.
  struct Word {
    let key: String
    /// What stands behind `=`, without its quotes; nil where there is none.
    let value: String?
    let keyRange: SourceRange
    /// The value's place; behind the word where there is none.
    let valueRange: SourceRange
  }

  private(set) var words: [Word] = []
  /// Where a quote has no end.
  private(set) var openQuote: SourceRange?

  /// Cuts the words after the language.
  init(of fence: MarkdownFence) {
    let characters = Array(fence.opening.info)
    let line = fence.firstLine + 1
    // Before it stand only ASCII signs, so bytes are characters.
    let start = fence.opening.infoOffset + 1
    var place = 0
    func range(_ part: Range<Int>) -> SourceRange { SourceRange(line: line, column: start + part.lowerBound, length: part.count) }
    func skipBlanks() { while place < characters.count, characters[place].isBlank { place += 1 } }
    skipBlanks()
    while place < characters.count, !characters[place].isBlank { place += 1 }
    skipBlanks()
    while place < characters.count {
      let first = place
      while place < characters.count, !characters[place].isBlank, characters[place] != "=" { place += 1 }
      let key = first..<place
      guard place < characters.count, characters[place] == "=" else {
        words.append(Word(key: String(characters[key]), value: nil, keyRange: range(key), valueRange: range(place..<place)))
        skipBlanks()
        continue
      }
      place += 1
      let begin = place
      var value = ""
      if place < characters.count, characters[place] == "\"" {
        place += 1
        while place < characters.count, characters[place] != "\"" {
          value.append(characters[place])
          place += 1
        }
        if place == characters.count { openQuote = openQuote ?? range(begin..<place) }
        place = min(place + 1, characters.count)
      }
      while place < characters.count, !characters[place].isBlank {
        value.append(characters[place])
        place += 1
      }
      words.append(
        Word(key: String(characters[key]), value: value, keyRange: range(key), valueRange: range(begin..<place)))
      skipBlanks()
    }
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
