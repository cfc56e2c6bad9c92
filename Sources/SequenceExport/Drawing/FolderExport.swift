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
  /// - Parameters:
  ///   - path: The folder; it is made if it is missing.
  ///   - source: What the listing says that the frames come from.
  ///   - only: The one frame to write; nil writes all. One frame alone is no rendering of the folder, so the listing and all other files
  ///     stay as they are.
  ///   - progress: Called after each frame.
  /// - Returns: What became of the files.
  /// - Throws: ``DrawingFailure`` or ``WriteFailure``.
  public func write(
    to path: String, source: String, only: Int? = nil, progress: () -> Void = {}
  ) throws -> FrameFolder.Summary {
    var folder = FrameFolder(path, endings: Set(FrameFormat.allCases.map(\.rawValue)))
    var listing = ListingText()
    let last = sequence.frames.steps.count - 1
    for index in only.map({ $0...$0 }) ?? 0...last {
      let frame = sequence.frames.frame(index)
      // Drawn in all formats before one is written: what is too large for one of them leaves nothing of the others.
      let drawn = try formats.map { format in
        let name = FrameFileName(
          index: index, last: last, action: frame.step.verb, name: frame.step.subjectName, ending: format.rawValue)
        return (name: name, bytes: try sequence.bytes(of: frame, as: format, scale: scale))
      }
      for file in drawn { try folder.write(file.bytes, as: file.name) }
      try listing.add(FrameRecord(files: drawn.map(\.name.description), step: frame.step, altText: frame.altText))
      progress()
    }
    guard only == nil else { return folder.summary }
    return try folder.finish(listing: listing.bytes(source: source))
  }
}
