extension GraphvizEngine {
  /// Draws DOT text whose positions are final, without encoding it: the same pixels as in ``draw(_:as:dotsPerInch:)``'s PNG.
  ///
  /// - Parameters:
  ///   - dot: One graph, as for ``draw(_:as:dotsPerInch:)``.
  ///   - dotsPerInch: Pixels to the inch, 24 to 600.
  /// - Returns: The pixels, the same for the same text.
  /// - Throws: What ``draw(_:as:dotsPerInch:)`` throws for PNG.
  public func pixels(of dot: String, dotsPerInch: Int) throws(GraphvizError) -> PixelImage {
    try ProcessContext.run("draw the graph as \(ImageFormat.png.title)") { (call) throws(GraphvizError) in
      try Self.pixels(of: dot, dotsPerInch: dotsPerInch, call)
    }
  }

  /// Draws while libgvc is held.
  static func pixels(of dot: String, dotsPerInch: Int, _ call: GraphvizCall) throws(GraphvizError) -> PixelImage {
    try Canvas.check(dotsPerInch: dotsPerInch, call)
    let graph = try Graph(reading: dot, call)
    graph["dpi"] = "\(dotsPerInch)"
    try graph.layOut(by: .nop2)
    let count = try Canvas.check(graph, hasPixels: true, call)
    return try graph.renderPixels(atMost: count)
  }
}
