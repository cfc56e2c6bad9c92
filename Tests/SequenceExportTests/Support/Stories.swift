import Foundation
import FrameDrawing
import NavigationModel
import ScenarioLanguage
import SequenceExport
import StoryGenerator
import Testing

/// Stories for tests: the samples of the package, texts, and made-up ones.
enum Stories {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = tests.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")

  /// The names of the package's samples.
  static let samples = [
    "checkout", "nested-uinavigation", "onboarding", "swipe-always", "swipe-guarded", "swipe-system", "two-stacks",
  ]

  static func sample(_ name: String) throws -> Scenario {
    try scenario(String(contentsOf: folder.appendingPathComponent("\(name).nav"), encoding: .utf8))
  }

  static func scenario(_ text: String) throws -> Scenario {
    let parsed = ParsedScenario(parsing: text)
    return try #require(parsed.scenario, "\(parsed.diagnostics)")
  }

  /// A made-up story in which every action points at something, so that each makes a step, and expects what comes of it.
  static func random(seed: UInt64, steps count: Int) -> Scenario {
    var scenario = RandomStory(seed: seed, actions: count * 4).scenario
    let replay = Replay(of: scenario)
    let pointless = Set(replay.findings.filter { $0.id == "reference" }.map(\.actionIndex))
    scenario.actions = scenario.actions.enumerated().filter { !pointless.contains($0.offset) }.prefix(count).map(\.element)
    for step in Replay(of: scenario).steps.dropFirst() {
      scenario.actions[step.index - 1].expectations = [.outcome(step.ruling.outcome)]
    }
    return scenario
  }
}

extension DrawnSequence {
  /// All that a scenario tells, arranged.
  init(_ scenario: Scenario, _ options: DrawingOptions = DrawingOptions(), theme: ThemeName = .light) throws {
    try self.init(of: Replay(of: scenario).steps, title: scenario.title, options: options, theme: theme)
  }

  /// Every frame as a parsed SVG file, with its step.
  func parsedFrames() throws -> [(step: Step, svg: SVGElement)] {
    try frames.steps.indices.map { index in
      (frames.steps[index], try SVGElement(parsing: bytes(ofFrame: index, as: .svg)))
    }
  }
}

/// The ways of drawing that differ in who arranges what.
enum Look: String, CaseIterable {
  case nested, down, tree

  var options: DrawingOptions {
    switch self {
    case .nested: DrawingOptions()
    case .down: DrawingOptions(direction: .down, wrap: 3)
    case .tree: DrawingOptions(view: .tree)
    }
  }
}
