internal import NavigationModel

/// Which rows of two dumps are the same controller, told by class and place; addresses decide where both rows have one.
///
/// What holds the same place in the same controller and has the same class is the same. A stack is compared from its bottom up, and what
/// fits best there is kept. A controller whose own children no action can change is the same only where these are.
struct TreeMatching {
  /// For each row of the later dump the row of the earlier one that is the same controller.
  private(set) var earlier: [Int?]

  private let old: DumpTree
  private let new: DumpTree
  private var compatible: [Pair: Bool] = [:]

  private struct Pair: Hashable {
    let old: Int
    let new: Int
  }

  /// More comparisons than this are not worth it: what is left of two stacks of hundreds has little in common.
  private static let mostComparisons = 250_000

  init(from old: DumpTree, to new: DumpTree) {
    self.old = old
    self.new = new
    earlier = Array(repeating: nil, count: new.entries.count)
    guard !old.entries.isEmpty, !new.entries.isEmpty, canBeSame(0, 0) else { return }
    var waiting = [Pair(old: 0, new: 0)]
    while let pair = waiting.popLast() {
      earlier[pair.new] = pair.old
      let (before, after) = (old.entries[pair.old], new.entries[pair.new])
      waiting += pairs(before.children, after.children).reversed()
      if let from = before.modal, let to = after.modal, canBeSame(from, to) { waiting.append(Pair(old: from, new: to)) }
      if before.kind == .split { waiting += movedColumns(pair) }
    }
  }
}

// MARK: - Comparing

extension TreeMatching {
  private mutating func canBeSame(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    let pair = Pair(old: oldIndex, new: newIndex)
    if let known = compatible[pair] { return known }
    let answer = compare(old.entries[oldIndex], new.entries[newIndex])
    compatible[pair] = answer
    return answer
  }

  private mutating func compare(_ before: DumpTree.Entry, _ after: DumpTree.Entry) -> Bool {
    if let one = before.pointer, let other = after.pointer { return one == other && before.className == after.className }
    guard before.className == after.className else { return false }
    switch (before.kind, after.kind) {
    case (.navigation, _), (_, .navigation), (.split, _), (_, .split): return true
    case (.tabs, _), (_, .tabs), (.nested, _), (_, .nested), (.container, _), (_, .container), (.screen, .screen):
      guard before.children.count == after.children.count else { return false }
      for (one, other) in zip(before.children, after.children) where !canBeSame(one, other) { return false }
      return true
    }
  }

  /// Pairs what two lists have in common, in order and as much as possible; what both begin and end with is never given up for more.
  private mutating func pairs(_ before: [Int], _ after: [Int]) -> [Pair] {
    var found: [Pair] = []
    var (from, to) = (before[...], after[...])
    while let one = from.first, let other = to.first, canBeSame(one, other) {
      found.append(Pair(old: one, new: other))
      (from, to) = (from.dropFirst(), to.dropFirst())
    }
    var behind: [Pair] = []
    while let one = from.last, let other = to.last, canBeSame(one, other) {
      behind.append(Pair(old: one, new: other))
      (from, to) = (from.dropLast(), to.dropLast())
    }
    guard !from.isEmpty, !to.isEmpty, from.count * to.count <= Self.mostComparisons else { return found + behind.reversed() }
    return found + longestCommon(Array(from), Array(to)) + behind.reversed()
  }

  private mutating func longestCommon(_ before: [Int], _ after: [Int]) -> [Pair] {
    var lengths = Array(repeating: Array(repeating: 0, count: after.count + 1), count: before.count + 1)
    for row in before.indices.reversed() {
      for column in after.indices.reversed() {
        lengths[row][column] =
          canBeSame(before[row], after[column])
          ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var found: [Pair] = []
    var (row, column) = (0, 0)
    while row < before.count, column < after.count {
      if canBeSame(before[row], after[column]) {
        found.append(Pair(old: before[row], new: after[column]))
        (row, column) = (row + 1, column + 1)
      } else if lengths[row + 1][column] >= lengths[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return found
  }

  /// SPLIT-2: the columns of a split view that went onto its primary's stack, or came back from there.
  private mutating func movedColumns(_ split: Pair) -> [Pair] {
    let (before, after) = (old.entries[split.old].children, new.entries[split.new].children)
    guard let oldPrimary = before.first, let newPrimary = after.first, canBeSame(oldPrimary, newPrimary) else { return [] }
    let ways = [
      (before.dropFirst(), new.entries[newPrimary].children[...]), (old.entries[oldPrimary].children[...], after.dropFirst()),
    ]
    var found: [Pair] = []
    for (from, to) in ways {
      var free = to
      for one in from {
        guard old.entries[one].kind == .navigation, let place = free.firstIndex(where: { canBeSame(one, $0) }) else { continue }
        found.append(Pair(old: one, new: free[place]))
        free = free[(place + 1)...]
      }
    }
    return found
  }
}
