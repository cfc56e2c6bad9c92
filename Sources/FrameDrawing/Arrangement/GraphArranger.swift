/// Lets a layout engine of Graphviz arrange a graph; the engine's asks libgvc.
public struct GraphArranger: Sendable {
  /// Where the engine put the nodes and clusters of a DOT text, by name, in points with the origin at the top left.
  public struct Places: Sendable {
    /// Nodes by name.
    public let nodes: [String: Rect]
    /// Clusters by name.
    public let clusters: [String: Rect]
    /// The extent of it all.
    public let size: Size

    /// Says where things are.
    public init(nodes: [String: Rect], clusters: [String: Rect], size: Size) {
      self.nodes = nodes
      self.clusters = clusters
      self.size = size
    }
  }

  /// Arranges a DOT text.
  public let places: @Sendable (_ dot: String) throws -> Places

  /// Makes an arranger of a function.
  public init(places: @escaping @Sendable (_ dot: String) throws -> Places) {
    self.places = places
  }
}
