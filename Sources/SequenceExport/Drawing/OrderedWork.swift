internal import Dispatch
internal import Foundation
internal import Synchronization

/// Work that other threads do, several at once; its results come back in the order in which it was given.
///
/// Whoever gives work takes a result first where ``isFull``, so that no more than a few pictures wait in memory. Whoever needs a result that
/// no thread has begun makes it without them: a thread that will never be free is waited for by nobody, even where every thread of the
/// process waits for pictures.
struct OrderedWork<Output: Sendable> {
  private var waiting: [Item] = []
  /// A work for each core and one in reserve; more than a few cores cannot be kept busy while libgvc draws one thing at a time.
  private let most = min(ProcessInfo.processInfo.activeProcessorCount + 1, 8)

  var isFull: Bool { waiting.count >= most }

  /// Starts a work.
  mutating func start(_ work: @escaping @Sendable () -> Output) {
    waiting.append(Item(work))
  }

  /// Waits for the result of the work that was given first; nil where there is none.
  mutating func next() -> Output? {
    waiting.isEmpty ? nil : waiting.removeFirst().output()
  }

  /// Has nothing begun any more, and waits until what was begun is done.
  mutating func abandon() {
    for item in waiting.reversed() { item.abandon() }
    waiting = []
  }

  /// One work and its result.
  private final class Item: Sendable {
    private let work: @Sendable () -> Output
    private let isBegun = Atomic(false)
    private let result = Mutex<Output?>(nil)
    private let group = DispatchGroup()

    init(_ work: @escaping @Sendable () -> Output) {
      self.work = work
      DispatchQueue.global(qos: .userInitiated).async(group: group) {
        if self.begins() { self.result.withLock { $0 = work() } }
      }
    }

    func output() -> Output {
      if begins() { return work() }
      group.wait()
      return result.withLock { $0 } ?? work()
    }

    func abandon() {
      if !begins() { group.wait() }
    }

    /// Whether whoever asks is the first, who is to do it.
    private func begins() -> Bool { !isBegun.exchange(true, ordering: .acquiringAndReleasing) }
  }
}
