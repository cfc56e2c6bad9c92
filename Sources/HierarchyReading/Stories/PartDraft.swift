internal import NavigationModel

/// A part of a story while it is made.
struct PartDraft {
  /// What the part has come to.
  private(set) var scene: Scene
  private var scenario: Scenario
  private let start: DumpStory.Place
  private var places: [DumpStory.Place] = []
  private var actionCounts: [Int] = []
  private var sources: [String] = []

  init(_ scenario: Scenario, _ scene: Scene, start: DumpStory.Place) {
    self.scenario = scenario
    self.scene = scene
    self.start = start
  }

  mutating func add(_ move: Move, leadingTo next: Scene, at place: DumpStory.Place) {
    guard let action = ActionWording(from: scene, to: next).action(of: move) else { return }
    scenario.actions.append(ScenarioAction(action))
    places.append(place)
    scene = next
  }

  mutating func note(_ caption: String, at place: DumpStory.Place) {
    scenario.actions.append(ScenarioAction(.note, caption: caption))
    places.append(place)
  }

  /// Ends what leads to one dump; the last action says which it is.
  mutating func close(_ moment: Int, source: String) {
    sources.append(source)
    if let last = scenario.actions.indices.last, actionCounts.last ?? 0 <= last, scenario.actions[last].caption == nil {
      scenario.actions[last].caption = "as in \(source)"
    }
    actionCounts.append(scenario.actions.count)
  }

  var part: DumpStory.Part {
    var scenario = scenario
    scenario.title = Self.title(from: sources.first, to: sources.count > 1 ? sources.last : nil)
    return DumpStory.Part(scenario: scenario, start: start, places: places, actionCounts: actionCounts)
  }

  /// What to call a story; nil where it has no two ends.
  static func title(from first: String?, to last: String?) -> String? {
    guard let first, let last else { return nil }
    return "From \(first) to \(last)"
  }
}
