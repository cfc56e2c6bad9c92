import NavigationModel

/// Writes what is drawn in DOT: positions in points with the origin at the bottom left, as Graphviz has them.
///
/// The document asks for the layout `nop2` by itself, which keeps every position: plain `dot -Tsvg` draws the same picture as
/// `neato -n2 -Tsvg`, and as navtree. It is put together from bytes, since a long story writes megabytes of it.
struct DOTWriter {
  private let height: Double
  private var bytes: [UInt8] = []

  private init(height: Double) {
    self.height = height
  }

  /// The canvas and the defaults.
  static func prologue(_ size: Size, background: HexColor) -> [UInt8] {
    var writer = DOTWriter(height: size.height)
    writer.writePrologue(size, background)
    return writer.bytes
  }

  /// The statement that draws something; of a box what is in it and the brace at its end are to follow.
  static func statement(_ thing: some DOTWritable, height: Double) -> DOTStatement {
    var writer = DOTWriter(height: height)
    writer.bytes.reserveCapacity(longStatement)
    return thing.write(with: &writer)
  }

  /// Few statements are longer.
  private static let longStatement = 400
}

/// What has a statement of its own. Two that are equal are written alike.
protocol DOTWritable: Hashable {
  func write(with writer: inout DOTWriter) -> DOTStatement
}

extension Box: DOTWritable {
  func write(with writer: inout DOTWriter) -> DOTStatement { writer.write(self) }
}

extension Shape: DOTWritable {
  func write(with writer: inout DOTWriter) -> DOTStatement { writer.write(self) }
}

extension Arrow: DOTWritable {
  func write(with writer: inout DOTWriter) -> DOTStatement { writer.write(self) }
}

// MARK: - Statements

extension DOTWriter {
  private mutating func writePrologue(_ size: Size, _ background: HexColor) {
    put("digraph frame {\ngraph [layout=nop2 notranslate=true pad=0 margin=0 viewport=\"")
    put(size.width, ",", size.height, ",1,")
    put(size.width / 2, ",", size.height / 2, "\" bgcolor=\"")
    put(background)
    put("\" id=\"frame--graph\" fontname=\"" + TextStyle.family + "\"]\n")
    put("node [shape=box fixedsize=true margin=0 fontname=\"" + TextStyle.family + "\" fontsize=11]\n")
    put("edge [arrowsize=0.6 fontname=\"" + TextStyle.family + "\" fontsize=9]\n")
  }

  fileprivate mutating func write(_ box: Box) -> DOTStatement {
    put("subgraph ")
    DOT.append(quoted: "cluster_" + box.id.string, to: &bytes)
    put(" {\ngraph [")
    let name = put(id: box.id, classes: box.classes)
    put(" bb=\"")
    put(box.rect.minX, ",", height - box.rect.maxY, ",")
    put(box.rect.maxX, ",", height - box.rect.minY, "\"")
    put(" style=\"rounded,filled", box.stroke, fill: box.fill)
    let look = name.upperBound..<bytes.count
    put("]\n")
    return DOTStatement(.cluster, id: box.id, classes: box.classes, text: bytes, name: name, look: look)
  }

  fileprivate mutating func write(_ shape: Shape) -> DOTStatement {
    let size = shape.nodeSize
    DOT.append(quoted: shape.id.string, to: &bytes)
    put(" [")
    let name = put(id: shape.id, classes: shape.classes)
    put(" pos=\"")
    put(shape.rect.minX + size.width / 2, ",", height - shape.rect.midY, "\" width=")
    DOT.append(inches: size.width, to: &bytes)
    put(" height=")
    DOT.append(inches: size.height, to: &bytes)
    switch shape.outline {
    case .none: put(" shape=none")
    case .roundedBox(let stroke, let fill): put(" style=\"rounded,filled", stroke, fill: fill)
    case .circle(let stroke, let fill): put(" shape=circle style=\"filled", stroke, fill: fill)
    }
    if let label = shape.text { write(label) } else { put(" label=\"\"") }
    let look = name.upperBound..<bytes.count
    put("]\n")
    return DOTStatement(.node, id: shape.id, classes: shape.classes, text: bytes, name: name, look: look)
  }

  private mutating func write(_ label: Label) {
    put(" fontname=\"")
    put(label.style.fontName)
    put("\" fontsize=")
    DOT.append(number: label.style.size, to: &bytes)
    put(" fontcolor=\"")
    put(label.color)
    put("\" label=")
    DOT.append(label: label.lines.map(\.string), isLeading: label.isLeading, to: &bytes)
  }

  fileprivate mutating func write(_ arrow: Arrow) -> DOTStatement {
    DOT.append(quoted: arrow.tail.string, to: &bytes)
    put(" -> ")
    DOT.append(quoted: arrow.head.string, to: &bytes)
    put(" [key=")
    DOT.append(quoted: arrow.id.string, to: &bytes)
    put(" ")
    let name = put(id: arrow.id, classes: arrow.classes)
    put(" pos=\"")
    let curve = arrow.curve
    if let tip = curve.tip { put("e,", tip, " ") }
    for (index, point) in curve.points.enumerated() { put(index == 0 ? "" : " ", point, "") }
    put("\" color=\"")
    put(arrow.stroke.color)
    put("\" penwidth=")
    DOT.append(number: arrow.stroke.width, to: &bytes)
    if arrow.stroke.isDashed { put(" style=dashed") }
    if !arrow.hasHead { put(" arrowhead=none") }
    if let label = arrow.text {
      put(" lp=\"", arrow.textCentre, "\"")
      write(label)
    }
    let look = name.upperBound..<bytes.count
    put("]\n")
    return DOTStatement(
      .edge, id: arrow.id, classes: arrow.classes, ends: (arrow.tail.string, arrow.head.string), text: bytes, name: name,
      look: look)
  }
}

// MARK: - Words

extension DOTWriter {
  private mutating func put(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func put(_ first: Double, _ between: String, _ second: Double, _ after: String) {
    DOT.append(number: first, to: &bytes)
    put(between)
    DOT.append(number: second, to: &bytes)
    put(after)
  }

  private mutating func put(_ before: String, _ point: Point, _ after: String) {
    put(before)
    put(point.x, ",", height - point.y, after)
  }

  private mutating func put(_ color: HexColor) {
    bytes.append(UInt8(ascii: "#"))
    put(channel: color.red)
    put(channel: color.green)
    put(channel: color.blue)
  }

  private mutating func put(channel: UInt8) {
    func digit(_ value: UInt8) -> UInt8 { value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10) }
    bytes.append(digit(channel >> 4))
    bytes.append(digit(channel & 15))
  }

  /// - Returns: Where it stands.
  private mutating func put(id: ExactText, classes: ClassWords) -> Range<Int> {
    let start = bytes.count
    put("id=")
    DOT.append(quoted: id.string, to: &bytes)
    put(" class=\"")
    for (index, word) in classes.words.enumerated() {
      if index > 0 { put(" ") }
      put(word)
    }
    put("\"")
    return start..<bytes.count
  }

  private mutating func put(_ style: String, _ stroke: Stroke, fill: HexColor) {
    put(style)
    put(stroke.isDashed ? ",dashed\" fillcolor=\"" : "\" fillcolor=\"")
    put(fill)
    put("\" color=\"")
    put(stroke.color)
    put("\" penwidth=")
    DOT.append(number: stroke.width, to: &bytes)
  }
}
