/// Writes the slot graph in DOT, for a layout engine to arrange.
struct SlotGraphWriter {
  private let graph: SlotGraph
  private let direction: Direction
  private let lengths: [(ranks: Int, last: Int?)]
  private var text = ""

  init(_ graph: SlotGraph, direction: Direction) {
    self.graph = graph
    self.direction = direction
    lengths = Self.lengths(graph)
  }

  static func node(_ slot: Int) -> String { "s\(slot)" }
  static func cluster(_ slot: Int) -> String { "cluster_s\(slot)" }

  /// Nodes of the slots' sizes, with a link from each to those within and over it.
  mutating func links() -> String {
    begin(ranksep: Measures.linkGap, nodesep: Measures.linkSpacing, "ordering=out ")
    for slot in graph.slots.indices {
      var size = graph.slots[slot].card
      // As much below as above, since dot leads its lines to a node's middle.
      if Self.hasWords(over: slot, in: graph, direction) { size.height += 2 * Measures.linkWords }
      writeNode(slot, size)
    }
    for slot in graph.slots.indices {
      for child in graph.slots[slot].children { text += "\(Self.node(slot)) -> \(Self.node(child))\n" }
    }
    return text + "}\n"
  }

  /// Whether the words of an arrow that arrives from the side need room over the slot.
  static func hasWords(over slot: Int, in graph: SlotGraph, _ direction: Direction) -> Bool {
    graph.slots[slot].place == .modal && direction == .right
  }

  /// Clusters within clusters, with links between neighbours in a stack and from presenters to modals.
  mutating func boxes(modalGap: Double) -> String {
    let modalRanks = Int((modalGap / Measures.rankGap).roundedUp)
    // Without `ordering`, which can bring some versions of Graphviz down where there are clusters.
    begin(ranksep: Measures.rankGap, nodesep: Measures.childGap)
    writeLayers()
    for slot in graph.slots.indices {
      let stack = graph.inner(slot, .member)
      for (tail, head) in zip(stack, stack.dropFirst()) { text += "\(end(of: tail)) -> \(start(of: head))\n" }
      if let modal = graph.modal(over: slot) { text += "\(end(of: slot)) -> \(start(of: modal)) [minlen=\(modalRanks)]\n" }
    }
    return text + "}\n"
  }

  private mutating func begin(ranksep: Double, nodesep: Double, _ more: String = "") {
    text = "digraph slots {\ngraph [rankdir=\(direction == .right ? "LR" : "TB") \(more)"
    text += "ranksep=\(DOT.inches(ranksep)) nodesep=\(DOT.inches(nodesep)) labeljust=l fontsize=11]\n"
    text += "node [shape=box fixedsize=true label=\"\"]\n"
  }

  private mutating func writeNode(_ slot: Int, _ size: Size) {
    text += "\(Self.node(slot)) [width=\(DOT.inches(size.width)) height=\(DOT.inches(size.height))]\n"
  }

  /// Each modal layer is written beside the others, not within its presenter.
  private mutating func writeLayers() {
    writeBox(0)
    for slot in graph.slots.indices {
      if let modal = graph.modal(over: slot) { writeBox(modal) }
    }
  }

  private mutating func writeBox(_ slot: Int) {
    guard let title = graph.slots[slot].title else {
      writeNode(slot, graph.slots[slot].card)
      return
    }
    // Digits are all of one width, so a row of them keeps the room that the title needs, whatever its words are.
    let digits = String(repeating: "0", count: Int((title / (0.556 * 11)).roundedUp))
    // A bar below the title takes a line and a half more.
    let label = graph.slots[slot].hasBar ? digits + "\\n0\\n0" : digits
    text += "subgraph \(Self.cluster(slot)) {\ngraph [margin=\(DOT.number(Measures.padding)) label=\"\(label)\"]\n"
    let inner = graph.slots[slot].children.filter { graph.slots[$0].place != .modal }
    if graph.slots[slot].card != .zero {
      writeNode(slot, graph.slots[slot].card)
    } else if inner.isEmpty {
      writeNode(slot, Size(width: Measures.emptyContent, height: Measures.emptyContent))
    }
    for child in inner { writeBox(child) }
    text += "}\n"
  }

  /// The node in a slot that a link arrives at: its first.
  private func start(of slot: Int) -> String {
    var slot = slot
    while graph.slots[slot].title != nil, graph.slots[slot].card == .zero,
      let inner = graph.slots[slot].children.first(where: { graph.slots[$0].place != .modal })
    {
      slot = inner
    }
    return Self.node(slot)
  }

  /// The node in a slot that a link leaves from: the last in the longest chain, so that what follows stands behind all of the slot.
  private func end(of slot: Int) -> String {
    var slot = slot
    while let inner = lengths[slot].last { slot = inner }
    return Self.node(slot)
  }

  /// For each slot how many ranks it takes, and the slot within it where its longest chain ends.
  private static func lengths(_ graph: SlotGraph) -> [(ranks: Int, last: Int?)] {
    var lengths = [(ranks: Int, last: Int?)](repeating: (1, nil), count: graph.slots.count)
    // A slot's number is greater than its parent's, so this goes from the inside out.
    for slot in graph.slots.indices.reversed() {
      var chain = 0
      for child in graph.slots[slot].children {
        switch graph.slots[child].place {
        case .modal: continue
        case .member:
          chain += lengths[child].ranks
          if chain >= lengths[slot].ranks { lengths[slot] = (chain, child) }
        case .tab, .column, .child:
          if lengths[child].ranks > lengths[slot].ranks || lengths[slot].last == nil {
            lengths[slot] = (lengths[child].ranks, child)
          }
        }
      }
    }
    return lengths
  }
}
