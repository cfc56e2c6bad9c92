internal import GraphvizShim

extension Graph {
  /// The boxes of the laid-out graph.
  func boxes() -> GraphLayout {
    var first: UnsafeMutablePointer<gvs_box>?
    let count = gvs_graph_boxes(pointer, &first)
    defer { gvs_boxes_free(first) }
    var nodes: [String: LayoutBox] = [:]
    var clusters: [String: LayoutBox] = [:]
    for box in UnsafeBufferPointer(start: first, count: count) {
      guard let name = box.name.map({ String(cString: $0) }) else { continue }
      let place = LayoutBox(minX: box.min_x, minY: box.min_y, maxX: box.max_x, maxY: box.max_y)
      if Int(box.kind) == GVS_CLUSTER { clusters[name] = place } else { nodes[name] = place }
    }
    let canvas = self.canvas()
    return GraphLayout(nodes: nodes, clusters: clusters, width: canvas?.width ?? 0, height: canvas?.height ?? 0)
  }

  /// What decides the size of the image, `nil` before the layout.
  func canvas() -> Canvas? {
    var canvas = gvs_canvas()
    guard gvs_graph_canvas(pointer, &canvas) == 0 else { return nil }
    return Canvas(
      width: canvas.width, height: canvas.height,
      limitWidth: canvas.size_width, limitHeight: canvas.size_height, limitEnlarges: canvas.size_enlarges != 0,
      dotsPerInch: canvas.dots_per_inch)
  }
}
