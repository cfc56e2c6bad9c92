extension GraphvizEngine {
  /// Measures texts with the fonts that a drawing will use, all in one graph.
  ///
  /// - Parameter texts: Each at most 8000 bytes long.
  /// - Returns: One size for each text, in the same order. An empty text has neither width nor height.
  /// - Throws: An error when a text or a font is outside its limits.
  /// - Complexity: About 20 µs for each distinct text.
  public func measure(_ texts: [TextSample]) throws(GraphvizError) -> [TextSize] {
    guard !texts.isEmpty else { return [] }
    return try ProcessContext.run("measure texts") { (call) throws(GraphvizError) in try Self.measure(texts, call) }
  }

  /// Measures while libgvc is held.
  static func measure(_ texts: [TextSample], _ call: GraphvizCall) throws(GraphvizError) -> [TextSize] {
    var places: [TextSample: Int] = [:]
    let graph = try Graph(measuring: call)
    for text in texts where places[text] == nil {
      try check(text, call)
      try graph.add(text)
      places[text] = places.count
    }
    try graph.layOut(by: .nop2)
    let sizes = graph.sizes(count: places.count)
    return texts.compactMap { places[$0].map { sizes[$0] } }
  }

  private static func check(_ sample: TextSample, _ call: GraphvizCall) throws(GraphvizError) {
    guard sample.text.utf8.count <= DrawingLimits.textBytes else {
      throw call.refusal("a text is longer than \(DrawingLimits.textBytes) bytes")
    }
    guard sample.fontSize >= 1, sample.fontSize <= 2000 else {
      throw call.refusal("a font size of \(sample.fontSize) points is not between 1 and 2000")
    }
    guard sample.fontName.utf8.count <= 400, !sample.fontName.utf8.contains(0) else {
      throw call.refusal("the name of a font is longer than 400 bytes, or holds a NUL character")
    }
  }
}
