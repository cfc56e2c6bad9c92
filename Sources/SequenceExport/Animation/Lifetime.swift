/// When something is shown: during which steps, and whether it comes and goes slowly.
struct Lifetime: Hashable {
  /// The steps during which it is shown, in order, with gaps between them.
  private(set) var spans: [Range<Int>] = []
  /// The steps at whose beginning it fades in.
  private(set) var entrances: [Int] = []
  /// The steps at whose end it fades out.
  private(set) var exits: [Int] = []

  /// Whether it ever fades.
  var fades: Bool { !entrances.isEmpty || !exits.isEmpty }

  /// Whether it is shown in the last of so many steps.
  func reachesEnd(of count: Int) -> Bool { spans.last?.upperBound == count }

  /// Whether it is there all the time, and never changes.
  func isAlways(of count: Int) -> Bool { spans == [0..<count] && !fades }

  /// Shows it in one step more, which is behind all steps so far.
  mutating func add(_ step: Int, enters: Bool, leaves: Bool) {
    if let last = spans.last, last.upperBound == step {
      spans[spans.count - 1] = last.lowerBound..<(step + 1)
    } else {
      spans.append(step..<(step + 1))
    }
    if enters { entrances.append(step) }
    if leaves { exits.append(step) }
  }
}
