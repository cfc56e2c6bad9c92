/// How a frame comes about from the one before, as the player's data hold it.
///
/// A row of numbers: so many groups stay, so many go, so many come, and which; then again from there on. What is left over stays. A group that
/// comes is 0 if no frame had it before, otherwise the number of groups that have come up since, itself included: most come back soon.
struct FrameChange: Encodable {
  private(set) var numbers: [Int] = []

  /// - Parameters:
  ///   - before: The groups of the frame before.
  ///   - after: The groups of this frame; those that no frame had before have the numbers that follow.
  ///   - known: How many groups have come up before; those that come up here are added.
  init(from before: [Int], to after: [Int], known: inout Int) {
    let difference = after.difference(from: before)
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      let start = old
      while old < before.count, !gone.contains(old), !come.contains(new) { (old, new) = (old + 1, new + 1) }
      let kept = old - start
      while gone.contains(old) { old += 1 }
      let first = new
      while come.contains(new) { new += 1 }
      guard old - start > kept || new > first else { break }
      numbers += [kept, old - start - kept, new - first]
      for group in after[first..<new] {
        numbers.append(known - group)
        known = max(known, group + 1)
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(numbers)
  }
}
