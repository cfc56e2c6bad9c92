/// Arranges slots as a tree of nodes and links: each level a step further, each parent level with its first child.
///
/// - Complexity: O(n) in the number of slots.
struct LinkArrangement {
  private let graph: SlotGraph
  private let direction: Direction
  private let wrap: Int
  private var arrangement: Arrangement

  /// For each slot where its own middle lies across its subtree, and how far the subtree reaches across and along.
  private var centres: [Double]
  private var extents: [(along: Double, across: Double)]

  /// Arranges all slots.
  ///
  /// - Parameter wrap: The number of members after which a stack goes on in a further column, at least 1.
  static func arranged(_ graph: SlotGraph, direction: Direction, wrap: Int) -> Arrangement {
    var work = LinkArrangement(graph, direction: direction, wrap: max(1, wrap))
    // A slot's number is greater than its parent's, so this goes from the leaves to the root.
    for slot in graph.slots.indices.reversed() { work.measure(slot) }
    work.place(0, along: 0, across: 0, column: direction.along(graph.slots[0].card))
    let (along, across) = work.extents[0]
    work.arrangement.size = direction.size(along: max(along, direction.along(graph.slots[0].card)), across: across)
    return work.arrangement
  }

  private init(_ graph: SlotGraph, direction: Direction, wrap: Int) {
    self.graph = graph
    self.direction = direction
    self.wrap = wrap
    arrangement = Arrangement(slots: graph.slots.count)
    centres = Array(repeating: 0, count: graph.slots.count)
    extents = Array(repeating: (0, 0), count: graph.slots.count)
  }

  private func own(_ slot: Int) -> (along: Double, across: Double) {
    (direction.along(graph.slots[slot].card), direction.across(graph.slots[slot].card))
  }

  /// The children of a slot in bands: a long stack fills several, everything else one.
  private func bands(of slot: Int) -> [[Int]] {
    LinkBands.bands(of: slot, in: graph, wrap: wrap)
  }

  private mutating func measure(_ slot: Int) {
    let size = own(slot)
    let bands = bands(of: slot)
    guard let first = bands.first?.first else {
      centres[slot] = size.across / 2
      extents[slot] = size
      return
    }
    let bus = bands.count > 1 ? Measures.linkBus : 0
    centres[slot] = max(size.across / 2, bus + centres[first])
    var along = 0.0
    var across = 0.0
    for band in bands {
      along += Measures.linkGap + self.along(of: band)
      across = max(across, self.across(of: band))
    }
    let start = centres[slot] - centres[first]
    extents[slot] = (size.along + along, max(size.across / 2 + centres[slot], start + across))
  }

  /// How far a band reaches: its widest node, and beyond the deepest of the subtrees behind them.
  private func along(of band: [Int]) -> Double {
    let column = band.map { own($0).along }.max() ?? 0
    return band.map { column + extents[$0].along - own($0).along }.max() ?? 0
  }

  private func across(of band: [Int]) -> Double {
    band.map { extents[$0].across }.reduce(0, +) + Measures.linkSpacing * Double(max(0, band.count - 1))
  }

  private mutating func place(_ slot: Int, along: Double, across: Double, column: Double) {
    let size = graph.slots[slot].card
    let origin = direction.point(along: along, across: across + centres[slot] - own(slot).across / 2)
    arrangement.cards[slot] = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    arrangement.boxes[slot] = arrangement.cards[slot]
    let bands = bands(of: slot)
    guard let first = bands.first?.first else { return }
    var start = along + column + Measures.linkGap
    for band in bands {
      let width = band.map { own($0).along }.max() ?? 0
      var level = across + centres[slot] - centres[first]
      for child in band {
        arrangement.rows[child] = across + centres[slot] - centres[first]
        place(child, along: start, across: level, column: width)
        level += extents[child].across + Measures.linkSpacing
      }
      start += self.along(of: band) + Measures.linkGap
    }
  }
}

/// How the children of a slot are cut into columns when links are drawn.
enum LinkBands {
  /// Members of a stack in pieces of so many, then whatever else hangs on the slot in the first piece.
  static func bands(of slot: Int, in graph: SlotGraph, wrap: Int) -> [[Int]] {
    var bands: [[Int]] = []
    for child in graph.slots[slot].children {
      var band = 0
      if case .member(let index) = graph.slots[child].place { band = index / wrap }
      while bands.count <= band { bands.append([]) }
      bands[band].append(child)
    }
    return bands.filter { !$0.isEmpty }
  }
}
