/// Puts tabs, columns and children that stand across the stack back into their order.
///
/// `dot` keeps clusters of one rank together but not in the order in which they are written, and what would tell it to (`ordering`, `rank`)
/// can bring some versions of Graphviz down where there are clusters.
struct SlotOrder {
  private let graph: SlotGraph
  private let direction: Direction
  private var arrangement: Arrangement

  init(_ graph: SlotGraph, _ direction: Direction, _ arrangement: Arrangement) {
    self.graph = graph
    self.direction = direction
    self.arrangement = arrangement
  }

  /// The arrangement in order; what was in order stays where it was.
  mutating func restored() -> Arrangement {
    for slot in graph.slots.indices {
      restore(graph.inner(slot, .tab))
      restore(graph.inner(slot, .column))
      restore(graph.inner(slot, .child))
    }
    return arrangement
  }

  /// Stacks slots anew in order, with the gaps that were between them: together they take the room that they had.
  private mutating func restore(_ slots: [Int]) {
    let placed = slots.map { (slot: $0, span: span(of: $0)) }
    let found = placed.sorted { $0.span.start < $1.span.start }
    let isApart = zip(found, found.dropFirst()).allSatisfy { $0.span.end <= $1.span.start }
    guard isApart, found.map(\.slot) != slots, var level = found.first?.span.start else { return }
    for (index, entry) in placed.enumerated() {
      shift(entry.slot, by: level - entry.span.start)
      let gap = index + 1 < found.count ? found[index + 1].span.start - found[index].span.end : 0
      level += entry.span.end - entry.span.start + gap
    }
  }

  /// From where to where a slot reaches across the stack.
  private func span(of slot: Int) -> (start: Double, end: Double) {
    let rect = graph.slots[slot].title == nil ? arrangement.cards[slot] : arrangement.boxes[slot]
    let start = direction.across(Size(width: rect.minX, height: rect.minY))
    return (start, start + direction.across(rect.size))
  }

  /// Moves a slot across the stack with all that stands within it.
  private mutating func shift(_ slot: Int, by distance: Double) {
    let offset = direction.point(along: 0, across: distance)
    var waiting = [slot]
    while let slot = waiting.popLast() {
      arrangement.cards[slot] = arrangement.cards[slot].offset(x: offset.x, y: offset.y)
      arrangement.boxes[slot] = arrangement.boxes[slot].offset(x: offset.x, y: offset.y)
      waiting.append(contentsOf: graph.slots[slot].children.filter { graph.slots[$0].place != .modal })
    }
  }
}
