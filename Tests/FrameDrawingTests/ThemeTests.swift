import FrameDrawing
import NavigationModel
import Testing

@Suite struct ThemeTests {
  static let themes = [Theme.light, .dark]

  /// Every pair of text and ground that a picture can show.
  static func pairs(_ theme: Theme) -> [(name: String, text: HexColor, ground: HexColor)] {
    let canvas = theme.canvas
    let tints = theme.hues.map(\.tint)
    let grounds = [("canvas", canvas), ("card", theme.card), ("container", theme.container)] + tints.map { ("tint", $0) }
    var pairs = grounds.flatMap { ground in
      [
        ("ink on \(ground.0)", theme.ink, ground.1), ("muted on \(ground.0)", theme.mutedInk, ground.1),
        ("ghost on \(ground.0)", theme.ghost, ground.1),
      ]
    }
    pairs += theme.outcomes.map { ("\($0) on canvas", $1, canvas) }
    pairs += (theme.hues + [theme.neutralHue]).map { ("bar", $0.onLine, $0.line) }
    pairs += [
      ("pale", theme.paleInk, theme.paleFill), ("new on canvas", theme.new, canvas), ("badge", canvas, theme.new),
      ("badge", canvas, theme.ghost),
      ("chevron on pale", theme.paleHue.onLine, theme.paleHue.line),
    ]
    return pairs
  }

  @Test(arguments: themes)
  func everyTextMeetsAA(theme: Theme) {
    for pair in Self.pairs(theme) {
      let contrast = pair.text.contrast(with: pair.ground)
      #expect(contrast >= 4.5, "\(pair.name): \(pair.text) on \(pair.ground) is \(contrast)")
    }
    #expect(Set(theme.outcomes.keys) == Set(Outcome.allCases))
  }

  @Test(arguments: themes)
  func everyTextThatIsDrawnMeetsAA(theme: Theme) throws {
    for story in Stories.all + (1...2).map({ RandomStory.story(seed: UInt64($0), actions: 30) }) {
      for view in [PictureView.nested, .tree] {
        for picture in try story.drawn(DrawingOptions(view: view, theme: theme)).pictures() {
          let faults = picture.figures.filter { !$0.lines.isEmpty }.compactMap { figure -> String? in
            guard let ink = figure.attributes["fontcolor"].flatMap({ HexColor($0) }), let ground = ground(of: figure, in: picture)
            else {
              return "\(figure.id) has no colours"
            }
            return ink.contrast(with: ground) >= 4.5 ? nil : "\(figure.id): \(ink) on \(ground)"
          }
          #expect(faults == [])
        }
      }
    }
  }

  /// What a text stands on: its own fill, or that of the last thing drawn before it that it lies in.
  private func ground(of figure: Figure, in picture: Picture) -> HexColor? {
    if let own = figure.attributes["fillcolor"] { return HexColor(own) }
    var ground = HexColor(picture.graph["bgcolor"] ?? "")
    let spot = Rect(x: figure.rect.minX + 0.5, y: figure.rect.midY, width: 1, height: 1)
    for other in picture.figures {
      if other.id == figure.id { return ground }
      if let fill = other.attributes["fillcolor"], other.rect.holds(spot) { ground = HexColor(fill) }
    }
    return ground
  }

  @Test(arguments: themes)
  func huesDiffer(theme: Theme) {
    for (number, hue) in theme.hues.enumerated() {
      for other in theme.hues[(number + 1)...] {
        #expect(distance(hue.line, other.line) > 40, "\(hue.line) and \(other.line)")
        #expect(hue.tint != other.tint)
      }
    }
    #expect(theme.hues.count == 8)
  }

  private func distance(_ one: HexColor, _ other: HexColor) -> Double {
    func square(_ a: UInt8, _ b: UInt8) -> Double { (Double(a) - Double(b)) * (Double(a) - Double(b)) }
    return (square(one.red, other.red) + square(one.green, other.green) + square(one.blue, other.blue)).squareRoot()
  }

  @Test(arguments: themes)
  func anyChosenColourGetsReadableWords(theme: Theme) {
    var numbers = SeededNumbers(seed: 7)
    let greys = (0...255).map { HexColor(red: UInt8($0), green: UInt8($0), blue: UInt8($0)) }
    let colors = (0..<2000).map { _ in
      let bits = numbers.next()
      return HexColor(
        red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits >> 16))
    }
    for color in greys + colors {
      let hue = theme.hue(chosen: color)
      #expect(hue.line == color)
      #expect(hue.onLine.contrast(with: hue.line) >= 4.5, "\(color)")
      #expect(theme.ink.contrast(with: hue.tint) >= 4.5, "\(color)")
      #expect(theme.mutedInk.contrast(with: hue.tint) >= 4.5, "\(color)")
      #expect(theme.ghost.contrast(with: hue.tint) >= 0)
    }
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
    #expect(picture.byID["own"]?.attributes["color"] == "#ffee00")
    #expect(picture.byID["b-bar"]?.attributes["fillcolor"] == "#ffee00")
    #expect(picture.byID["b-back"]?.attributes["fontcolor"] == "#000000")
  }
}
