internal import GraphvizShim

/// Things that are painted one above the other, of a document whose positions are final.
package struct PaintedThings: Sendable {
  /// The beginning of the document, up to its first statement.
  package let prologue: ArraySlice<UInt8>
  /// Boxes first, and all in the order in which they are painted.
  package let parts: [DrawingPart]
  /// Pixels to the inch, 24 to 600.
  package let dotsPerInch: Int

  package init(_ parts: [DrawingPart], after prologue: ArraySlice<UInt8>, dotsPerInch: Int) {
    self.prologue = prologue
    self.parts = parts
    self.dotsPerInch = dotsPerInch
  }
}

extension GraphvizEngine {
  /// Finds out where things are painted.
  ///
  /// - Returns: For each thing a box that holds every pixel which it may change.
  /// - Throws: What ``pixels(of:dotsPerInch:)`` throws, and where libgvc's plugin lets nothing be measured; then nothing is said of which
  ///   thing is to blame.
  package func inkBoxes(of things: PaintedThings) throws(GraphvizError) -> [PixelBox] {
    try ProcessContext.run(Self.paintingRequest) { (call) throws(GraphvizError) in
      let graph = try Self.laidOut(things, call)
      var inks = [gvs_ink](repeating: gvs_ink(), count: things.parts.count)
      guard gvs_measure_ink(graph.pointer, &inks, inks.count) == 0 else { throw call.failure(.rendering) }
      return inks.map(PixelBox.init)
    }
  }

  /// Paints some rows of a picture.
  ///
  /// - Parameters:
  ///   - things: All that is to be seen there, at least; where something else of the picture is seen, its pixels are not those of the picture.
  ///   - strips: Which rows.
  ///   - canvas: What to paint on, as large as the picture. Its pixels in these rows become, to the bit, those of
  ///     ``pixels(of:dotsPerInch:)``.
  /// - Throws: As ``inkBoxes(of:)``.
  package func paint(
    _ things: PaintedThings, rows strips: [Range<Int>], on canvas: borrowing PixelCanvas
  ) throws(GraphvizError) {
    let (room, width, height) = (canvas.pointer, CInt(canvas.width), CInt(canvas.height))
    try ProcessContext.run(Self.paintingRequest) { (call) throws(GraphvizError) in
      let graph = try Self.laidOut(things, call)
      for rows in strips {
        let status = gvs_render_strip(graph.pointer, CInt(rows.lowerBound), CInt(rows.upperBound), room, width, height)
        guard status == 0 else { throw call.failure(.rendering) }
      }
    }
  }

  private static let paintingRequest = "draw the graph as \(ImageFormat.png.title)"

  private static func laidOut(_ things: PaintedThings, _ call: GraphvizCall) throws(GraphvizError) -> Graph {
    try Canvas.check(dotsPerInch: things.dotsPerInch, call)
    let graph = try Graph(reading: PaintingDocument.text(of: things), call)
    graph["dpi"] = "\(things.dotsPerInch)"
    try graph.layOut(by: .nop2)
    try Canvas.check(graph, hasPixels: true, call)
    return graph
  }
}

extension PixelBox {
  /// Smoothed edges and hinted letters may reach beyond what cairo says.
  private static let margin = 3

  fileprivate init(_ ink: gvs_ink) {
    guard ink.max_x > ink.min_x, ink.max_y > ink.min_y else {
      self.init(minX: 0, minY: 0, maxX: 0, maxY: 0)
      return
    }
    // Far outside of any picture nothing needs to be told apart.
    func whole(_ value: Double) -> Int { Int(min(max(value, -1e6), 1e6)) }
    self = PixelBox(minX: whole(ink.min_x), minY: whole(ink.min_y), maxX: whole(ink.max_x), maxY: whole(ink.max_y))
      .inset(by: -Self.margin)
  }
}

/// A document that has libgvc paint things in a given order.
///
/// libgvc paints boxes, which stand side by side here, then each node and after it the lines that begin there, and before each line the node
/// that it leads to. So every line begins at the node before it, and leads to one that is painted before everything and cannot be seen.
/// Everything has a number for a name.
package enum PaintingDocument {
  package static func text(of things: PaintedThings) -> [UInt8] {
    var text = Array(things.prologue)
    text.reserveCapacity(text.count + things.parts.reduce(256) { $0 + $1.attributes.count + 40 })
    func put(_ words: String) { text.append(contentsOf: words.utf8) }
    var tail = "tail"
    var hasEnds = false
    for (number, part) in things.parts.enumerated() {
      if part.kind != .cluster, !hasEnds {
        let invisible = #" [pos="0,0" width=0 height=0 style=invis label=""]"# + "\n"
        put("head\(invisible)tail\(invisible)")
        hasEnds = true
      }
      switch part.kind {
      case .cluster: put("subgraph cluster_\(number) {\ngraph [")
      case .node:
        tail = "\(number)"
        put("\(number) [")
      case .edge: put("\(tail) -> head [key=\(number)")
      }
      text.append(contentsOf: part.attributes)
      put(part.kind == .cluster ? "]\n}\n" : "]\n")
    }
    put("}\n")
    return text
  }
}
