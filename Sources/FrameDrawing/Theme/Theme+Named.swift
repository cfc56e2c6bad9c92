package import NavigationModel

extension Theme {
  /// Dark on light.
  public static let light = Theme(
    canvas: HexColor(0xFFFFFF), ink: HexColor(0x1F2328), mutedInk: HexColor(0x57606A), paleInk: HexColor(0x656D76),
    card: HexColor(0xFFFFFF), container: HexColor(0xF6F8FA), neutral: HexColor(0x57606B), paleFill: HexColor(0xFAFBFC),
    paleLine: HexColor(0xAFB8C1), arrow: HexColor(0x6E7781), new: HexColor(0x1A7F37), ghost: HexColor(0xC21D29),
    outcomes: [
      .done: HexColor(0x1A7F37), .ignored: HexColor(0x8A5D00), .refused: HexColor(0x6639BA), .crash: HexColor(0xC21D29),
    ],
    hues: [
      hue(0xB35C00, tint: 0xFDEEDD), hue(0x0B6BCB, tint: 0xE3F0FD), hue(0x1A7F5A, tint: 0xDFF5EC),
      hue(0x8250DF, tint: 0xF1EAFD), hue(0xB83280, tint: 0xFDEBF5), hue(0x0A7280, tint: 0xDDF3F6),
      hue(0x6B6300, tint: 0xF3F1D5), hue(0x4E5D94, tint: 0xE8EBF7),
    ])

  /// Light on dark.
  public static let dark = Theme(
    canvas: HexColor(0x0D1117), ink: HexColor(0xE6EDF3), mutedInk: HexColor(0x9DA7B3), paleInk: HexColor(0x8B949F),
    card: HexColor(0x161B22), container: HexColor(0x12171E), neutral: HexColor(0x9DA7B4), paleFill: HexColor(0x10151C),
    paleLine: HexColor(0x484F58), arrow: HexColor(0x8B949E), new: HexColor(0x3FB950), ghost: HexColor(0xFF7B72),
    outcomes: [
      .done: HexColor(0x3FB950), .ignored: HexColor(0xD29922), .refused: HexColor(0xBC8CFF), .crash: HexColor(0xFF7B72),
    ],
    hues: [
      hue(0xF0883E, tint: 0x2D1D0F), hue(0x58A6FF, tint: 0x0F2338), hue(0x56D4A4, tint: 0x0F2A22),
      hue(0xC297FF, tint: 0x231A36), hue(0xF778BA, tint: 0x331A29), hue(0x4DD0E1, tint: 0x0C2A2E),
      hue(0xD4C94A, tint: 0x2A2810), hue(0xA5B4FC, tint: 0x1B2140),
    ])

  private static func hue(_ line: UInt32, tint: UInt32) -> Hue {
    let line = HexColor(line)
    let white = HexColor(0xFFFFFF)
    let black = HexColor(0x0D1117)
    return Hue(line: line, tint: HexColor(tint), onLine: line.contrast(with: white) >= 4.5 ? white : black)
  }

  /// The hue of what has none of its own.
  package var neutralHue: Hue {
    Hue(line: neutral, tint: container, onLine: neutral.contrast(with: canvas) >= 4.5 ? canvas : ink)
  }

  /// The hue of what is not selected.
  package var paleHue: Hue {
    Hue(line: paleLine, tint: paleFill, onLine: paleLine.contrast(with: ink) >= 4.5 ? ink : canvas)
  }

  /// A hue made of a colour that a scenario chose.
  package func hue(chosen color: HexColor) -> Hue {
    // Nothing but real black and white leaves 4.5 : 1 for every colour that someone may choose. The white is no other white, so that the
    // style sheet for dark readers, which goes by colours, leaves it alone as it does the colour under it.
    let white = HexColor(0xFEFFFF)
    let black = HexColor(0x000000)
    let onLine = color.contrast(with: white) >= color.contrast(with: black) ? white : black
    return Hue(line: color, tint: color.mixed(0.12, with: canvas), onLine: onLine)
  }
}
