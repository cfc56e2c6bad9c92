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

    var markup: String { tag + AnimatedPicture.markup(geometry) }
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
    var counts: [Shape: Int] = [:]
    let all = places.filter { $0.mark.mark.tag != "text" }.map { Shape($0.mark.mark) }
    for shape in all { counts[shape, default: 0] += 1 }
    for shape in all where shapes[shape] == nil {
      let name = "s\(definitions.count)"
      let definition = "<\(shape.tag) id=\"\(name)\"\(Self.markup(shape.geometry))/>"
      let reference = "use href=\"#\(name)\""
      let uses = counts[shape] ?? 0
      guard definition.utf8.count + 1 + uses * reference.utf8.count < uses * shape.markup.utf8.count else { continue }
      definitions.append(definition)
      shapes[shape] = name
    }
  }

  /// Writes everything, with a group around neighbours that are shown at the same time.
  private mutating func writeBody() {
    var open: String?
    for (mark, lifetime) in places {
      let group = style.lifetimeClass(of: lifetime)
      if group != open {
        if open != nil { body.append("</g>") }
        if let group { body.append("<g class=\"\(group)\">") }
        open = group
      }
      body.append(element(mark))
    }
    if open != nil { body.append("</g>") }
  }

  private mutating func element(_ painted: PaintedMark) -> String {
    let mark = painted.mark
    let paint = " class=\"\(style.paintClass(of: painted))\""
    let shape = Shape(mark)
    if let name = shapes[shape] { return "<use href=\"#\(name)\"\(paint)/>" }
    return mark.tag == "text" ? "<\(shape.markup)\(paint)>\(mark.text)</text>" : "<\(shape.markup)\(paint)/>"
  }

  private static func markup(_ attributes: [Tag.Attribute]) -> String {
    attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
  }
}
