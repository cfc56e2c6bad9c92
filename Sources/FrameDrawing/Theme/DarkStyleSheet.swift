import NavigationModel

/// Style rules that turn a picture in the light theme into one in the dark theme, for readers who prefer it.
///
/// Graphviz writes colours as attributes, which a style sheet overrides. Each colour of the light theme stands for one colour of the dark
/// theme wherever it is used, so the rules need no classes and hold for frames, sheets and films alike.
package struct DarkStyleSheet {
  /// Each colour that changes, as SVG has it, and what it changes into, in a fixed order.
  private let pairs: [(light: String, dark: String)]
  private let counterparts: [String: String]

  /// - Parameter chosen: The hues that the scenario chose for controllers.
  init(chosen: ChosenHues) {
    var counterparts: [String: String] = [:]
    pairs = (Theme.light.counterparts(in: .dark).map { ($0.own, $0.other) } + chosen.counterparts).compactMap { light, dark in
      let (light, dark) = ("\(light)", "\(dark)")
      guard light != dark, counterparts[light] == nil else { return nil }
      counterparts[light] = dark
      return (light, dark)
    }
    self.counterparts = counterparts
  }

  var text: String {
    var rules = ""
    for (light, dark) in pairs {
      for property in PaintProperty.allCases { rules += "[\(property)=\"\(light)\"]{\(property):\(dark)}" }
    }
    return "@media (prefers-color-scheme:dark){\(rules)}"
  }

  /// What a colour turns into; nil where it stays.
  ///
  /// - Parameter color: The colour in the light theme, as SVG has it.
  package func counterpart(of color: String) -> String? { counterparts[color] }
}

/// What a colour of a shape is for.
package enum PaintProperty: String, CaseIterable {
  /// The inside, and text.
  case fill
  /// The outline.
  case stroke
}
