// A drawing as part of a larger one: everything somewhere else, and under identities of its own.

extension Drawing {
  /// The same drawing so far to the right and down, in points; every identity begins with the prefix.
  func moved(x: Double, y: Double, prefix: String) -> Drawing {
    var drawing = self
    drawing.elements = elements.map { $0.moved(x: x, y: y, prefix: prefix) }
    drawing.arrows = arrows.map { $0.moved(x: x, y: y, prefix: prefix) }
    return drawing
  }
}

extension Element {
  fileprivate func moved(x: Double, y: Double, prefix: String) -> Element {
    switch self {
    case .shape(let shape):
      return .shape(
        Shape(
          id: shape.id.prefixed(prefix), classes: shape.classes, rect: shape.rect.offset(x: x, y: y), outline: shape.outline,
          text: shape.text))
    case .box(let box, let contents):
      return .box(
        Box(
          id: box.id.prefixed(prefix), classes: box.classes, rect: box.rect.offset(x: x, y: y), stroke: box.stroke,
          fill: box.fill),
        contents: contents.map { $0.moved(x: x, y: y, prefix: prefix) })
    }
  }
}

extension Arrow {
  fileprivate func moved(x: Double, y: Double, prefix: String) -> Arrow {
    func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
    return Arrow(
      id: id.prefixed(prefix), classes: classes, tail: tail.prefixed(prefix), head: head.prefixed(prefix),
      points: points.map(moved), stroke: stroke, hasHead: hasHead, text: text, textCentre: moved(textCentre))
  }
}

extension ExactText {
  fileprivate func prefixed(_ prefix: String) -> ExactText { ExactText(prefix + string) }
}
