/// How a frame comes about from the one before, as the player's data hold it.
///
/// A row of numbers: so many groups stay, so many go, so many come, and which; then again from there on. What is left over stays.
struct FrameChange: Encodable {
  private(set) var numbers: [Int] = []

  init(from before: [Int], to after: [Int]) {
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
      numbers += [kept, old - start - kept, new - first] + after[first..<new]
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(numbers)
  }
}
