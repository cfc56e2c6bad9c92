internal import FrameDrawing
internal import NavigationModel

/// How long each step of a story is shown where it plays by itself.
public struct Pacing: Hashable, Sendable {
  /// Seconds for every step, 0.1 … 60; nil, and what is no number, gives each the time that its words take to read.
  public let stepSeconds: Double?

  /// Names a pace.
  public init(stepSeconds: Double? = nil) {
    self.stepSeconds = stepSeconds.flatMap { $0.isFinite ? min(max($0, 0.1), 60) : nil }
  }
}

extension Pacing {
  /// How long the last step is shown beyond the time of any other, in hundredths of a second, before the story starts again.
  static let rest = 200

  /// The time for each step in hundredths of a second, which is the unit of GIF.
  func holds(of steps: [Step]) -> [Int] {
    var holds = steps.map { stepSeconds.map { Int(($0 * 100).rounded()) } ?? Self.readingTime(of: $0) }
    if let last = holds.indices.last { holds[last] += Self.rest }
    return holds
  }

  /// A glance for the picture, and a quarter of a second for each word: people read about four words a second.
  private static func readingTime(of step: Step) -> Int {
    let texts = [step.actionText, step.caption, step.ruling.message, step.explanation].compactMap(\.self)
    let words = texts.reduce(0) { $0 + $1.split { $0 == " " }.count }
    return min(max(100 + 25 * words, 150), 800)
  }
}
