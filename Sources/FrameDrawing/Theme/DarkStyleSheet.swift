import NavigationModel

/// Style rules that turn a picture in the light theme into one in the dark theme, for readers who prefer it.
///
/// Graphviz writes colours as attributes, which a style sheet overrides. Each colour of the light theme stands for one colour of the dark
/// theme wherever it is used, so the rules need no classes and hold for frames, sheets and films alike.
struct DarkStyleSheet {
  private let pairs: [(HexColor, HexColor)]

  /// - Parameter chosen: The hues that the scenario chose for controllers.
  init(chosen: ChosenHues) {
    var seen: Set<HexColor> = []
    pairs = (Theme.light.counterparts(in: .dark).map { ($0.own, $0.other) } + chosen.counterparts).filter {
      seen.insert($0.0).inserted
    }
  }

  var text: String {
    var rules = ""
    for (light, dark) in pairs where light != dark {
      rules += "[fill=\"\(light)\"]{fill:\(dark)}[stroke=\"\(light)\"]{stroke:\(dark)}"
    }
    return "@media (prefers-color-scheme:dark){\(rules)}"
  }
}
