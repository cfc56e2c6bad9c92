/// The order in which Graphviz paints: boxes first, the outer before the inner; then the shapes as they were written, after each the
/// arrows that begin there, and before an arrow the shape that it leads to.
struct DOTPaintOrder {
  private var clusters: [DOTStatement] = []
  private var nodes: [DOTStatement] = []
  private var edges: [DOTStatement] = []

  mutating func add(_ statement: DOTStatement) {
    switch statement.kind {
    case .cluster: clusters.append(statement)
    case .node: nodes.append(statement)
    case .edge: edges.append(statement)
    }
  }

  /// Everything, as it is painted.
  var statements: [DOTStatement] {
    guard !edges.isEmpty else { return clusters + nodes }
    let places = Dictionary(nodes.indices.map { (nodes[$0].id, $0) }) { first, _ in first }
    var leaving: [Int: [Int]] = [:]
    for (number, edge) in edges.enumerated() {
      if let ends = edge.ends, let tail = places[ends.tail] { leaving[tail, default: []].append(number) }
    }
    var order = clusters
    order.reserveCapacity(clusters.count + nodes.count + edges.count)
    var isPainted = Array(repeating: false, count: nodes.count)
    func paint(_ node: Int) {
      guard !isPainted[node] else { return }
      isPainted[node] = true
      order.append(nodes[node])
    }
    for node in nodes.indices {
      paint(node)
      for number in leaving[node] ?? [] {
        if let ends = edges[number].ends, let head = places[ends.head] { paint(head) }
        order.append(edges[number])
      }
    }
    return order
  }
}
