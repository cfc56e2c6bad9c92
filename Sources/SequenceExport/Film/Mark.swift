/// What Graphviz paints in one go: a path, a polygon, an ellipse or a line of text.
struct Mark: Hashable {
  /// The element's name in SVG.
  let tag: String
  /// All attributes in the order of the file.
  let attributes: [Tag.Attribute]
  /// The words of a text, escaped; empty for shapes.
  let text: String

  init(_ tag: Tag) {
    self.tag = tag.name
    attributes = tag.attributes
    text = tag.text
  }
}

/// Its place and its paint are told apart, since the same outline is painted in one colour in this frame and in another in the next.
extension Mark {
  /// Where and what shape: the attributes `d`, `points`, `x`, `cx` and so on, as SVG has them.
  var geometry: [Tag.Attribute] { attributes.filter(Self.isPlace) }
  /// How: all other attributes.
  var paint: [Tag.Attribute] { attributes.filter { !Self.isPlace($0) } }

  /// Whether an attribute belongs to the place.
  static func isPlace(_ attribute: Tag.Attribute) -> Bool { places.contains(attribute.name) }

  private static let places: Set = ["d", "points", "x", "y", "cx", "cy", "rx", "ry"]
}
