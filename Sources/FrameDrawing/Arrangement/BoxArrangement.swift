/// Arranges slots as boxes within boxes, in rows and columns with equal gaps.
///
/// - Complexity: O(n) in the number of slots.
struct BoxArrangement {
  private let graph: SlotGraph
  private let direction: Direction
  private let wrap: Int
  private let modalGap: Double
  private var sizes: [Size]
  private var arrangement: Arrangement

  /// Arranges all slots.
  ///
  /// - Parameters:
  ///   - wrap: The number of members after which a stack goes on in a further row, at least 1.
  ///   - modalGap: The distance from a layer to the modals over it, in points.
  static func arranged(_ graph: SlotGraph, direction: Direction, wrap: Int, modalGap: Double) -> Arrangement {
    var work = BoxArrangement(graph, direction: direction, wrap: max(1, wrap), modalGap: modalGap)
    // A slot's number is greater than its parent's, so this goes from the inside out.
    for slot in graph.slots.indices.reversed() { work.sizes[slot] = work.extent(of: slot) }
    work.arrangement.size = work.placeLayer(0, along: 0, across: 0)
    return work.arrangement
  }

  private init(_ graph: SlotGraph, direction: Direction, wrap: Int, modalGap: Double) {
    self.graph = graph
    self.direction = direction
    self.wrap = wrap
    self.modalGap = modalGap
    sizes = Array(repeating: .zero, count: graph.slots.count)
    arrangement = Arrangement(slots: graph.slots.count)
  }

  // MARK: Sizes

  /// What the slot needs: its largest card, and the largest box of the containers in it.
  private func extent(of slot: Int) -> Size {
    boxSize(of: slot).map { $0.union(graph.slots[slot].card) } ?? graph.slots[slot].card
  }

  private func boxSize(of slot: Int) -> Size? {
    guard let title = graph.slots[slot].title else { return nil }
    let content = groups(in: slot).map(size(of:)).reduce(Size(width: 0, height: Measures.emptyContent)) { $0.union($1) }
    return Size(
      width: max(title, content.width) + 2 * Measures.padding,
      height: graph.header(of: slot) + content.height + Measures.padding)
  }

  private func size(of grid: Grid) -> Size {
    direction.size(along: grid.along, across: grid.across)
  }

  /// The slots within a slot by sort, each sort as the grid that it forms; sorts never stand there at once, so they share the room.
  private func groups(in slot: Int) -> [Grid] {
    let stack = graph.inner(slot, .member)
    let tabs = graph.inner(slot, .tab)
    let columns = graph.inner(slot, .column)
    let children = graph.inner(slot, .child)
    return [
      grid(stack, perRow: wrap, gap: Measures.stackGap, rowGap: Measures.rowGap),
      grid(tabs, perRow: 1, gap: 0, rowGap: Measures.childGap),
      grid(columns, perRow: max(1, columns.count), gap: Measures.childGap, rowGap: 0),
      grid(children, perRow: max(1, children.count), gap: Measures.childGap, rowGap: 0),
    ].filter { !$0.cells.isEmpty }
  }

  /// Slots in rows along the stack, each row packed by itself, so that the gaps are equal whatever stands in the other rows.
  private struct Grid {
    var cells: [(slot: Int, row: Int, along: Double)] = []
    var rows: [(start: Double, extent: Double)] = []
    var along = 0.0

    var across: Double { rows.last.map { $0.start + $0.extent } ?? 0 }
  }

  private func grid(_ slots: [Int], perRow: Int, gap: Double, rowGap: Double) -> Grid {
    var grid = Grid()
    var row = -1
    var along = 0.0
    for slot in slots {
      let number = graph.slots[slot].place.index / perRow
      if number != row || grid.rows.isEmpty {
        grid.rows.append((grid.rows.isEmpty ? 0 : grid.across + rowGap, 0))
        row = number
        along = 0
      }
      let last = grid.rows.count - 1
      grid.cells.append((slot, last, along))
      grid.rows[last].extent = max(grid.rows[last].extent, direction.across(sizes[slot]))
      grid.along = max(grid.along, along + direction.along(sizes[slot]))
      along += direction.along(sizes[slot]) + gap
    }
    return grid
  }

  // MARK: Places

  /// Places a slot with all within it; what is narrower across the stack than its slot stands in its middle.
  private mutating func place(_ slot: Int, along: Double, across: Double) {
    let extent = direction.across(sizes[slot])
    func rect(_ size: Size) -> Rect {
      let origin = direction.point(along: along, across: across + (extent - direction.across(size)) / 2)
      return Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }
    arrangement.cards[slot] = rect(graph.slots[slot].card)
    guard let size = boxSize(of: slot) else { return }
    let box = rect(size)
    arrangement.boxes[slot] = box
    let header = graph.header(of: slot)
    let content = Size(width: box.minX + Measures.padding, height: box.minY + header)
    let room = Size(
      width: box.size.width - 2 * Measures.padding, height: box.size.height - header - Measures.padding)
    for group in groups(in: slot) {
      let start = direction.across(content) + (direction.across(room) - group.across) / 2
      for cell in group.cells {
        let row = group.rows[cell.row]
        arrangement.rows[cell.slot] = start + row.start
        let centring = (row.extent - direction.across(sizes[cell.slot])) / 2
        place(cell.slot, along: direction.along(content) + cell.along, across: start + row.start + centring)
      }
    }
  }

  /// Places a modal layer with all the layers over it, and gives back the far corner of them all.
  ///
  /// Modals stand beside the whole layer, each level with its presenter, or below the one before where that is in the way.
  private mutating func placeLayer(_ root: Int, along: Double, across: Double) -> Size {
    place(root, along: along, across: across)
    let start = along + direction.along(sizes[root])
    var corner = direction.size(along: start, across: across + direction.across(sizes[root]))
    var free = across
    for (presenter, modal) in modals(in: root) {
      let box = graph.slots[presenter].title == nil ? arrangement.cards[presenter] : arrangement.boxes[presenter]
      let level = max(free, direction.across(Size(width: box.minX, height: box.minY)))
      let end = placeLayer(modal, along: start + modalGap, across: level)
      corner = corner.union(end)
      free = direction.across(end) + Measures.childGap
    }
    return corner
  }

  /// The modals over the controllers of one layer, with the slots that present them.
  private func modals(in root: Int) -> [(presenter: Int, modal: Int)] {
    var found: [(presenter: Int, modal: Int)] = []
    var waiting = [root]
    while let slot = waiting.popLast() {
      if let modal = graph.modal(over: slot) { found.append((slot, modal)) }
      waiting.append(contentsOf: graph.slots[slot].children.filter { graph.slots[$0].place != .modal }.reversed())
    }
    return found
  }
}
