import Dispatch
import Foundation
import FrameDrawing
import NavigationModel
import SequenceExport
import Synchronization
import Testing

/// Tasks that are cancelled while a story is drawn.
@Suite struct CancellationConcurrencyTests {
  /// Frames until a task cancels itself; the stories have a hundred and one.
  private static let enough = 5

  private func sequence() throws -> DrawnSequence { try DrawnSequence(LongStories.shuttle()) }

  @Test("Ends a story in one file with the frame under way", arguments: [SequenceFormat.html, .animatedSVG, .gif])
  func endsStory(format: SequenceFormat) async throws {
    let sequence = try sequence()
    let frames = Mutex(0)
    let task = Task {
      try sequence.bytes(as: format) { Self.count(in: frames) }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(frames.withLock { $0 } == Self.enough)
    // Nothing of it is left over.
    #expect(try sequence.bytes(ofFrame: 3, as: .svg) == self.sequence().bytes(ofFrame: 3, as: .svg))
  }

  @Test("Begins nothing for a task that is cancelled", arguments: SequenceFormat.allCases)
  func beginsNothing(format: SequenceFormat) async throws {
    let sequence = try sequence()
    let folder = try TemporaryFolder()
    let path = folder.path("out")
    for work in [
      { @Sendable in _ = try sequence.bytes(as: format) { Issue.record("a frame was drawn") } },
      { @Sendable in _ = try FolderExport(sequence, formats: [.svg]).write(to: path, source: "a.nav") },
      { @Sendable in _ = try DrawnSequence(LongStories.shuttle()) },
    ] {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try work()
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(try folder.names() == [])
  }

  @Test("Ends a folder with the frames that are written, all of them whole, and the old listing")
  func endsFolder() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("out")
    let sequence = try sequence()
    let whole = FolderExport(sequence, formats: [.svg, .png])
    _ = try FolderExport(DrawnSequence(Stories.sample("checkout")), formats: [.pdf]).write(to: path, source: "old.nav")
    let (old, listing) = (Set(try folder.names(in: "out")), folder.text("out/frames.json"))
    let frames = Mutex(0)
    let task = Task {
      try whole.write(to: path, source: "a.nav") { Self.count(in: frames) }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(frames.withLock { $0 } == Self.enough)
    #expect(folder.text("out/frames.json") == listing)
    let new = Set(try folder.names(in: "out")).subtracting(old)
    #expect(new.count { $0.hasSuffix(".svg") } == Self.enough && new.count { $0.hasSuffix(".png") } == Self.enough)
    #expect(new.count == 2 * Self.enough)
    // The next rendering writes what is missing, and finds the others as they are.
    let summary = try whole.write(to: path, source: "a.nav")
    #expect(summary.unchanged == 2 * Self.enough)
    #expect(summary.written == 2 * (sequence.frames.steps.count - Self.enough) + 1)
  }

  @Test("Ends when another task cancels, on the threads that may wait, too")
  func heedsOthers() async throws {
    let sequence = try sequence()
    let folder = try TemporaryFolder()
    let path = folder.path("out")
    let (beginnings, beginning) = AsyncStream.makeStream(of: Void.self)
    let frames = Mutex(0)
    let task = Task {
      try await DrawingThreads.run {
        try FolderExport(sequence, formats: [.svg]).write(to: path, source: "a.nav") {
          guard
            frames.withLock({
              $0 += 1; return $0 == Self.enough
            })
          else { return }
          beginning.yield()
          // However slow the machine is, the story is not over before the other task has cancelled it.
          while !Task.isCancelled { usleep(1000) }
        }
      }
    }
    for await _ in beginnings { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(frames.withLock { $0 } == Self.enough)
    #expect(try folder.names(in: "out").count == Self.enough)
  }

  @Test("Draws one frame to its end in a task that is cancelled")
  func finishesFrame() async throws {
    let sequence = try sequence()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try sequence.bytes(ofFrame: 0, as: .svg)
    }
    #expect(try await task.value == sequence.bytes(ofFrame: 0, as: .svg))
  }

  @Test("Lets many works wait without keeping other tasks from their threads")
  func leavesThreads() async throws {
    let gate = DispatchSemaphore(value: 0)
    let works = 2 * ProcessInfo.processInfo.activeProcessorCount + 1
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<works {
        group.addTask { await DrawingThreads.run { gate.wait(timeout: .now() + 600) == .success } }
      }
      group.addTask {
        for _ in 0..<works { gate.signal() }
        return true
      }
      for await isDone in group { #expect(isDone) }
    }
  }

  @Test("Passes on what the work throws")
  func passesErrors() async {
    let failure = Refusal()
    await #expect(throws: failure) { try await DrawingThreads.run { () throws(Refusal) in throw failure } }
  }

  private struct Refusal: Error, Equatable {}

  /// Counts a frame, and cancels the task that draws after enough of them.
  private static func count(in frames: borrowing Mutex<Int>) {
    let isEnough = frames.withLock {
      $0 += 1
      return $0 == enough
    }
    if isEnough { withUnsafeCurrentTask { $0?.cancel() } }
  }
}
