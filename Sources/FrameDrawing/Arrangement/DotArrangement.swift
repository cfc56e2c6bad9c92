/// Arranges slots by Graphviz's own `dot`: the slot graph is written in DOT, and the places are read back.
///
/// Only plain features are used, and no text of a user's: `rank=same`, `lhead`, ports and the like can bring some versions of Graphviz down.
enum DotArrangement {
  /// Arranges the slots of boxes within boxes.
  static func boxes(_ graph: SlotGraph, direction: Direction, by arranger: GraphArranger) throws -> Arrangement {
    var writer = SlotGraphWriter(graph, direction: direction)
    return arrangement(of: graph, try arranger.places(writer.boxes()))
  }

  /// Arranges the slots of nodes and links.
  static func links(_ graph: SlotGraph, direction: Direction, by arranger: GraphArranger) throws -> Arrangement {
    var writer = SlotGraphWriter(graph, direction: direction)
    return arrangement(of: graph, try arranger.places(writer.links()))
  }

  private static func arrangement(of graph: SlotGraph, _ places: GraphArranger.Places) -> Arrangement {
    var arrangement = Arrangement(slots: graph.slots.count)
    arrangement.size = places.size
    for slot in graph.slots.indices {
      let card = places.nodes[SlotGraphWriter.node(slot)]
      let box = places.clusters[SlotGraphWriter.cluster(slot)]
      arrangement.cards[slot] = card ?? box ?? arrangement.cards[slot]
      arrangement.boxes[slot] = box ?? card ?? arrangement.boxes[slot]
    }
    return arrangement
  }
}

/// Writes the slot graph in DOT, for a layout engine to arrange.
struct SlotGraphWriter {
  private let graph: SlotGraph
  private let direction: Direction
  private var text = ""

  init(_ graph: SlotGraph, direction: Direction) {
    self.graph = graph
    self.direction = direction
  }

  static func node(_ slot: Int) -> String { "s\(slot)" }
  static func cluster(_ slot: Int) -> String { "cluster_s\(slot)" }

  /// Nodes of the slots' sizes, with a link from each to those within and over it.
  mutating func links() -> String {
    begin(ranksep: Measures.linkGap, nodesep: Measures.linkSpacing)
    for slot in graph.slots.indices { writeNode(slot, graph.slots[slot].card) }
    for slot in graph.slots.indices {
      for child in graph.slots[slot].children { text += "\(Self.node(slot)) -> \(Self.node(child))\n" }
    }
    return text + "}\n"
  }

  /// Clusters within clusters, with links between neighbours in a stack and from presenters to modals.
  mutating func boxes() -> String {
    begin(ranksep: Measures.stackGap, nodesep: Measures.childGap)
    writeLayers()
    for slot in graph.slots.indices {
      let stack = graph.inner(slot) { if case .member = $0 { true } else { false } }
      for (tail, head) in zip(stack, stack.dropFirst()) { text += "\(leaf(of: tail)) -> \(leaf(of: head))\n" }
      if let modal = graph.modal(over: slot) { text += "\(leaf(of: slot)) -> \(leaf(of: modal)) [minlen=2]\n" }
    }
    return text + "}\n"
  }

  private mutating func begin(ranksep: Double, nodesep: Double) {
    text = "digraph slots {\ngraph [rankdir=\(direction == .right ? "LR" : "TB") ordering=out "
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
    let digits = String(repeating: "0", count: Int((title / (0.556 * 11)).rounded(.up)))
    text += "subgraph \(Self.cluster(slot)) {\ngraph [margin=\(DOT.number(Measures.padding)) label=\"\(digits)\"]\n"
    let inner = graph.slots[slot].children.filter { graph.slots[$0].place != .modal }
    if graph.slots[slot].card != .zero {
      writeNode(slot, graph.slots[slot].card)
    } else if inner.isEmpty {
      writeNode(slot, Size(width: Measures.emptyContent, height: Measures.emptyContent))
    }
    for child in inner { writeBox(child) }
    text += "}\n"
  }

  /// The node that stands for a slot where links begin and end.
  private func leaf(of slot: Int) -> String {
    var slot = slot
    while graph.slots[slot].title != nil, graph.slots[slot].card == .zero,
      let inner = graph.slots[slot].children.first(where: { graph.slots[$0].place != .modal })
    {
      slot = inner
    }
    return Self.node(slot)
  }
}
