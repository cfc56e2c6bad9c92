public import NavigationModel

/// The colours of a picture. Every text meets WCAG AA (4.5 : 1) on what it stands on, and no meaning hangs on colour alone.
public struct Theme: Hashable, Sendable {
  /// The paper.
  public let canvas: HexColor
  /// Names and captions.
  public let ink: HexColor
  /// Classes and paths.
  public let mutedInk: HexColor
  /// Text on what is not selected.
  public let paleInk: HexColor
  /// The inside of a screen's card.
  public let card: HexColor
  /// The inside of a container that has no hue.
  public let container: HexColor
  /// Outlines of what has no hue.
  public let neutral: HexColor
  /// The inside of what is not selected.
  public let paleFill: HexColor
  /// Outlines of what is not selected.
  public let paleLine: HexColor
  /// Arrows.
  public let arrow: HexColor
  /// What a step brought.
  public let new: HexColor
  /// What a step took away.
  public let ghost: HexColor
  /// The word for each outcome.
  public let outcomes: [Outcome: HexColor]
  /// One for each nested container and stack, in order of appearance; a ninth starts again.
  public let hues: [Hue]

  /// A stack's colour: its outline and bars, the inside of its box, and text on a bar.
  public struct Hue: Hashable, Sendable {
    /// Outlines; at least 3 : 1 on everything that they are drawn on.
    public let line: HexColor
    /// The inside of a stack's box.
    public let tint: HexColor
    /// Navigation bars; the line's colour, unless a scenario chose one that makes no line.
    public let bar: HexColor
    /// Text on a navigation bar.
    public let onBar: HexColor
  }
}

extension Theme {
  /// Every colour beside the one that another theme has in its place.
  package func counterparts(in other: Theme) -> [(own: HexColor, other: HexColor)] {
    var pairs = [
      (canvas, other.canvas), (ink, other.ink), (mutedInk, other.mutedInk), (paleInk, other.paleInk), (card, other.card),
      (container, other.container), (neutral, other.neutral), (paleFill, other.paleFill), (paleLine, other.paleLine),
      (arrow, other.arrow), (new, other.new), (ghost, other.ghost),
    ]
    for outcome in Outcome.allCases {
      if let mine = outcomes[outcome], let theirs = other.outcomes[outcome] { pairs.append((mine, theirs)) }
    }
    for (mine, theirs) in zip(hues + [neutralHue, paleHue], other.hues + [other.neutralHue, other.paleHue]) {
      pairs += mine.counterparts(in: theirs)
    }
    return pairs.map { (own: $0, other: $1) }
  }
}

extension Theme.Hue {
  /// Every colour beside the one that a hue of another theme has in its place.
  func counterparts(in other: Theme.Hue) -> [(HexColor, HexColor)] {
    [(line, other.line), (tint, other.tint), (bar, other.bar), (onBar, other.onBar)]
  }
}

extension HexColor {
  /// A colour from its number, `0xRRGGBB`.
  init(_ number: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number))
  }

  /// The contrast with another colour as WCAG 2 defines it, from 1 to 21.
  public func contrast(with other: HexColor) -> Double {
    let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// Part of this colour mixed with the rest of another.
  func mixed(_ part: Double, with other: HexColor) -> HexColor {
    func mix(_ mine: UInt8, _ theirs: UInt8) -> UInt8 {
      UInt8((Double(mine) * part + Double(theirs) * (1 - part)).roundedToWhole)
    }
    return HexColor(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  private var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.03928 ? value / 12.92 : Self.power24((value + 0.055) / 1.055)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// x to the power of 2.4 for x in 0 … 1: x² times the fifth root of x², the root by Newton's method, since the standard library has none.
  private static func power24(_ x: Double) -> Double {
    let square = x * x
    guard square > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
    return square * root
  }
}
