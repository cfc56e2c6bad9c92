/// What Graphviz paints in one go: a path, a polygon, an ellipse or a line of text.
///
/// Its place and its paint are kept apart, since the same outline is painted in one colour in this frame and in another in the next.
struct Mark: Hashable {
  /// The element's name in SVG.
  let tag: String
  /// Where and what shape: the attributes `d`, `points`, `x`, `cx` and so on, as SVG has them.
  let geometry: [Tag.Attribute]
  /// How: all other attributes.
  let paint: [Tag.Attribute]
  /// The words of a text, escaped; empty for shapes.
  let text: String

  init(_ tag: Tag) {
    self.tag = tag.name
    geometry = tag.attributes.filter { Self.places.contains($0.name) }
    paint = tag.attributes.filter { !Self.places.contains($0.name) }
    text = tag.text
  }

  private static let places: Set = ["d", "points", "x", "y", "cx", "cy", "rx", "ry"]
}
