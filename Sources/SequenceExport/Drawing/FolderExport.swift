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
  ///   are whole, all others and the listing are as they were, and nothing is removed.
  public func write(
    to path: String, source: String, only: Int? = nil, replacing: Replacement = .ownFiles, progress: () -> Void = {},
    waiting: () -> Void = {}
  ) throws -> FrameFolder.Summary {
    var folder = FrameFolder(path, endings: Set(FrameFormat.allCases.map(\.rawValue)))
    var listing = ListingText()
    let last = sequence.frames.steps.count - 1
    let indices = only.map { $0...$0 } ?? 0...last
    if replacing == .ownFiles {
      let all = sequence.frames.steps[indices].lazy.flatMap(names)
      if let file = folder.foreignFile(among: all, withListing: only == nil) { throw file }
    }
    var lock: FolderLock?
    defer { withExtendedLifetime(lock) {} }
    try forEachFrame(in: indices) { frame, files in
      let names = names(of: frame.step)
      if lock == nil { lock = try folder.locked(for: names.first, waiting: waiting) }
      for (name, bytes) in zip(names, files) { try folder.write(bytes, as: name) }
      try listing.add(FrameRecord(files: names.map(\.description), step: frame.step, altText: frame.altText))
      progress()
    }
    guard only == nil else { return folder.summary }
    return try folder.finish(listing: listing.bytes(source: source))
  }

  /// A frame's file in each format.
  private func names(of step: Step) -> [FrameFileName] {
    formats.map { format in
      FrameFileName(
        index: step.index, last: sequence.frames.steps.count - 1, action: step.verb, name: step.subjectName,
        ending: format.rawValue)
    }
  }

  /// Draws frames, a few at once, and hands on each with its files in the order of the story.
  ///
  /// libgvc draws one at a time; meanwhile other threads compose frames, encode them, and this one writes. A frame is drawn and encoded in all
  /// formats before it is handed on: what is too large for one of them leaves nothing of the others. All frames before one that fails are
  /// handed on.
  private func forEachFrame(in indices: ClosedRange<Int>, _ body: (Frame, [[UInt8]]) throws -> Void) throws {
    var work = OrderedWork<(frame: Frame, files: Result<[[UInt8]], DrawingFailure>)>()
    // Where one fails, nothing is still being drawn for the others when the failure is told.
    defer { while work.next() != nil {} }
    let (sequence, formats, scale, bands) = (sequence, formats, scale, PNGBandCache())
    for index in indices {
      if work.isFull, let done = work.next() { try body(done.frame, done.files.get()) }
      work.start {
        let frame = sequence.frames.frame(index)
        let files = Result { () throws(DrawingFailure) in
          try formats.map { (format) throws(DrawingFailure) in
            try sequence.draw(frame, as: format, scale: scale, bands: bands)()
          }
        }
        return (frame, files)
      }
    }
    while let done = work.next() { try body(done.frame, done.files.get()) }
  }
}
