/// Arranges slots by Graphviz's own `dot`: the slot graph is written in DOT, and the places are read back.
///
/// Only plain features are used, and no text of a user's: `rank=same`, `lhead`, ports and the like can bring some versions of Graphviz down.
enum DotArrangement {
  /// Arranges the slots of boxes within boxes.
  ///
  /// - Parameter modalGap: The distance from a layer to the modals over it, in points, at least.
  static func boxes(
    _ graph: SlotGraph, direction: Direction, modalGap: Double, by arranger: GraphArranger
  ) throws -> Arrangement {
    var writer = SlotGraphWriter(graph, direction: direction)
    return arrangement(of: graph, try arranger.places(writer.boxes(modalGap: modalGap)))
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
