/// The record's place in SVG: the element that is meant for it.
enum SVGRecord {
  /// Two hyphens stand in no controller's identity.
  static let id = "frame--source"

  /// The element on a line of its own. The record holds no markup.
  static func element(_ record: String) -> String { "<metadata id=\"\(id)\">\(record)</metadata>\n" }
}
