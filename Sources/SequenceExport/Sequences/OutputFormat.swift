/// Everything that a story can be drawn as; the raw value is the file's ending and the word on the command line.
public enum OutputFormat: CaseIterable, Hashable, Sendable {
  /// A file for each frame.
  case frame(FrameFormat)
  /// One file for all frames.
  case sequence(SequenceFormat)

  /// The formats of frames first.
  public static let allCases = FrameFormat.allCases.map(OutputFormat.frame) + SequenceFormat.allCases.map(OutputFormat.sequence)
}

extension OutputFormat: RawRepresentable {
  /// Reads a word; `sheet` and `animated` alone mean SVG.
  public init?(rawValue: String) {
    let shorthands: [String: SequenceFormat] = ["sheet": .sheetSVG, "animated": .animatedSVG]
    if let format = FrameFormat(rawValue: rawValue) {
      self = .frame(format)
    } else if let format = SequenceFormat(rawValue: rawValue) ?? shorthands[rawValue] {
      self = .sequence(format)
    } else {
      return nil
    }
  }

  /// The file's ending.
  public var rawValue: String {
    switch self {
    case .frame(let format): format.rawValue
    case .sequence(let format): format.rawValue
    }
  }
}
