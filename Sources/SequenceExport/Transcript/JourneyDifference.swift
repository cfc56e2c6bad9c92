/// What became of a story since its baseline was written, step by step.
///
/// Steps are matched by what is in their lines without the number: one that was put in between is one new step, and not a change of all
/// that follow.
public struct JourneyDifference: Hashable, Sendable {
  /// The changes, in the order of the story.
  public let changes: [Change]

  /// How many steps are what they were, and only have another number.
  public let renumbered: Int

  /// Whether the baseline is in another version of the format, which tells nothing about the story.
  public let isOtherVersion: Bool

  /// Whether nothing changed.
  public var isEmpty: Bool { changes.isEmpty && renumbered == 0 && !isOtherVersion }

  /// A line that is not what it was. The lines are safe to print, whatever the file held.
  public enum Change: Hashable, Sendable {
    /// A line that was not in the baseline.
    case new(String)
    /// A line of the baseline that there is no more.
    case gone(String)
    /// A line that says something else.
    case changed(from: String, to: String)
  }

  /// Compares a baseline with a story.
  ///
  /// - Parameters:
  ///   - baseline: the text of a baseline, with line breaks of any system.
  ///   - journey: the story as it is now.
  /// - Complexity: O(n) for stories that are nearly the same, O(n · d) for d differences.
  public init(from baseline: String, to journey: JourneyText) {
    let all = baseline.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).map { String($0).onOneLine }
    isOtherVersion = all.first.map { $0 != JourneyText.heading } ?? false
    guard !isOtherVersion else {
      changes = []
      renumbered = 0
      return
    }
    let (old, new) = (all.dropFirst().map(Line.init), journey.lines.map(Line.init))
    let pairs = Self.pairs(of: old, and: new)
    renumbered = pairs.count { old[$0.old].text != new[$0.new].text }
    var changes: [Change] = []
    var (oldEnd, newEnd) = (0, 0)
    for pair in pairs + [(old.count, new.count)] {
      changes += Self.changes(from: old[oldEnd..<pair.old], to: new[newEnd..<pair.new])
      (oldEnd, newEnd) = (pair.old + 1, pair.new + 1)
    }
    self.changes = changes
  }
}

extension JourneyDifference {
  /// A line, and what of it counts when lines are matched.
  private struct Line {
    let text: String
    let content: String

    init(_ text: String) {
      self.text = text
      content = text.firstRange(of: JourneyText.separator).map { String(text[$0.upperBound...]) } ?? text
    }
  }

  /// Beyond so many comparisons lines are matched by their places: two stories as different as that have nothing to do with each other.
  private static let mostComparisons = 4_000_000

  /// The places of lines with the same content, in both orders.
  private static func pairs(of old: [Line], and new: [Line]) -> [(old: Int, new: Int)] {
    let head = zip(old, new).prefix { $0.content == $1.content }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0.content == $1.content }.count
    let (oldMiddle, newMiddle) = (old[head..<(old.count - tail)], new[head..<(new.count - tail)])
    var pairs = (0..<head).map { (old: $0, new: $0) }
    if oldMiddle.count * newMiddle.count <= mostComparisons {
      let difference = newMiddle.map(\.content).difference(from: oldMiddle.map(\.content))
      let removed = Set(difference.removals.map(\.offset)), inserted = Set(difference.insertions.map(\.offset))
      let kept = zip(
        oldMiddle.indices.filter { !removed.contains($0 - head) }, newMiddle.indices.filter { !inserted.contains($0 - head) })
      pairs += kept.map { (old: $0, new: $1) }
    }
    return pairs + (0..<tail).reversed().map { (old: old.count - 1 - $0, new: new.count - 1 - $0) }
  }

  /// What stands between two lines that stayed: as many changed lines as there are on both sides, the others new or gone.
  private static func changes(from old: ArraySlice<Line>, to new: ArraySlice<Line>) -> [Change] {
    let changed = zip(old, new).map { Change.changed(from: $0.text, to: $1.text) }
    return changed + old.dropFirst(new.count).map { .gone($0.text) } + new.dropFirst(old.count).map { .new($0.text) }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
