import FrameDrawing
import NavigationModel
import Testing

/// Colours are measured as readers see them who lack a kind of cones, by CIEDE2000.
///
/// One unit is the least difference that is noticed where two patches touch; outlines and bars are thin and apart, so neighbours in the order
/// of appearance, which stand beside each other or with one between, get twelve times that, and any two ten times. Tints lie behind everything
/// and only support the outline around them: theirs are to be noticed, not to be loud.
@Suite struct ColourBlindnessTests {
  @Test(arguments: [Theme.light, .dark])
  func everyTwoHuesAreToldApart(theme: Theme) {
    let hues = theme.hues
    for first in hues.indices {
      for second in hues.indices where first < second {
        let apart = min(second - first, first + hues.count - second)
        let lines = ColourVision.leastDifference(hues[first].line, hues[second].line)
        #expect(lines >= (apart <= 2 ? 12 : 10), "lines \(first) and \(second)")
        let tints = ColourVision.leastDifference(hues[first].tint, hues[second].tint)
        #expect(tints >= (apart <= 2 ? 3 : 1.5), "tints \(first) and \(second): \(tints)")
      }
    }
    #expect(hues.count == 8)
  }

  @Test(arguments: [Theme.light, .dark])
  func huesAreToldFromWhatHasNone(theme: Theme) {
    for hue in theme.hues {
      #expect(ColourVision.leastDifference(hue.tint, theme.container) >= 1, "\(hue.tint)")
    }
  }

  @Test(arguments: [Theme.light, .dark])
  func comingAndGoingAreToldApart(theme: Theme) {
    #expect(ColourVision.leastDifference(theme.new, theme.ghost) >= 12)
    for color in [theme.new, theme.ghost] { #expect(ColourVision.leastDifference(color, theme.arrow) >= 12, "\(color)") }
  }

  @Test(arguments: [Theme.light, .dark])
  func everyTwoOutcomesAreToldApart(theme: Theme) throws {
    for (number, outcome) in Outcome.allCases.enumerated() {
      for other in Outcome.allCases[(number + 1)...] {
        let pair = (try #require(theme.outcomes[outcome]), try #require(theme.outcomes[other]))
        #expect(ColourVision.leastDifference(pair.0, pair.1) >= 12, "\(outcome) and \(other)")
      }
    }
  }

  /// Pairs from the data that Sharma, Wu and Dalal published with their notes on CIEDE2000 (2005).
  @Test(arguments: [
    ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425), ([50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0),
    ([50, 2.5, 0], [50, 0, -2.5], 4.3065), ([50, 2.5, 0], [73, 25, -18], 27.1492),
    ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
  ])
  func differenceIsCIEDE2000(one: [Double], other: [Double], expected: Double) {
    let (one, other) = (
      LabColour(lightness: one[0], a: one[1], b: one[2]), LabColour(lightness: other[0], a: other[1], b: other[2])
    )
    #expect(abs(one.difference(other) - expected) < 0.0001)
    #expect(abs(other.difference(one) - expected) < 0.0001)
  }

  @Test func dichromatsConfuseRedAndGreenButNotBlueAndYellow() throws {
    let (red, green) = (try #require(HexColor("#b33c00")), try #require(HexColor("#5c7000")))
    let usual = ColourVision.usual
    let without = ColourVision.deuteranopia
    #expect(usual.seen(red).difference(usual.seen(green)) > 3 * without.seen(red).difference(without.seen(green)))
  }
}
