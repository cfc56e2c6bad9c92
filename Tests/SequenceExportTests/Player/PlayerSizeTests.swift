import FrameDrawing
import NavigationModel
import SequenceExport
import StoryGenerator
import Testing

/// What frames share stands in a player once.
@Suite struct PlayerSizeTests {
  private static func expectsTenth(_ sequence: DrawnSequence, at location: SourceLocation = #_sourceLocation) throws {
    let player = try sequence.bytes(as: .html).count
    let frames = try sequence.frames.steps.indices.reduce(0) { try $0 + sequence.bytes(ofFrame: $1, as: .svg).count }
    #expect(player * 10 < frames, "\(player) bytes for \(frames)", sourceLocation: location)
  }

  @Test("Takes less than a tenth of the frames of a hundred actions", arguments: [UInt64](1...2))
  func takesTenth(seed: UInt64) throws {
    for scenario in [LongStories.tabs(seed: seed), LongStories.stack(seed: seed), LongStories.nested(seed: seed)] {
      try Self.expectsTenth(DrawnSequence(of: Replay(of: scenario).steps, title: scenario.title))
    }
  }

  @Test("Takes less than a tenth even if one screen comes and goes a hundred times")
  func takesTenthOfSmallest() throws {
    let scenario = LongStories.shuttle()
    try Self.expectsTenth(DrawnSequence(of: Replay(of: scenario).steps, title: scenario.title))
  }

  @Test("Takes less than a tenth of made-up stories", arguments: [UInt64](1...2))
  func takesTenthOfRandomStories(seed: UInt64) throws {
    // Many of their actions point at nothing, and make no step.
    let steps = Array(RandomStory(seed: seed, actions: 400).replay.steps.prefix(101))
    try Self.expectsTenth(DrawnSequence(of: steps, title: "Story \(seed)"))
  }

  @Test("Has a script and a style sheet of at most 15 KB together")
  func isSmall() throws {
    let scenario = Scenario(tree: Blueprint(.screen))
    let page = PlayerPage(try DrawnSequence(of: Replay(of: scenario).steps, title: nil).bytes(as: .html))
    #expect(page.script.utf8.count + page.style.utf8.count < 15_000)
  }
}
