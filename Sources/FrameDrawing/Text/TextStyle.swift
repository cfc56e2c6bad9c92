/// How a text is set: size, weight and slant of the one family that navtree uses.
public struct TextStyle: Hashable, Sendable {
  /// The size of the type, in points.
  public let size: Double
  /// Whether the type is bold.
  public let isBold: Bool
  /// Whether the type is italic.
  public let isItalic: Bool

  /// Describes a style; the size is in points.
  public init(size: Double, isBold: Bool = false, isItalic: Bool = false) {
    self.size = size
    self.isBold = isBold
    self.isItalic = isItalic
  }

  /// The families, best first. Their metrics agree, so a width that libgvc measured with one holds in a browser that has another.
  public static let family = "Helvetica,Arial,sans-serif"

  /// The style as a `fontname` of Graphviz, in the notation of Pango's font descriptions: families, then weight and slant.
  ///
  /// Weight and slant stand here because a plain label has no other place for them. In SVG they come out as part of the family, and
  /// whoever writes an SVG file puts them into attributes of their own.
  public var fontName: String { Self.fontNames[(isBold ? 1 : 0) + (isItalic ? 2 : 0)] }

  private static let fontNames = ["", " bold", " italic", " bold italic"].map { family + $0 }

  /// The distance from one line to the next, in points.
  var lineHeight: Double { size * 1.25 }
}

extension TextStyle {
  static let cardName = TextStyle(size: 11)
  static let visibleCardName = TextStyle(size: 11, isBold: true)
  static let containerName = TextStyle(size: 11, isBold: true)
  static let className = TextStyle(size: 9)
  static let chevron = TextStyle(size: 12, isBold: true)
  static let badge = TextStyle(size: 11, isBold: true)
  static let arrowLabel = TextStyle(size: 9)
  static let captionAction = TextStyle(size: 15, isBold: true)
  static let captionOutcome = TextStyle(size: 13, isBold: true)
  static let captionPath = TextStyle(size: 11)
  static let captionWords = TextStyle(size: 11)
  static let captionMessage = TextStyle(size: 11, isItalic: true)
}
