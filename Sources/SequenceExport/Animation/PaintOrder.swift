/// One order for everything that any frame paints, in which each frame's own order is contained.
///
/// The frames are merged one after the other. What a frame has in common with the order so far keeps its place, as much of it as goes
/// together; what stands in another order than before, or is new, gets a place of its own behind what is painted before it. So a mark stands
/// in the order once, unless frames disagree.
struct PaintOrder {
  /// Everything at its place, in no particular order; ``inOrder`` has that.
  private var copies: [Copy] = []
  /// The places of each mark.
  private var places: [[Int]]
  /// The first in the order.
  private var first: Int?

  /// A mark at a place in the order.
  private struct Copy {
    let mark: Int
    var lifetime = Lifetime()
    /// The copy behind it.
    var next: Int?
    /// A number that grows along the order.
    var label: Int
  }

  /// An order without anything, for marks with the numbers from 0.
  init(markCount: Int) {
    places = Array(repeating: [], count: markCount)
  }

  /// All places from the first to the last painted.
  var inOrder: [(mark: Int, lifetime: Lifetime)] {
    sequence(first: first) { $0.flatMap { copies[$0].next } }.prefix { $0 != nil }.compactMap(\.self)
      .map { (copies[$0].mark, copies[$0].lifetime) }
  }
}

extension PaintOrder {
  /// Merges the next frame.
  ///
  /// - Complexity: O(n log n) in the number of the frame's marks, and now and then O(n) in the length of the order.
  mutating func merge(_ frame: [FrameCast.Appearance], step: Int) {
    let kept = risingPlaces(frame.map(\.mark))
    var last: Int?
    for (appearance, place) in zip(frame, kept) {
      let place = place ?? insert(appearance.mark, after: last)
      copies[place].lifetime.add(step, enters: appearance.enters, leaves: appearance.leaves)
      last = place
    }
  }

  /// For each mark the place that it keeps, nil where it needs another: the most that can be kept in this order.
  ///
  /// The longest rising subsequence by piles. A mark with several places offers them from the last to the first, so that it can take one only.
  private func risingPlaces(_ marks: [Int]) -> [Int?] {
    struct Link {
      let index: Int
      let place: Int
      let before: Int?
    }
    var links: [Link] = []
    var piles: [(label: Int, link: Int)] = []
    for (index, mark) in marks.enumerated() {
      for place in places[mark].sorted(by: { copies[$0].label > copies[$1].label }) {
        let label = copies[place].label
        let pile = piles.partitioningIndex { $0.label >= label }
        links.append(Link(index: index, place: place, before: pile == 0 ? nil : piles[pile - 1].link))
        if pile == piles.count { piles.append((label, links.count - 1)) } else { piles[pile] = (label, links.count - 1) }
      }
    }
    var kept = [Int?](repeating: nil, count: marks.count)
    var link = piles.last?.link
    while let number = link {
      kept[links[number].index] = links[number].place
      link = links[number].before
    }
    return kept
  }

  /// A new place behind another; nil stands for the beginning.
  private mutating func insert(_ mark: Int, after last: Int?) -> Int {
    let next = last.map { copies[$0].next } ?? first
    let low = last.map { copies[$0].label } ?? 0
    let high = next.map { copies[$0].label } ?? low + 2 * Self.gap
    let place = copies.count
    copies.append(Copy(mark: mark, next: next, label: low + (high - low) / 2))
    places[mark].append(place)
    if let last { copies[last].next = place } else { first = place }
    if high - low < 2 { relabel() }
    return place
  }

  /// Where there is no number left between two labels, all get new ones, far apart.
  private mutating func relabel() {
    var (place, label) = (first, 0)
    while let current = place {
      label += Self.gap
      copies[current].label = label
      place = copies[current].next
    }
  }

  /// Forty insertions at one place fit between two labels, and four million labels into an integer.
  private static let gap = 1 << 40
}

extension Array {
  /// Where the elements begin that a condition holds for, if it holds for none before them.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
