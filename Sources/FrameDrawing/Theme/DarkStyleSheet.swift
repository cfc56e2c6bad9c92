import NavigationModel

/// Style rules that turn a picture in the light theme into one in the dark theme, for readers who prefer it.
///
/// Graphviz writes colours as attributes, which a style sheet overrides. So no shape needs a class for its colour, and a picture in the
/// light theme is a picture in both.
package struct DarkStyleSheet {
  private let rules: [Rule]

  /// - Parameter chosen: Colours that the scenario chose for controllers.
  init(chosen: [HexColor]) {
    rules = Self.rules(chosen: chosen)
  }

  var text: String {
    "@media (prefers-color-scheme:dark){\(rules.map(\.text).joined())}"
  }

  /// What a colour turns into; nil where it stays.
  ///
  /// - Parameters:
  ///   - color: The colour in the light theme, as SVG has it.
  ///   - property: What it paints.
  ///   - element: The name of the shape's element.
  ///   - classes: The words of the class of the group that holds the shape.
  package func counterpart(of color: String, as property: PaintProperty, of element: String, in classes: Set<String>) -> String? {
    // The heavier selectors come last.
    rules.last { $0.color.map { "\($0)" == color } ?? true && $0.property == property && $0.reach.covers(element, in: classes) }?
      .counterpart.description
  }

  /// A rule: what it covers, the colour that it goes by, and what that turns into.
  private struct Rule {
    let reach: Reach
    let property: PaintProperty
    /// Nil for any.
    let color: HexColor?
    let counterpart: HexColor

    var text: String {
      let condition = color.map { "[\(property)=\"\($0)\"]" } ?? ""
      return "\(reach.selector)\(condition){\(property):\(counterpart)}"
    }
  }

  /// Shapes that a rule is about: all, those with one element name, or those in a group with certain classes too.
  private struct Reach {
    var classes: [String] = []
    var element: String?

    var selector: String { (classes.isEmpty ? "" : classes.map { "." + $0 }.joined() + ">") + (element ?? "") }

    func covers(_ name: String, in words: Set<String>) -> Bool {
      words.isSuperset(of: classes) && (element == nil || element == name)
    }
  }

  private static func rules(chosen: [HexColor]) -> [Rule] {
    let (light, dark) = (Theme.light, Theme.dark)
    var rules = [
      Rule(reach: Reach(classes: ["graph"], element: "polygon"), property: .fill, color: nil, counterpart: dark.canvas)
    ]
    for (day, night) in pairs(chosen: chosen) where day != night {
      rules += [PaintProperty.fill, .stroke].map { Rule(reach: Reach(), property: $0, color: day, counterpart: night) }
    }
    // White is paper under shapes, the inside of cards, and ink on bars: each turns into something else.
    rules += [
      Rule(reach: Reach(element: "path"), property: .fill, color: light.card, counterpart: dark.card),
      Rule(
        reach: Reach(classes: ["cluster", "ghost"], element: "path"), property: .fill, color: light.canvas,
        counterpart: dark.canvas),
      Rule(reach: Reach(element: "text"), property: .fill, color: light.canvas, counterpart: dark.canvas),
      Rule(reach: Reach(), property: .stroke, color: light.canvas, counterpart: dark.canvas),
    ]
    return rules
  }

  private static func pairs(chosen: [HexColor]) -> [(HexColor, HexColor)] {
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

/// What a colour of a shape is for.
package enum PaintProperty: String, CaseIterable {
  /// The inside, and text.
  case fill
  /// The outline.
  case stroke
}
