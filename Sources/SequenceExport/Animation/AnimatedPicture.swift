/// Writes an animated picture: shapes that are used several times, then everything in the order in which it is painted.
struct AnimatedPicture {
  private let places: [(mark: PaintedMark, lifetime: Lifetime)]
  private var style: AnimationStyle
  /// The names of the shapes that are defined once.
  private var shapes: [Shape: String] = [:]
  private var definitions: [String] = []
  private var body: [String] = []

  /// Where something is, apart from how it is painted.
  private struct Shape: Hashable {
    let tag: String
    let geometry: [Tag.Attribute]

    init(_ mark: Mark) {
      tag = mark.tag
      geometry = mark.geometry
    }
  }

  /// - Parameters:
  ///   - places: What is painted when, in order.
  ///   - timeline: When the steps are.
  init(_ places: [(mark: PaintedMark, lifetime: Lifetime)], _ timeline: Timeline) {
    self.places = places
    style = AnimationStyle(timeline)
    defineShapes()
    writeBody()
  }

  /// The style sheet.
  var styleSheet: String { style.text }

  /// Definitions, and everything that is painted.
  var markup: String {
    (definitions.isEmpty ? [] : ["<defs>"] + definitions + ["</defs>"]).joined(separator: "\n") + "\n"
      + body.joined(separator: "\n")
  }
}

extension AnimatedPicture {
  /// Gives a name to every shape that is shorter to define once and to use by name.
  private mutating func defineShapes() {
    let marks = places.map(\.mark.mark).filter { $0.tag != "text" }
    var counts: [Shape: Int] = [:]
    for mark in marks { counts[Shape(mark), default: 0] += 1 }
    for shape in marks.map(Shape.init) where shapes[shape] == nil {
      let name = "s\(definitions.count)"
      let (definition, inline) = (markup(shape, name: name), markup(shape))
      let reference = "use href=\"#\(name)\""
      let uses = counts[shape] ?? 0
      guard definition.utf8.count + "</>\n".utf8.count + uses * reference.utf8.count < uses * inline.utf8.count else { continue }
      definitions.append("<\(definition)/>")
      shapes[shape] = name
    }
  }

  /// A shape's element without its brackets.
  private func markup(_ shape: Shape, name: String? = nil) -> String {
    let attributes = shape.geometry.map { attribute in
      let value =
        switch attribute.name {
        case "d": PathData.shortened(attribute.value)
        case "points": PathData.shortened(points: attribute.value)
        case _: attribute.value
        }
      return " \(attribute.name)=\"\(value)\""
    }
    return shape.tag + (name.map { " id=\"\($0)\"" } ?? "") + attributes.joined()
  }

  /// Writes everything, with a group around neighbours that are shown at the same time.
  private mutating func writeBody() {
    var rest = places[...]
    while let first = rest.first {
      let group = rest.prefix { $0.lifetime == first.lifetime }
      rest = rest[group.endIndex...]
      switch style.lifetimeClass(of: first.lifetime) {
      case nil: body += group.map { element($0.mark, class: style.paintClass(of: $0.mark)) }
      case let lifetime? where group.count == 1:
        body.append(element(first.mark, class: "\(style.paintClass(of: first.mark)) \(lifetime)"))
      case let lifetime?:
        body.append("<g class=\"\(lifetime)\">")
        body += group.map { element($0.mark, class: style.paintClass(of: $0.mark)) }
        body.append("</g>")
      }
    }
  }

  private func element(_ painted: PaintedMark, class classes: String) -> String {
    let mark = painted.mark
    let shape = Shape(mark)
    let tag = "<\(shapes[shape].map { "use href=\"#\($0)\"" } ?? markup(shape)) class=\"\(classes)\""
    return mark.tag == "text" ? "\(tag)>\(mark.text)</text>" : "\(tag)/>"
  }
}
