public import HierarchyReading
public import ScenarioLanguage

/// A part of a story found in dumps as a scenario's text, with comments that say where in the dumps everything is to be seen.
public struct StoryPartText: Sendable {
  /// The text, in the form that `navtree fmt` writes.
  public let text: String
  /// What no scenario can say of it; where there is anything, the text is of no use.
  public let mistakes: [Diagnostic]
  /// Where in the dumps each mistake comes from: the dump that was to be described.
  package let mistakePlaces: [DumpStory.Place]

  /// Writes a part.
  ///
  /// - Complexity: O(n) in the number of controllers and actions.
  public init(_ part: DumpStory.Part) {
    let bare = ScenarioFormatter.text(of: part.scenario)
    let parsed = ParsedScenario(parsing: bare)
    mistakes = parsed.diagnostics
    var comments: [Int: DumpStory.Place] = [:]
    if let line = parsed.range(ofNode: [])?.line { comments[line] = part.start }
    for (index, place) in part.places.enumerated() {
      if let line = parsed.range(ofAction: index)?.line { comments[line] = place }
    }
    mistakePlaces = mistakes.map { mistake in
      // What is said of an action stands on its line or below it.
      let line = comments.keys.filter { $0 <= mistake.range?.line ?? 0 }.max()
      return line.flatMap { comments[$0] } ?? part.start
    }
    var text = ""
    for (index, line) in bare.split(separator: "\n", omittingEmptySubsequences: false).dropLast().enumerated() {
      if let place = comments[index + 1] {
        text += line.prefix { $0 == " " } + "# \(place.source), line \(place.line)\n"
      }
      text += line + "\n"
    }
    self.text = text
  }
}
