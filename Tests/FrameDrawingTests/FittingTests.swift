import FrameDrawing
import Testing

@Suite struct FittingTests {
  static let style = TextStyle(size: 11, isBold: true)
  static let texts = [
    "", "a", "Home", "A screen with many words in its name", "Donaudampfschifffahrtsgesellschaftskapitän", "日本語の名前のとても長い画面",
    "🇩🇪🇫🇷🇮🇹🇪🇸🇳🇱🇧🇪🇱🇺🇦🇹🇨🇭🇩🇰🇸🇪🇳🇴🇫🇮", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
    String(repeating: "e\u{301}\u{323}", count: 60), String(repeating: "x", count: 300), String(repeating: "ab ", count: 100),
    "short Donaudampfschifffahrtsgesellschaftskapitän short", String(repeating: "W", count: 14),
  ]

  static func ruler(_ texts: [String]) throws -> TextRuler {
    try TextRuler(measuring: texts.map { StyledText($0, style) }, with: .estimating)
  }

  private func width(_ text: String) throws -> Double {
    try TextMeasurer.estimating.widths([StyledText(text, Self.style)])[0]
  }

  @Test(arguments: texts, [40.0, 104, 300])
  func linesAreNeverWiderThanAskedNorMoreThanAllowed(text: String, most: Double) throws {
    let ruler = try Self.ruler([text])
    for limit in [1, 2, 4] {
      let lines = ruler.lines(text, Self.style, width: most, limit: limit)
      #expect(lines.count <= limit)
      for line in lines { #expect(try width(line) <= most + 0.0001) }
      #expect(lines.allSatisfy { !$0.isEmpty && $0.first != " " && $0.last != " " })
      try expectBeginning(lines.joined(), of: text)
    }
  }

  @Test(arguments: texts, [40.0, 104, 300])
  func shortenedTextsAreNeverWiderThanAsked(text: String, most: Double) throws {
    let short = try Self.ruler([text]).shortened(text, Self.style, width: most)
    #expect(try width(short) <= most + 0.0001)
    if try width(text) <= most { #expect(short == text) } else { #expect(short.hasSuffix("…")) }
    try expectBeginning(short, of: text)
  }

  /// All of the text, or its beginning and `…`; cut between characters as people see them.
  private func expectBeginning(_ shown: String, of text: String) throws {
    let whole = Array(text.filter { $0 != " " })
    var seen = Array(shown.filter { $0 != " " })
    guard seen != whole else { return }
    #expect(seen.popLast() == "…")
    #expect(whole.starts(with: seen))
    #expect(seen.count < whole.count)
  }

  @Test func fillsLinesAsFarAsTheyGo() throws {
    let text = "one two three four five six"
    let lines = try Self.ruler([text]).lines(text, Self.style, width: 60, limit: 9)
    #expect(lines == ["one two", "three four", "five six"])
    #expect(try Self.ruler([text]).lines(text, Self.style, width: 60, limit: 2) == ["one two", "three four…"])
    #expect(try Self.ruler([text]).lines(text, Self.style, width: 60, limit: 3) == lines)
  }

  @Test func asksForEveryWordOnceAndInOneCall() throws {
    nonisolated(unsafe) var calls: [[StyledText]] = []
    let measurer = TextMeasurer { texts in
      calls.append(texts)
      return texts.map { Double($0.text.count) * 10 }
    }
    let ruler = try TextRuler(
      measuring: ["same words", "words same", "same"].map { StyledText($0, Self.style) }, with: measurer)
    #expect(calls.map { $0.map(\.text) } == [[" ", "same", "words", "…"]])
    #expect(ruler.width(of: "same words", Self.style) == 100)
  }

  /// As a ratio, since other suites run meanwhile: what is shown of a word is found without looking at the rest of it again and again.
  @Test func aWordTenTimesAsLongTakesHardlyLonger() throws {
    func time(length: Int) throws -> Duration {
      let word = String(repeating: "ab", count: length / 2)
      let ruler = try Self.ruler([word])
      return try (0..<5).map { _ in
        let start = ContinuousClock.now
        #expect(ruler.lines(word, Self.style, width: 104, limit: 4).count == 4)
        let shown = try width(ruler.shortened(word, Self.style, width: 200))
        #expect(shown <= 200)
        return ContinuousClock.now - start
      }.min() ?? .zero
    }
    let (long, longer) = (try time(length: 10_000), try time(length: 100_000))
    #expect(longer < long * 40, "\(long) for 10,000 letters, \(longer) for 100,000")
  }
}
