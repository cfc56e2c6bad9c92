internal import Dispatch

/// Threads on which tasks may wait for Graphviz.
///
/// libgvc draws one thing at a time for the whole process, and whoever else draws waits for it: a frame takes milliseconds, a long story
/// seconds. Swift's tasks share as many threads as there are cores, and one that waits keeps its thread from the others. Tasks that draw more
/// than a frame therefore do so here:
///
/// ```swift
/// let page = try await DrawingThreads.run { try sequence.bytes(as: .html) }
/// ```
public enum DrawingThreads {
  private static let executor = Executor()

  /// Does work on a thread that is none of those that tasks share.
  ///
  /// The work is still the calling task's: when that one is cancelled, a story that is being drawn ends with the frame that is under way, and
  /// `CancellationError` is thrown.
  ///
  /// - Parameter work: What to do, such as arranging, drawing, or writing a folder.
  /// - Throws: What the work throws.
  public static func run<Result: Sendable, Failure: Error>(
    _ work: @Sendable () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await withTaskExecutorPreference(executor) { () async throws(Failure) in try work() }
  }

  /// Dispatch makes a thread for each work, up to a few dozen, so that a short one does not wait for the end of a long one.
  private final class Executor: TaskExecutor {
    private let queue = DispatchQueue(label: "navtree.drawing", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
}
