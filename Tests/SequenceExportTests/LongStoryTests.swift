import FrameDrawing
import NavigationModel
import SequenceExport
import StoryGenerator
import Testing

@Suite struct LongStoryTests {
  @Test("Draws a thousand actions on one canvas, and moves nothing that stays")
  func keepsStill() throws {
    let sequence = try DrawnSequence(RandomStory(seed: 7, actions: 1000).scenario)
    #expect(sequence.frames.steps.count > 250)
    var last: FrameFigures?
    for (index, step) in sequence.frames.steps.enumerated() {
      let figures = FrameFigures(try SVGElement(parsing: sequence.bytes(ofFrame: index, as: .svg)))
      if let last { #expect(FrameFigures.movements(from: last, to: figures, in: step) == [], "frame \(index)") }
      last = figures
    }
  }

  @Test("Draws a thousand actions in hardly more memory than a hundred")
  func needsLittleMemory() async {
    // In a process of its own, where no other test needs memory at the same time.
    await #expect(processExitsWith: .success) {
      func draw(actions count: Int) throws -> Int {
        let sequence = try DrawnSequence(RandomStory(seed: 7, actions: count).scenario)
        for index in sequence.frames.steps.indices { _ = try sequence.bytes(ofFrame: index, as: .svg) }
        return try #require(ProcessMemory.peak)
      }
      let hundred = try draw(actions: 100)
      let thousand = try draw(actions: 1000)
      // What frames share is remembered up to a few megabytes, which a hundred do not fill yet.
      #expect(thousand - hundred < 12_000_000)
    }
  }
}
