/// A text of one line in a font, to be measured.
public struct TextSample: Hashable, Sendable {
  /// The text as it is to be read: `\N` and `&amp;` are measured as these characters. Control characters take no room.
  public let text: String
  /// A value of DOT's `fontname`: one family, or several in order of preference with commas between.
  public let fontName: String
  /// In points, 1 to 2000; DOT's `fontsize`.
  public let fontSize: Double

  /// Pairs a text with its font.
  public init(text: String, fontName: String, fontSize: Double) {
    self.text = text
    self.fontName = fontName
    self.fontSize = fontSize
  }
}

/// How much room a text takes, in points, without any margin.
public struct TextSize: Hashable, Sendable {
  /// From the first letter's start to the last one's end.
  public let width: Double
  /// The height of a line.
  public let height: Double

  /// Pairs a width with a height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
