internal import FrameDrawing
internal import HierarchyReading
internal import NavigationModel
internal import ScenarioLanguage
internal import SequenceExport

/// What becomes one sequence of frames: an input by itself, or with `--story` all of them together.
struct InputGroup {
  /// The inputs, at least one.
  let paths: [String]
  /// Whether they are dumps that tell one story.
  let isStory: Bool

  /// What to call the group in a listing.
  var source: String {
    let names = paths.map(OutputNames.source)
    guard let first = names.first, let last = names.last, names.count > 1 else { return names.joined() }
    return "\(first) … \(last)"
  }

  /// The path whose name its folder gets: a story's folder is no folder of its first dump.
  var namingPath: String {
    guard isStory, let first = paths.first else { return paths.joined() }
    return OutputNames.storyPath(of: first)
  }
}

extension Shared {
  static let story = Flag("--story", help: "Take the inputs, dumps in the order of time, for one story.")

  /// The inputs of a call, each by itself or all as one story.
  ///
  /// - Throws: ``WrongCall`` where standard input is among them twice.
  static func groups(of call: Invocation) throws(WrongCall) -> [InputGroup] {
    let paths = try inputs(of: call)
    return call[story] ? [InputGroup(paths: paths, isStory: true)] : paths.map { InputGroup(paths: [$0], isStory: false) }
  }
}

/// An input group as far as it could be understood and played through.
struct Telling {
  /// What to call it in messages, on one line and safe to print.
  let name: String
  let title: String?
  let view: PictureView?
  let theme: ThemeName?
  let actionCount: Int
  /// The text that says it all; nil where no single scenario does.
  let source: String?
  /// Nil where there is a mistake.
  let replay: Replay?
}

extension Console {
  /// Reads and replays a group, and says all there is to say; nil where nothing could be read.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - isQuiet: Whether only errors are said.
  ///   - status: The worst of what happened so far.
  func telling(_ group: InputGroup, isQuiet: Bool = false, _ status: inout ExitStatus) -> Telling? {
    guard group.isStory else {
      guard let story = group.paths.first.flatMap({ self.story($0, isQuiet: isQuiet, &status) }) else { return nil }
      let replay = replay(story, isQuiet: isQuiet, &status)
      let scenario = story.scenario
      return Telling(
        name: story.shownName, title: scenario?.title, view: scenario?.view, theme: scenario?.theme,
        actionCount: scenario?.actions.count ?? 0, source: story.input.text, replay: replay)
    }
    guard let told = dumpStory(group.paths, isQuiet: isQuiet, &status) else { return nil }
    let replay = told.parts.isEmpty ? nil : told.replay
    if replay?.hasErrors == true { status = max(status, .wrongInput) }
    return Telling(
      name: visible(group.source, keepingLines: false), title: told.title, view: nil, theme: nil,
      actionCount: told.parts.reduce(0) { $0 + $1.scenario.actions.count },
      source: told.parts.count == 1 ? told.parts.first.map { StoryPartText($0).text } : nil, replay: replay)
  }
}
