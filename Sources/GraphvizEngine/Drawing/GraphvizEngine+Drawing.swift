extension GraphvizEngine {
  /// Draws DOT text whose positions are final.
  ///
  /// The text is laid out with `nop2`, whatever its own `layout` attribute says: positions, sizes, boxes of clusters and lines of edges are
  /// taken as they are. With `notranslate=true` and a `viewport` the canvas is as given, too.
  ///
  /// What a writer of such texts needs to know, measured with 2.42.2:
  /// - A node's width and height come out in whole points, around its `pos`; boxes of clusters and lines stay as they are.
  /// - With `margin=0`, a label that ends with `\l` starts exactly at the node's left edge. A line's baseline is `0.8 × fontsize` below the
  ///   top of the label, and the label is centred in the node: `0.8 × fontsize - height / 2` below the centre, with the measured height.
  /// - Rounded corners have a radius of 12 points, but at most a third of the shorter side.
  /// - An arrowhead is `10 × arrowsize` long and ends at the `e` of `pos`: the line must end as far before it. It is never dashed.
  /// - A cluster passes its `id`, `class` and `style` on to the clusters in it, and the graph its own to all: give each its own. The `id` of
  ///   the graph also becomes a prefix of the ids of objects that have none.
  ///
  /// A font's name may end with `bold`, `italic` or both (`Helvetica,Arial,sans-serif bold`): every format then shows the face that was
  /// measured. This is the one thing in which an SVG differs from Graphviz's own.
  ///
  /// - Parameters:
  ///   - dot: One graph, at most 16 MiB, without HTML-like labels, and without attributes that name files or addresses of pictures, fonts and
  ///     style sheets.
  ///   - format: What to draw it as.
  ///   - dotsPerInch: Pixels to the inch of a PNG, 24 to 600; 96 when `nil`. The formats without pixels do not mind it.
  /// - Returns: The file's bytes, the same for the same text.
  /// - Throws: An error with Graphviz's own words when the text is not one graph, a position is missing, a limit is exceeded (an image has
  ///   at most 32 megapixels and 32 766 pixels on a side), or the renderer is not installed.
  public func draw(
    _ dot: String, as format: ImageFormat, dotsPerInch: Int? = nil
  ) throws(GraphvizError) -> [UInt8] {
    try ProcessContext.run("draw the graph as \(format.title)") { (call) throws(GraphvizError) in
      try Self.draw(dot, as: format, dotsPerInch: dotsPerInch, call)
    }
  }

  /// Draws while libgvc is held.
  static func draw(
    _ dot: String, as format: ImageFormat, dotsPerInch: Int?, _ call: GraphvizCall
  ) throws(GraphvizError) -> [UInt8] {
    if format.hasPixels, let dotsPerInch { try Canvas.check(dotsPerInch: dotsPerInch, call) }
    let graph = try Graph(reading: dot, call)
    if format.hasPixels, let dotsPerInch { graph["dpi"] = "\(dotsPerInch)" }
    try graph.layOut(by: .nop2)
    if format != .svg { try Canvas.check(graph, hasPixels: format.hasPixels, call) }
    let bytes = try graph.render(as: format)
    return switch format {
    case .svg: SVGFonts.fixing(bytes)
    case .png: bytes
    case .pdf: PDFDate.fixing(bytes)
    }
  }
}
