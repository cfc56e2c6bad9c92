internal import FrameDrawing
internal import NavigationModel

/// The player's own colours: those of the frames, so that page and picture are one.
enum PlayerColors {
  /// Custom properties that the player's style sheet goes by.
  static var styleSheet: String {
    var properties = [
      ("canvas", Theme.light.canvas, Theme.dark.canvas), ("panel", Theme.light.container, Theme.dark.container),
      ("line", Theme.light.paleLine, Theme.dark.paleLine), ("ink", Theme.light.ink, Theme.dark.ink),
      ("muted", Theme.light.mutedInk, Theme.dark.mutedInk),
      ("accent", Theme.light.hues[1].line, Theme.dark.hues[1].line), ("tint", Theme.light.hues[1].tint, Theme.dark.hues[1].tint),
    ]
    for outcome in Outcome.allCases {
      if let day = Theme.light.outcomes[outcome], let night = Theme.dark.outcomes[outcome] {
        properties.append((outcome.rawValue, day, night))
      }
    }
    return ":root{" + properties.map { "--\($0):light-dark(\($1),\($2));" }.joined() + "}"
  }

  /// Those rules of a film's dark style sheet that are about colours in it.
  static func darkStyleSheet(of film: Film) -> String {
    let start = "@media (prefers-color-scheme:dark){"
    guard let sheet = film.darkStyleSheet, sheet.hasPrefix(start) else { return film.darkStyleSheet ?? "" }
    let marks = [film.paper.sheet] + film.groups.flatMap(\.marks)
    let colors = Set(marks.flatMap(\.attributes).map(\.value).filter { $0.hasPrefix("#") })
    let rules = sheet.dropFirst(start.count).split(separator: "}").filter { rule in
      rule.split(separator: "\"").filter { $0.hasPrefix("#") }.allSatisfy { colors.contains(String($0)) }
    }
    return start + rules.map { $0 + "}" }.joined() + "}"
  }
}
