extension GraphvizEngine {
  /// Draws things by themselves, as SVG, which may come from several documents that begin with the same words.
  ///
  /// Where positions are final, a thing looks the same whatever stands around it. So what is in many frames of a story needs to be drawn only
  /// once, and every frame is put together from what was drawn: to the last byte what ``draw(_:as:dotsPerInch:)`` gives for the whole document.
  ///
  /// - Parameters:
  ///   - parts: What to draw; the parts of one document may be given in any order.
  ///   - prologue: The beginning of the documents, up to their first statement: `digraph`, a bracket, the canvas and the defaults.
  /// - Returns: A group for each part, and what stands around them.
  /// - Throws: What ``draw(_:as:dotsPerInch:)`` throws; then nothing is said of which part is to blame.
  public func draw(_ parts: [DrawingPart], after prologue: ArraySlice<UInt8>) throws(GraphvizError) -> DrawnParts {
    var drawn: DrawnParts?
    var rest = parts[...]
    repeat {
      let batch = Self.batch(&rest)
      let more = try ProcessContext.run("draw the graph as SVG") { (call) throws(GraphvizError) in
        try Self.draw(batch, after: prologue, call)
      }
      if drawn == nil { drawn = more } else { drawn?.parts += more.parts }
    } while !rest.isEmpty
    guard let drawn else { preconditionFailure("a batch was drawn") }
    return drawn
  }

  /// As many parts as make a graph that libgvc's tables are quick with, and at least one.
  private static func batch(_ rest: inout ArraySlice<DrawingPart>) -> ArraySlice<DrawingPart> {
    let batch = rest.prefix(mostPartsAtOnce)
    rest = rest.dropFirst(mostPartsAtOnce)
    return batch
  }

  private static let mostPartsAtOnce = 1000

  private static func draw(
    _ parts: ArraySlice<DrawingPart>, after prologue: ArraySlice<UInt8>, _ call: GraphvizCall
  ) throws(GraphvizError) -> DrawnParts {
    let document = PartsDocument(parts, after: prologue)
    let graph = try Graph(reading: document.text, call)
    try graph.layOut(by: .nop2)
    let svg = SVGFonts.fixing(try graph.render(as: .svg))
    guard let drawn = document.taken(apart: svg) else {
      throw GraphvizError(
        reason: .rendering, request: call.request, messages: ["Graphviz wrote other groups than it was given"],
        hint: "'navtree doctor' says which version of Graphviz this is")
    }
    return drawn
  }
}
