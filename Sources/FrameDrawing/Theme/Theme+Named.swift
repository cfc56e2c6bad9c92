import NavigationModel

// The hues are told apart by lightness as much as by hue, so that readers who do not see all colours tell them apart, too: the palette's
// order keeps neighbours far from each other. Two roles share a colour in the light theme only where they share one in the dark theme,
// since the style sheet for dark readers goes by colours alone; that is why a card is not quite as white as paper.

extension Theme {
  /// Dark on light.
  public static let light = Theme(
    canvas: HexColor(0xFFFFFF), ink: HexColor(0x1F2328), mutedInk: HexColor(0x57606A), paleInk: HexColor(0x656D76),
    card: HexColor(0xFFFEFD), container: HexColor(0xF6F8FA), neutral: HexColor(0x57606B), paleFill: HexColor(0xFAFBFC),
    paleLine: HexColor(0xAFB8C1), arrow: HexColor(0x6E7781), new: HexColor(0x106649), ghost: HexColor(0x881E1F),
    outcomes: [
      .done: HexColor(0x106649), .ignored: HexColor(0x8F651D), .refused: HexColor(0x4433A1), .crash: HexColor(0x881E1F),
    ],
    hues: [
      hue(0xA37452, tint: 0xF7E0D3), hue(0x3664AA, tint: 0xD4E8FE),
      hue(0x692543, tint: 0xFEE9EF), hue(0x676205, tint: 0xECE6CA),
      hue(0x138C96, tint: 0xCFF4FD), hue(0x4D5A6C, tint: 0xE2E3E7),
      hue(0x482F76, tint: 0xFBF5FC), hue(0x0F471E, tint: 0xEFFAEE),
    ])

  /// Light on dark.
  public static let dark = Theme(
    canvas: HexColor(0x0D1117), ink: HexColor(0xE6EDF3), mutedInk: HexColor(0x9DA7B3), paleInk: HexColor(0x8B949F),
    card: HexColor(0x161B22), container: HexColor(0x12171E), neutral: HexColor(0x9DA7B4), paleFill: HexColor(0x10151C),
    paleLine: HexColor(0x484F58), arrow: HexColor(0x8B949E), new: HexColor(0x80C8A0), ghost: HexColor(0xED6763),
    outcomes: [
      .done: HexColor(0x80C8A0), .ignored: HexColor(0xF2B85D), .refused: HexColor(0xCD9CF9), .crash: HexColor(0xED6763),
    ],
    hues: [
      hue(0xD27239, tint: 0x2C1607), hue(0x99B5F3, tint: 0x06223B),
      hue(0xE8A2AC, tint: 0x332526), hue(0xEBD780, tint: 0x1F1C12),
      hue(0x8CE6E9, tint: 0x091C1E), hue(0x8D8FA8, tint: 0x181730),
      hue(0x9E78DC, tint: 0x2C2831), hue(0x1A9E79, tint: 0x13211D),
    ])

  private static func hue(_ line: UInt32, tint: UInt32) -> Hue {
    let line = HexColor(line)
    let white = HexColor(0xFFFFFF)
    let black = HexColor(0x0D1117)
    return Hue(line: line, tint: HexColor(tint), bar: line, onBar: line.contrast(with: white) >= 4.5 ? white : black)
  }

  /// The hue of what has none of its own.
  package var neutralHue: Hue {
    Hue(line: neutral, tint: container, bar: neutral, onBar: neutral.contrast(with: canvas) >= 4.5 ? canvas : ink)
  }

  /// The hue of what is not selected.
  package var paleHue: Hue {
    Hue(line: paleLine, tint: paleFill, bar: paleLine, onBar: paleLine.contrast(with: ink) >= 4.5 ? ink : canvas)
  }
}
