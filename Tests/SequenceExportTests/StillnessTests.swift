import FrameDrawing
import NavigationModel
import SequenceExport
import StoryGenerator
import Testing

@Suite struct StillnessTests {
  private func expectStill(_ sequence: DrawnSequence, _ name: String) throws {
    var last: FrameFigures?
    for (index, step) in sequence.frames.steps.enumerated() {
      let figures = FrameFigures(try SVGElement(parsing: sequence.bytes(ofFrame: index, as: .svg)))
      if let last { #expect(FrameFigures.movements(from: last, to: figures, in: step) == [], "\(name), frame \(index)") }
      let visible = figures.figures.filter { $0.value.classes.contains("visible") }.map(\.key)
      #expect(visible == [step.after.visible.id.rawValue], "\(name), frame \(index)")
      last = figures
    }
  }

  @Test("Moves nothing that stays, and shows one thing as visible, in every sample", arguments: Stories.samples, Look.allCases)
  func keepsSamplesStill(sample: String, look: Look) throws {
    try expectStill(DrawnSequence(Stories.sample(sample), look.options), sample)
  }

  @Test("Moves nothing that stays in stories of all kinds of actions", arguments: UInt64(1)...24)
  func keepsRandomStoriesStill(seed: UInt64) throws {
    let look = Look.allCases[Int(seed) % Look.allCases.count]
    try expectStill(DrawnSequence(RandomStory(seed: seed, actions: 30).scenario, look.options), "seed \(seed), \(look)")
  }
}
