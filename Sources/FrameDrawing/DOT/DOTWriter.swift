import NavigationModel

/// Writes a drawing in DOT: positions in points with the origin at the bottom left, as Graphviz has them.
///
/// The document asks for the layout `nop2` by itself, which keeps every position: plain `dot -Tsvg` draws the same picture as
/// `neato -n2 -Tsvg`, and as navtree.
struct DOTWriter {
  private let height: Double
  private var text = ""

  /// The whole document.
  static func document(_ drawing: Drawing) -> String {
    var writer = DOTWriter(height: drawing.size.height)
    writer.write(drawing)
    return writer.text
  }

  private init(height: Double) {
    self.height = height
  }

  private mutating func write(_ drawing: Drawing) {
    let size = drawing.size
    let family = DOT.quoted(TextStyle.family)
    text += "digraph frame {\n"
    text += "graph [layout=nop2 notranslate=true pad=0 "
    text += "viewport=\"\(DOT.number(size.width)),\(DOT.number(size.height)),1,"
    text += "\(DOT.number(size.width / 2)),\(DOT.number(size.height / 2))\" "
    text += "bgcolor=\"\(drawing.background)\" id=\"frame--graph\" fontname=\(family)]\n"
    text += "node [shape=box fixedsize=true margin=0 fontname=\(family) fontsize=11]\n"
    text += "edge [arrowsize=0.6 fontname=\(family) fontsize=9]\n"
    for element in drawing.elements { write(element) }
    for arrow in drawing.arrows { write(arrow) }
    text += "}\n"
  }

  private mutating func write(_ element: Element) {
    switch element {
    case .shape(let shape): write(shape)
    case .box(let box): write(box)
    }
  }

  private mutating func write(_ box: Box) {
    text += "subgraph \(DOT.quoted("cluster_" + box.id)) {\n"
    text += "graph [id=\(DOT.quoted(box.id)) class=\(DOT.quoted(box.classes.joined(separator: " "))) "
    text += "bb=\"\(DOT.number(box.rect.minX)),\(DOT.number(height - box.rect.maxY)),"
    text += "\(DOT.number(box.rect.maxX)),\(DOT.number(height - box.rect.minY))\" "
    text += "style=\"rounded,filled\(box.stroke.isDashed ? ",dashed" : "")\" fillcolor=\"\(box.fill)\" "
    text += "color=\"\(box.stroke.color)\" penwidth=\(DOT.number(box.stroke.width))]\n"
    for element in box.contents { write(element) }
    text += "}\n"
  }

  private mutating func write(_ shape: Shape) {
    let id = DOT.quoted(shape.id)
    text += "\(id) [id=\(id) class=\(DOT.quoted(shape.classes.joined(separator: " "))) "
    text += "pos=\"\(DOT.number(shape.rect.minX + shape.nodeSize.width / 2)),\(DOT.number(height - shape.rect.midY))\" "
    let size = shape.nodeSize
    text += "width=\(DOT.inches(size.width)) height=\(DOT.inches(size.height)) "
    switch shape.outline {
    case .none: text += "shape=none "
    case .roundedBox(let stroke, let fill): write("rounded,filled", stroke, fill: fill)
    case .circle(let stroke, let fill):
      text += "shape=circle "
      write("filled", stroke, fill: fill)
    }
    guard let label = shape.text else {
      text += "label=\"\"]\n"
      return
    }
    write(label)
    text += "]\n"
  }

  private mutating func write(_ style: String, _ stroke: Stroke, fill: HexColor) {
    text += "style=\"\(style)\(stroke.isDashed ? ",dashed" : "")\" fillcolor=\"\(fill)\" color=\"\(stroke.color)\" "
    text += "penwidth=\(DOT.number(stroke.width)) "
  }

  private mutating func write(_ label: Label) {
    text += "fontname=\(DOT.quoted(label.style.fontName)) fontsize=\(DOT.number(label.style.size)) "
    text += "fontcolor=\"\(label.color)\" label=\(DOT.label(label.lines, isLeading: label.isLeading))"
  }

  private mutating func write(_ arrow: Arrow) {
    let id = DOT.quoted(arrow.id)
    text += "\(DOT.quoted(arrow.tail)) -> \(DOT.quoted(arrow.head)) [key=\(id) id=\(id) "
    text += "class=\(DOT.quoted(arrow.classes.joined(separator: " "))) pos=\"\(positions(of: arrow))\" "
    text += "color=\"\(arrow.stroke.color)\" penwidth=\(DOT.number(arrow.stroke.width))"
    if arrow.stroke.isDashed { text += " style=dashed" }
    if !arrow.hasHead { text += " arrowhead=none" }
    if let label = arrow.text {
      text += " lp=\"\(DOT.number(arrow.textCentre.x)),\(DOT.number(height - arrow.textCentre.y))\" "
      write(label)
    }
    text += "]\n"
  }

  /// Graphviz draws an arrow's head from the curve's end to the end point, so the curve stops short of it by the head's length.
  private func positions(of arrow: Arrow) -> String {
    var points = arrow.points
    guard arrow.hasHead, points.count >= 4, let tip = points.last else {
      return points.map(place).joined(separator: " ")
    }
    let handle = points[points.count - 2]
    let before = handle == tip ? points[points.count - 4] : handle
    let (dx, dy) = (tip.x - before.x, tip.y - before.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let headLength = min(6, length)
    if length > 0 {
      let end = Point(x: tip.x - dx / length * headLength, y: tip.y - dy / length * headLength)
      if handle == tip { points[points.count - 2] = end }
      points[points.count - 1] = end
    }
    return "e,\(place(tip)) " + points.map(place).joined(separator: " ")
  }

  private func place(_ point: Point) -> String {
    "\(DOT.number(point.x)),\(DOT.number(height - point.y))"
  }
}

extension Shape {
  /// The size of the node that draws the shape.
  ///
  /// Graphviz complains of a node that its label does not fit, and another machine's fonts may be wider than the ones measured. Text that
  /// starts at the node's left edge looks the same in a wider node, so it gets one.
  fileprivate var nodeSize: Size {
    guard outline == .none else { return rect.size }
    let isLeading = text?.isLeading == true
    return Size(width: isLeading ? (rect.size.width * 1.3).rounded(.up) + 8 : rect.size.width, height: rect.size.height)
  }
}
