internal import FrameDrawing
internal import NavigationModel

/// Writes all frames of a sequence, or one, into a folder with its listing.
public struct FolderExport: Sendable {
  private let sequence: DrawnSequence
  private let formats: [FrameFormat]
  private let scale: Int

  /// Prepares an export.
  ///
  /// - Parameters:
  ///   - sequence: What to draw.
  ///   - formats: One file for each of them and each frame.
  ///   - scale: As for ``DrawnSequence/bytes(ofFrame:as:scale:)``.
  public init(_ sequence: DrawnSequence, formats: [FrameFormat], scale: Int = 1) {
    self.sequence = sequence
    self.formats = formats
    self.scale = scale
  }

  /// Which files in the way are replaced.
  public enum Replacement: Hashable, Sendable {
    /// Those that navtree made.
    case ownFiles
    /// All.
    case allFiles
  }

  /// Draws and writes.
  ///
  /// - Precondition: There is a step of the index `only`.
  /// - Parameters:
  ///   - path: The folder; it is made if it is missing.
  ///   - source: What the listing says that the frames come from.
  ///   - only: The one frame to write; nil writes all. One frame alone is no rendering of the folder, so the listing and all other files
  ///     stay as they are.
  ///   - replacing: What may be lost: by default only what navtree made itself, as the listing in the folder or the file itself tells.
  ///   - progress: Called after each frame that was written.
  ///   - waiting: Called once if another process is writing into the folder; this one then waits for its end.
  /// - Returns: What became of the files.
  /// - Throws: ``ForeignFile`` before anything is written; ``DrawingFailure`` or ``WriteFailure``, after which the frames that were written
  ///   are whole, all others and the listing are as they were, and nothing is removed. `CancellationError` before the next frame in a task that
  ///   is cancelled, likewise.
  public func write(
    to path: String, source: String, only: Int? = nil, replacing: Replacement = .ownFiles, progress: () -> Void = {},
    waiting: () -> Void = {}
  ) throws -> FrameFolder.Summary {
    var folder = FrameFolder(path, endings: Set(FrameFormat.allCases.map(\.rawValue)))
    var listing = ListingText(folder.newListing())
    let last = sequence.frames.steps.count - 1
    let indices = only.map { $0...$0 } ?? 0...last
    if replacing == .ownFiles {
      let all = sequence.frames.steps[indices].lazy.flatMap(names)
      if let file = folder.foreignFile(among: all, withListing: only == nil) { throw file }
    }
    var lock: FolderLock?
    defer { withExtendedLifetime(lock) {} }
    try forEachFrame(in: indices) { frame in
      if lock == nil { lock = try folder.locked(for: frame.names.first, waiting: waiting) }
      for (name, bytes) in zip(frame.names, frame.files) { try folder.write(bytes, as: name) }
      if only == nil { try listing.add(frame.entry) }
      progress()
    }
    guard only == nil else { return folder.summary }
    return try folder.finish(listing: listing.end(source: source))
  }

  /// A frame's file in each format.
  private func names(of step: Step) -> [FrameFileName] {
    formats.map { format in
      FrameFileName(
        index: step.index, last: sequence.frames.steps.count - 1, action: step.verb, name: step.subjectName,
        ending: format.rawValue)
    }
  }

  /// Draws frames, some at once, and hands on each in the order of the story.
  ///
  /// libgvc draws one thing at a time; meanwhile other threads compose frames, encode them, and this one writes. A frame is drawn and encoded
  /// in all formats before it is handed on: what is too large for one of them leaves nothing of the others. All frames before one that fails
  /// are handed on.
  private func forEachFrame(in indices: ClosedRange<Int>, _ body: (FinishedFrame) throws -> Void) throws {
    var work = OrderedWork<[Result<FinishedFrame, any Error>]>()
    // Where one fails, or the task is cancelled, nothing is still being drawn when that is told.
    defer { work.abandon() }
    // Cancellation is looked for here, and not where frames are drawn: those threads belong to no task.
    func handOn() throws -> Bool {
      guard let frames = work.next() else { return false }
      for frame in frames {
        try Task.checkCancellation()
        try body(frame.get())
      }
      return true
    }
    let (batch, pixels, export) = (batchSize(of: indices.count), SharedPixels(), self)
    for start in stride(from: indices.lowerBound, through: indices.upperBound, by: batch) {
      try Task.checkCancellation()
      if work.isFull { _ = try handOn() }
      let batch = start...min(start + batch - 1, indices.upperBound)
      work.start { export.finished(batch, pixels) }
    }
    while try handOn() {}
  }

  /// A frame's files, and what the listing says of it.
  private struct FinishedFrame: Sendable {
    let names: [FrameFileName]
    let files: [[UInt8]]
    let entry: ListingText.Entry
  }

  private func finished(_ indices: ClosedRange<Int>, _ pixels: SharedPixels) -> [Result<FinishedFrame, any Error>] {
    let frames = indices.map { sequence.frames.frame($0) }
    let drawn = formats.map { sequence.draw(frames, as: $0, scale: scale, pixels: pixels) }
    return frames.enumerated().map { place, frame in
      Result {
        let names = names(of: frame.step)
        return FinishedFrame(
          names: names, files: try drawn.map { try $0[place].get()() },
          entry: try ListingText.Entry(
            FrameRecord(files: names.map(\.description), step: frame.step, altText: frame.altText)))
      }
    }
  }

  /// How many frames are drawn at once: enough that libgvc is not asked for every caption, few enough that all cores have some.
  private func batchSize(of count: Int) -> Int {
    formats.allSatisfy(\.sharesDrawing) ? min(max(count / 16, 1), 16) : 1
  }
}
