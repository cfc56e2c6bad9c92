import NavigationModel

/// Style rules that turn a picture in the light theme into one in the dark theme, for readers who prefer it.
///
/// Graphviz writes colours as attributes, which a style sheet overrides. So no shape needs a class for its colour, and a picture in the
/// light theme is a picture in both.
struct DarkStyleSheet {
  private let chosen: [HexColor]

  /// - Parameter chosen: Colours that the scenario chose for controllers.
  init(chosen: [HexColor]) {
    self.chosen = chosen
  }

  var text: String {
    var rules = [".graph>polygon{fill:\(Theme.dark.canvas)}"]
    for (light, dark) in pairs where light != dark {
      rules.append("[fill=\"\(light)\"]{fill:\(dark)}[stroke=\"\(light)\"]{stroke:\(dark)}")
    }
    // White is paper under shapes, the inside of cards, and ink on bars: each turns into something else.
    rules.append("path[fill=\"\(Theme.light.card)\"]{fill:\(Theme.dark.card)}")
    rules.append(".cluster.ghost>path[fill=\"\(Theme.light.canvas)\"]{fill:\(Theme.dark.canvas)}")
    rules.append("text[fill=\"\(Theme.light.canvas)\"]{fill:\(Theme.dark.canvas)}")
    rules.append("[stroke=\"\(Theme.light.canvas)\"]{stroke:\(Theme.dark.canvas)}")
    return "@media (prefers-color-scheme:dark){\(rules.joined())}"
  }

  private var pairs: [(HexColor, HexColor)] {
    let (light, dark) = (Theme.light, Theme.dark)
    var pairs = [
      (light.ink, dark.ink), (light.mutedInk, dark.mutedInk), (light.paleInk, dark.paleInk),
      (light.container, dark.container), (light.neutral, dark.neutral), (light.paleFill, dark.paleFill),
      (light.paleLine, dark.paleLine), (light.arrow, dark.arrow), (light.new, dark.new), (light.ghost, dark.ghost),
    ]
    for outcome in Outcome.allCases {
      if let day = light.outcomes[outcome], let night = dark.outcomes[outcome] { pairs.append((day, night)) }
    }
    for (day, night) in zip(light.hues, dark.hues) { pairs += [(day.line, night.line), (day.tint, night.tint)] }
    for color in chosen { pairs.append((light.hue(chosen: color).tint, dark.hue(chosen: color).tint)) }
    var seen: Set<HexColor> = []
    return pairs.filter { seen.insert($0.0).inserted }
  }
}
