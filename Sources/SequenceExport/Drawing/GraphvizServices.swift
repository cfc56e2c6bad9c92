internal import FrameDrawing
internal import GraphvizEngine

// What drawing needs of Graphviz, as the plain values that it takes: widths of texts, and places that `dot` finds.

extension TextMeasurer {
  /// Measures with libgvc, so that what is drawn is as wide as was planned.
  ///
  /// Part by part, since every text that is being measured takes a kilobyte of libgvc's memory: a long story needs no more than a short one.
  /// Between two parts a task that is cancelled ends.
  static func graphviz(_ engine: GraphvizEngine) -> TextMeasurer {
    let most = 256
    return TextMeasurer { texts in
      try stride(from: 0, to: texts.count, by: most).flatMap { start in
        try Task.checkCancellation()
        return try engine.measure(
          texts[start..<min(start + most, texts.count)].map {
            TextSample(text: $0.text, fontName: $0.style.fontName, fontSize: $0.style.size)
          }
        ).map(\.width)
      }
    }
  }
}

extension GraphArranger {
  /// Arranges with libgvc's `dot`; its places have the origin at the bottom, ours at the top.
  static func graphviz(_ engine: GraphvizEngine) -> GraphArranger {
    GraphArranger { dot in
      let layout = try engine.arrange(dot)
      func rect(_ box: LayoutBox) -> Rect {
        Rect(x: box.minX, y: layout.height - box.maxY, width: box.maxX - box.minX, height: box.maxY - box.minY)
      }
      return Places(
        nodes: layout.nodes.mapValues(rect), clusters: layout.clusters.mapValues(rect),
        size: Size(width: layout.width, height: layout.height))
    }
  }
}
