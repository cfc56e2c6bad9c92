import FrameDrawing
import NavigationModel
import Testing

@Suite struct ThemeTests {
  static let themes = [Theme.light, .dark]

  /// Every pair of text and ground that a picture can show.
  private static func texts(_ theme: Theme) -> [(name: String, text: HexColor, ground: HexColor)] {
    let canvas = theme.canvas
    let hues = theme.hues + [theme.neutralHue]
    let grounds = [("canvas", canvas), ("card", theme.card), ("container", theme.container)] + hues.map { ("tint", $0.tint) }
    var pairs = grounds.flatMap { ground in
      [("ink", theme.ink), ("muted", theme.mutedInk), ("new", theme.new), ("ghost", theme.ghost)].map {
        ("\($0.0) on \(ground.0)", $0.1, ground.1)
      }
    }
    pairs += theme.outcomes.map { ("\($0) on canvas", $1, canvas) }
    pairs += (hues + [theme.paleHue]).map { ("bar", $0.onBar, $0.bar) }
    pairs += [
      ("pale", theme.paleInk, theme.paleFill), ("ghost on pale", theme.ghost, theme.paleFill),
      ("new on pale", theme.new, theme.paleFill), ("muted on pale", theme.mutedInk, theme.paleFill),
      ("badge", canvas, theme.new), ("badge", canvas, theme.ghost),
    ]
    return pairs
  }

  /// Every pair of a line that means something and what it is drawn on. What is not selected is pale on purpose: it is inactive, which
  /// WCAG 1.4.11 leaves out, and dashed.
  private static func lines(_ theme: Theme) -> [(name: String, line: HexColor, ground: HexColor)] {
    let grounds = [theme.canvas, theme.card, theme.container, theme.paleFill] + theme.hues.map(\.tint)
    let lines =
      [("visible", theme.ink), ("new", theme.new), ("ghost", theme.ghost), ("arrow", theme.arrow), ("presents", theme.mutedInk)]
      + (theme.hues + [theme.neutralHue]).map { ("hue", $0.line) }
    return lines.flatMap { line in grounds.map { (line.0, line.1, $0) } }
  }

  @Test(arguments: themes)
  func everyTextMeetsAA(theme: Theme) {
    for pair in Self.texts(theme) {
      let contrast = pair.text.contrast(with: pair.ground)
      #expect(contrast >= 4.5, "\(pair.name): \(pair.text) on \(pair.ground) is \(contrast)")
    }
    #expect(Set(theme.outcomes.keys) == Set(Outcome.allCases))
  }

  @Test(arguments: themes)
  func everyLineThatMeansSomethingMeetsAA(theme: Theme) {
    for pair in Self.lines(theme) {
      let contrast = pair.line.contrast(with: pair.ground)
      #expect(contrast >= 3, "\(pair.name): \(pair.line) on \(pair.ground) is \(contrast)")
    }
  }

  /// Otherwise style rules that go by colours could not turn the one theme into the other.
  @Test func everyColourOfTheLightThemeStandsForOneOfTheDarkTheme() {
    let pairs = Theme.light.counterparts(in: .dark)
    let dark = Dictionary(grouping: pairs, by: \.own).mapValues { Set($0.map(\.other)) }
    #expect(dark.filter { $0.value.count > 1 }.isEmpty)
  }

  @Test func contrastIsThatOfWCAG() throws {
    let (black, white) = (try #require(HexColor("#000000")), try #require(HexColor("#ffffff")))
    #expect(abs(black.contrast(with: white) - 21) < 0.001)
    #expect(abs(white.contrast(with: white) - 1) < 0.001)
    #expect(abs(try #require(HexColor("#777777")).contrast(with: white) - 4.478) < 0.001)
    #expect(abs(try #require(HexColor("#ff0000")).contrast(with: white) - 3.998) < 0.001)
    #expect(abs(try #require(HexColor("#0000ff")).contrast(with: black) - 2.444) < 0.001)
  }

  @Test func eachNestedContainerHasItsOwnHueAndKeepsIt() throws {
    let frames = try Stories.article.drawn().pictures()
    let hues = Theme.light.hues
    #expect(frames[5].byID["brown"]?.attributes["color"] == "\(hues[0].line)")
    #expect(frames[5].byID["brown-navigation"]?.attributes["fillcolor"] == "\(hues[0].tint)")
    #expect(frames[5].byID["step-1-bar"]?.attributes["fillcolor"] == "\(hues[0].line)")
    #expect(frames[5].byID["blue"]?.attributes["color"] == "\(hues[1].line)")
    #expect(frames[8].byID["brown"]?.attributes["color"] == "\(hues[0].line)")
    #expect(frames[5].byID["root"]?.attributes["color"] == "\(Theme.light.neutral)")
  }

  @Test func aChosenColourTakesThePlaceOfAHue() throws {
    let tree = Blueprint.stack(
      "Root",
      [
        .screen("Home"),
        Blueprint(.nested, "Own", traits: Traits(color: HexColor("#ffee00")), children: [.screen("A"), .screen("B")]),
      ])
    let picture = try Picture(Story("own", tree, []).drawn().frame(0))
    #expect(picture.byID["b-bar"]?.attributes["fillcolor"] == "#ffee00")
    // Yellow makes no line on white, so the outline is darker.
    let outline = try #require(picture.byID["own"]?.attributes["color"].flatMap { HexColor($0) })
    #expect(outline.red > outline.blue && outline.green > outline.blue && outline.contrast(with: Theme.light.card) >= 3)
    #expect(picture.byID["b-bar"]?.attributes["color"] == "\(outline)")
    #expect(picture.byID["b-back"]?.attributes["fontcolor"] == "#000000")
  }
}
