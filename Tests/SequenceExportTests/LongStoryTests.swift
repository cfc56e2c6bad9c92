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

  @Test("Draws the same when what was drawn is forgotten")
  func drawsWhatWasForgotten() throws {
    let sequence = try DrawnSequence(RandomStory(seed: 11, actions: 1000).scenario)
    for index in sequence.frames.steps.indices {
      let drawn = try String(decoding: sequence.bytes(ofFrame: index, as: .svg), as: UTF8.self)
      // All are drawn, so that things come and go; each with another number than its neighbours is compared.
      if index.isMultiple(of: 29) { #expect(try drawn == WholeSVG.bytes(of: sequence.frames.frame(index)), "frame \(index)") }
    }
  }

  @Test("Draws two thousand actions in hardly more memory than a thousand")
  func needsLittleMemory() async {
    // In a process of its own, where no other test needs memory at the same time.
    await #expect(processExitsWith: .success) {
      func draw(actions count: Int) throws -> Int {
        let sequence = try DrawnSequence(RandomStory(seed: 7, actions: count).scenario)
        for index in sequence.frames.steps.indices { _ = try sequence.bytes(ofFrame: index, as: .svg) }
        return try #require(ProcessMemory.peak)
      }
      // A thousand fill what is remembered of frames for those to come.
      let one = try draw(actions: 1000)
      let two = try draw(actions: 2000)
      #expect(two - one < 5_000_000)
    }
  }
}
