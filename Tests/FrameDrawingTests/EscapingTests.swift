import FrameDrawing
import NavigationModel
import Testing

@Suite struct EscapingTests {
  @Test(arguments: [
    (#"plain"#, #""plain""#),
    (#"say "hi""#, #""say \"hi\"""#),
    (#"back\slash"#, #""back\\slash""#),
    (#"\N \G \l"#, #""\\N \\G \\l""#),
    (#"&amp; & &#8364;"#, #""&amp;amp; &amp; &amp;#8364;""#),
    (#"<b>bold</b>"#, #""&lt;b&gt;bold&lt;/b&gt;""#),
    ("\"\u{301} and \\\u{301}", "\"\\\"\u{301} and \\\\\u{301}\""),
    ("\\\u{200D}\"\u{FE0F}", "\"\\\\\u{200D}\\\"\u{FE0F}\""),
    ("&\u{338}<\u{338}>\u{338}", "\"&amp;\u{338}&lt;\u{338}&gt;\u{338}\""),
    ("👨‍👩‍👧‍👦🇩🇪 é", "\"👨‍👩‍👧‍👦🇩🇪 é\""),
    ("", "\"\""),
  ])
  func escapesLabels(text: String, written: String) {
    #expect(DOT.label([text], isLeading: false).unicodeScalars.elementsEqual(written.unicodeScalars))
  }

  @Test func joinsLines() {
    #expect(DOT.label(["a", "b"], isLeading: false) == #""a\nb""#)
    #expect(DOT.label(["a", "b"], isLeading: true) == #""a\lb\l""#)
  }

  @Test(arguments: [
    ("plain", #""plain""#), (#"a"b"#, #""a\"b""#), (#"a\"#, #""a\\""#), ("a\"\u{301}", "\"a\\\"\u{301}\""),
    ("&amp;", #""&amp;""#),
  ])
  func quotesIdentifiers(text: String, written: String) {
    #expect(DOT.quoted(text).unicodeScalars.elementsEqual(written.unicodeScalars))
  }

  @Test(arguments: [
    ("one\ntwo\r\n\tthree", "one two three"), ("a\u{0}b\u{1B}c", "a␀b␛c"), ("\u{7F}", "␡"),
    ("left\u{202E}right\u{2066}x\u{200F}y\u{61C}", "left\u{FFFD}right\u{FFFD}x\u{FFFD}y\u{FFFD}"), ("שלום עולם", "שלום עולם"),
    ("zero\u{200B}width\u{FEFF}", "zero\u{FFFD}width\u{FFFD}"), ("no\u{FFFE}char\u{FFFF}", "no\u{FFFD}char\u{FFFD}"),
    ("c1\u{85}\u{9B}", "c1 \u{FFFD}"), ("👩‍🚀", "👩‍🚀"), ("a\u{2028}b\u{A0}c", "a b c"),
  ])
  func showsAllOfATextAndLetsNoneOfItSteer(text: String, shown: String) {
    #expect(VisibleText.of(text).unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (-0.0001, "0"), (0.0005, "0.001"), (1, "1"), (-1.5, "-1.5"), (0.05, "0.05"), (12.3456, "12.346"),
    (1e-9, "0"), (123_456_789, "123456789"), (1e300, "1000000000"), (-.infinity, "-1000000000"), (.nan, "0"), (99.9999, "100"),
  ])
  func writesNumbersPlainly(value: Double, written: String) {
    #expect(DOT.number(value) == written)
  }

  @Test func inchesComeBackAsTheSamePoints() {
    for points in stride(from: 0.0, through: 3000, by: 7.3) {
      #expect(abs((Double(DOT.inches(points)) ?? .nan) * 72 - points) < 0.0001)
    }
  }

  static let texts = [
    "x\"y", "back\\", "\\N\\G", "&amp;", "<b>bold</b>", "line\nbreak", "\u{1}\u{1F}", "שלום", "\u{202E}evil", "👨‍👩‍👧‍👦🇩🇪", "q\"\u{301}",
    "b\\\u{301}",
    String(repeating: "x", count: 300), String(repeating: "ab", count: 5000), "\"]; evil [label=\"", " ", "/* */ // #", "",
  ]

  @Test(arguments: texts, [PictureView.nested, .tree])
  func noTextLeavesItsQuotes(text: String, view: PictureView) throws {
    let named = Blueprint(.container, text, className: text, children: [Blueprint(.screen, text, className: text)])
    let scenario = Scenario(
      title: text, tree: .stack(text, [named]),
      actions: [
        ScenarioAction(.push(.named(text)), caption: text), ScenarioAction(.present(.new(.stack(text, text)), on: .id("nobody"))),
      ])
    let sequence = try Story("text", scenario).drawn(DrawingOptions(view: view))
    for picture in try sequence.pictures() {
      #expect(picture.screens.count >= 1)
    }
    let card = try #require(try Picture(sequence.frame(1)).screens.last)
    let whole = VisibleText.of(text).filter { $0 != " " }
    let shown = card.lines.joined().filter { $0 != " " }
    if whole.isEmpty {
      #expect(shown == "UIViewController")
    } else if text.count < 30 {
      #expect(shown == whole)
    } else {
      #expect(shown.hasSuffix("…") && whole.hasPrefix(shown.dropLast()))
    }
  }

  @Test func drawsTheSameTwice() throws {
    for look in Look.all {
      let story = RandomStory.story(seed: 3, actions: 30)
      let (one, two) = (try look.drawn(story), try look.drawn(story))
      for index in one.steps.indices { #expect(one.frame(index).dot == two.frame(index).dot) }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -5, 1e300])
  func survivesAMeasurerThatTalksNonsense(width: Double) throws {
    let measurer = TextMeasurer { texts in texts.map { _ in width } }
    let sequence = try FrameSequence(of: Stories.article.steps, title: "nonsense", measurer: measurer)
    #expect(try Picture(sequence.frame(5)).size == (try Stories.article.drawn().canvas))
  }
}
