public import NavigationModel

/// A replay as JSON, one object with all its steps and their trees.
public struct TranscriptRecord: Encodable, Sendable {
  private let title: String?
  private let steps: [Step]

  /// Takes a story's title and the steps of its replay.
  public init(title: String?, steps: [Step]) {
    self.title = title
    self.steps = steps
  }

  private enum Key: String, CodingKey {
    case version, title, steps
  }

  /// Writes version 1 of the format.
  public func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode(1, forKey: .version)
    try record.encode(title, forKey: .title)
    try record.encode(steps.map { StepRecord($0, withTree: true) }, forKey: .steps)
  }
}
