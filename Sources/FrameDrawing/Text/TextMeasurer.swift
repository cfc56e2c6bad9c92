/// A text in a style: what is measured.
public struct StyledText: Hashable, Sendable {
  /// One line of text.
  public let text: String
  /// How it is set.
  public let style: TextStyle

  /// Puts a text in a style.
  public init(_ text: String, _ style: TextStyle) {
    self.text = text
    self.style = style
  }
}

/// Tells how wide texts are; the engine's asks libgvc, and the one here estimates.
///
/// Drawing never sees the engine. It gets this value, so that scenarios become DOT on machines without Graphviz too.
public struct TextMeasurer: Sendable {
  /// The widths of texts in points, in the order given.
  public let widths: @Sendable ([StyledText]) throws -> [Double]

  /// Makes a measurer of a function.
  ///
  /// - Parameter widths: Gives the widths of texts in points, in the order given.
  public init(widths: @escaping @Sendable ([StyledText]) throws -> [Double]) {
    self.widths = widths
  }

  /// Estimates from the widths of Helvetica's characters: right for Latin text, near enough for the rest.
  public static let estimating = TextMeasurer { texts in texts.map { HelveticaWidths.width(of: $0) } }
}
