/// A format in which one file holds all frames of a story; the raw value is the file's ending and the word on the command line.
public enum SequenceFormat: String, CaseIterable, Hashable, Sendable {
  /// All frames side by side in reading order, scalable.
  case sheetSVG = "sheet.svg"
  /// The same as pixels.
  case sheetPNG = "sheet.png"
  /// The same on one page.
  case sheetPDF = "sheet.pdf"
  /// What Graphviz draws the sheet from.
  case sheetDOT = "sheet.dot"
  /// A picture that plays by itself, without a script.
  case animatedSVG = "animated.svg"
  /// A player in a page of its own.
  case html
  /// A picture that plays by itself, for where SVG is refused.
  case gif

  /// How the format makes bytes of a story.
  var writer: (SequenceJob) throws -> [UInt8] {
    switch self {
    case .sheetSVG: { try SheetFormat.bytes($0, as: .svg) }
    case .sheetPNG: { try SheetFormat.bytes($0, as: .png) }
    case .sheetPDF: { try SheetFormat.bytes($0, as: .pdf) }
    case .sheetDOT: { try SheetFormat.bytes($0, as: .dot) }
    case .animatedSVG: AnimatedSVGFormat.bytes
    case .html: HTMLFormat.bytes
    case .gif: GIFFormat.bytes
    }
  }
}

/// How a whole story is laid out in a file of its own, or played.
public struct SequenceOptions: Hashable, Sendable {
  /// The columns of a sheet; nil takes the number that comes nearest to a page.
  public var columns: Int?
  /// Pixels of a PNG or GIF for each one of a screen with 96 dots an inch, 1 … 3.
  public var scale: Int
  /// How long each step is shown.
  public var pacing: Pacing

  /// Options, all of them the usual ones unless given.
  public init(columns: Int? = nil, scale: Int = 1, pacing: Pacing = Pacing()) {
    self.columns = columns
    self.scale = scale
    self.pacing = pacing
  }
}

/// What a format needs to draw a whole story.
struct SequenceJob {
  let sequence: DrawnSequence
  let options: SequenceOptions
  /// What the file says of its source, as one line of JSON; nil where it says nothing.
  let record: String?
  /// Called after each frame.
  let progress: () -> Void
}

extension DrawnSequence {
  /// Draws all frames into one file, which is given back whole or not at all.
  ///
  /// - Parameters:
  ///   - format: What to make of them.
  ///   - options: Columns, scale and pace.
  ///   - progress: Called after each frame, except for sheets, which are one drawing.
  /// - Throws: ``DrawingFailure``, or `CancellationError` before the next frame in a task that is cancelled. A sheet is drawn to its end once
  ///   Graphviz has it.
  public func bytes(
    as format: SequenceFormat, options: SequenceOptions = SequenceOptions(), progress: () -> Void = {}
  ) throws -> [UInt8] {
    try withoutActuallyEscaping(progress) { progress in
      try format.writer(
        SequenceJob(
          sequence: self, options: options, record: record(as: format, options: options), progress: progress))
    }
  }
}
