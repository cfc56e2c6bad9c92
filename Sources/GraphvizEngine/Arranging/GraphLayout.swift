/// Where Graphviz has put the nodes and clusters of a graph.
public struct GraphLayout: Hashable, Sendable {
  /// The nodes' boxes by name.
  public let nodes: [String: LayoutBox]
  /// The clusters' boxes by name (`cluster_…`).
  public let clusters: [String: LayoutBox]
  /// The width of all together in points, from zero.
  public let width: Double
  /// The height of all together in points, from zero.
  public let height: Double
}

/// A rectangle in points; the origin is at the bottom left and y grows upwards, as everywhere in Graphviz.
public struct LayoutBox: Hashable, Sendable {
  /// The left edge.
  public let minX: Double
  /// The bottom edge.
  public let minY: Double
  /// The right edge.
  public let maxX: Double
  /// The top edge.
  public let maxY: Double

  /// Makes a rectangle from its edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }
}
