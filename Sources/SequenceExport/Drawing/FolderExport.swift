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

  /// Draws and writes.
  ///
  /// Where it fails, or its task is cancelled, the frames before are written and whole, none is half there, and the listing is the old one.
  ///
  /// - Precondition: There is a step of the index `only`.
  /// - Parameters:
  ///   - path: The folder; it is made if it is missing.
  ///   - source: What the listing says that the frames come from.
  ///   - only: The one frame to write; nil writes all. One frame alone is no rendering of the folder, so the listing and all other files
  ///     stay as they are.
  ///   - progress: Called after each frame.
  /// - Returns: What became of the files.
  /// - Throws: ``DrawingFailure``, ``WriteFailure``, or `CancellationError` before the next frame in a task that is cancelled.
  public func write(
    to path: String, source: String, only: Int? = nil, progress: () -> Void = {}
  ) throws -> FrameFolder.Summary {
    var folder = FrameFolder(path, endings: Set(FrameFormat.allCases.map(\.rawValue)))
    var listing = ListingText()
    let last = sequence.frames.steps.count - 1
    try forEachFrame(in: only.map { $0...$0 } ?? 0...last) { frame, files in
      let names = formats.map { format in
        FrameFileName(
          index: frame.step.index, last: last, action: frame.step.verb, name: frame.step.subjectName, ending: format.rawValue)
      }
      for (name, bytes) in zip(names, files) { try folder.write(bytes, as: name) }
      try listing.add(FrameRecord(files: names.map(\.description), step: frame.step, altText: frame.altText))
      progress()
    }
    guard only == nil else { return folder.summary }
    return try folder.finish(listing: listing.bytes(source: source))
  }

  /// Draws frames, a few at once, and hands on each with its files in the order of the story.
  ///
  /// libgvc draws one at a time; meanwhile other threads compose frames, encode them, and this one writes. A frame is drawn and encoded in all
  /// formats before it is handed on: what is too large for one of them leaves nothing of the others. All frames before one that fails are
  /// handed on.
  private func forEachFrame(in indices: ClosedRange<Int>, _ body: (Frame, [[UInt8]]) throws -> Void) throws {
    typealias Drawn = (frame: Frame, files: Result<[[UInt8]], DrawingFailure>)
    var work = OrderedWork<Drawn>()
    // Where one fails, or the task is cancelled, nothing is still being drawn when that is told.
    defer { work.abandon() }
    // Here, and not where frames are drawn: those threads belong to no task.
    func handOn(_ done: Drawn) throws {
      try Task.checkCancellation()
      try body(done.frame, done.files.get())
    }
    let (sequence, formats, scale, bands) = (sequence, formats, scale, PNGBandCache())
    for index in indices {
      try Task.checkCancellation()
      if work.isFull, let done = work.next() { try handOn(done) }
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
    while let done = work.next() { try handOn(done) }
  }
}
