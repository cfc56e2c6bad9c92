import NavigationModel

/// The hues made of the colours that a scenario chose for controllers (`color=#rrggbb`), which may be any.
///
/// A bar has the colour as it was chosen. Outlines are darker or lighter where it would not stand out from what is around them. All colours
/// differ from the light theme's and from one another, by one unit of a channel where they have to, because the style sheet for dark readers
/// goes by colours alone.
struct ChosenHues {
  private var hues: [HexColor: (light: Theme.Hue, dark: Theme.Hue)] = [:]
  /// Every colour of the light theme beside the one that takes its place in the dark theme, in a fixed order.
  private(set) var counterparts: [(HexColor, HexColor)] = []

  /// Makes hues; the order of the colours does not matter.
  init(_ colors: Set<HexColor>) {
    var taken = Set(Theme.light.counterparts(in: .dark).map(\.own) + [Self.white, Self.black])
    for color in colors.sorted(by: { $0.description < $1.description }) {
      func own(_ wanted: HexColor) -> HexColor {
        let free = wanted.apart(from: taken)
        taken.insert(free)
        return free
      }
      let bar = own(color)
      let onBar = bar.contrast(with: Self.white) >= bar.contrast(with: Self.black) ? Self.white : Self.black
      let light = Theme.Hue(
        line: own(Theme.light.outline(of: color)), tint: own(Theme.light.tint(of: color)), bar: bar, onBar: onBar)
      // In both themes the line is another colour than the bar, so that the bar has an edge in both.
      let dark = Theme.Hue(
        line: Theme.dark.outline(of: color).apart(from: [bar]), tint: Theme.dark.tint(of: color), bar: bar, onBar: onBar)
      hues[color] = (light, dark)
      counterparts += light.counterparts(in: dark)
    }
  }

  /// Nothing but real black and white leaves 4.5 : 1 for every colour that someone may choose; the white is no other white.
  private static let white = HexColor(0xFEFFFF)
  private static let black = HexColor(0x000000)

  /// The hue of a colour in a theme; nil where the scenario did not choose it.
  func hue(of color: HexColor, in theme: Theme) -> Theme.Hue? {
    guard let pair = hues[color] else { return nil }
    return theme.canvas == Theme.dark.canvas ? pair.dark : pair.light
  }
}

extension Theme {
  /// A chosen colour thinned for the inside of a box.
  fileprivate func tint(of color: HexColor) -> HexColor { color.mixed(0.12, with: canvas) }

  /// The colour nearest to a chosen one that stands out as a line (3 : 1, WCAG 1.4.11) from everything that it may be drawn on.
  fileprivate func outline(of color: HexColor) -> HexColor {
    let grounds = [canvas, card, container, tint(of: color)] + hues.map(\.tint)
    let steps = stride(from: 1.0, through: 0, by: -0.05).map { color.mixed($0, with: ink) }
    return steps.first { line in grounds.allSatisfy { line.contrast(with: $0) >= 3.05 } } ?? ink
  }
}

extension HexColor {
  /// This colour, or the nearest in blue that is none of the taken ones.
  fileprivate func apart(from taken: Set<HexColor>) -> HexColor {
    let step = blue < 128 ? 1 : -1
    let candidates = (0...127).lazy.map { HexColor(red: red, green: green, blue: UInt8(Int(blue) + step * $0)) }
    return candidates.first { !taken.contains($0) } ?? self
  }
}
