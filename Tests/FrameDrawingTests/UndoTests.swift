import FrameDrawing
import NavigationModel
import StoryGenerator
import Testing

/// A frame depends on the tree that it shows and not on the way there.
@Suite struct UndoTests {
  @Test("Undoing a step by its own tree before it gives the former frame", arguments: UInt64(1)...60)
  func undoingGivesTheFormerFrame(seed: UInt64) throws {
    let steps = Replay(of: StoryGenerator.RandomStory(seed: seed, actions: 50).scenario).steps
    let start = Step.still(steps[0].after)
    // The former frames in order, and for each step after them its own tree before it: the same trees, so the same slots.
    let former = try FrameSequence(of: [start] + steps.dropLast().map { .still($0.after) }, title: nil)
    let undone = try FrameSequence(of: [start] + steps.dropFirst().map { .still($0.before) }, title: nil)
    for index in former.steps.indices {
      #expect(undone.frame(index).dot == former.frame(index).dot, "seed \(seed), step \(index)")
    }
    // And the frames of a story that changes are not all one.
    let isChanging = Set(steps.dropLast().map { $0.after.preorder.map(\.id) }).count > 1
    #expect((Set(former.steps.indices.map { former.frame($0).dot }).count > 1) == isChanging, "seed \(seed)")
  }
}
