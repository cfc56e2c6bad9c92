/// What Graphviz and cairo can be trusted with; beyond it a call is refused with the limit and the value, before memory is asked for.
public enum DrawingLimits {
  /// The most bytes of a graph in DOT: 16 MiB. A frame of a thousand screens is less than one.
  public static let dotBytes = 16 << 20
  /// The most clusters that may stand in each other; libgvc needs a minute to free ten thousand.
  public static let nesting = 200
  /// The most pixels of an image. cairo ends the process where it gets no memory for them.
  public static let pixels = 32_000_000
  /// The most pixels on one side of an image, or points of a page. Beyond, cairo makes another size of it without a word.
  public static let side = 32_766
  /// The pixels to the inch that may be asked for.
  public static let dotsPerInch = 24...600
  /// The most bytes of a text that is measured.
  public static let textBytes = 8000

  /// Checks what a text must fulfil before Graphviz's parser sees it.
  static func check(_ dot: [UInt8], _ call: GraphvizCall) throws(GraphvizError) {
    let bytes = dot.count
    if bytes > dotBytes {
      throw call.refusal(
        "\(tooLongBeginning)\(bytes) bytes, and the most are \(dotBytes >> 20) MiB", hint: "draw less in one picture")
    }
    if dot.contains(0) { throw call.refusal("the text holds a NUL character") }
  }

  /// Words by which a refusal of a text that is too long can be told from others.
  package static let tooLongBeginning = "the graph as DOT has "
}
