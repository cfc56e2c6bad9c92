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
}
