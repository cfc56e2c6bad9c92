/// What decides the size of an image: the drawing's own size, and the limit that the `size` attribute sets to it, all in points.
struct Canvas: Hashable {
  var width: Double
  var height: Double
  let limitWidth: Double
  let limitHeight: Double
  let limitEnlarges: Bool
  /// Zero when the graph leaves it to the format.
  let dotsPerInch: Double
}

// MARK: - Checking

extension Canvas {
  private static let mostPixels = Double(DrawingLimits.pixels)
  private static let longestSide = Double(DrawingLimits.side)
  private static let resolutions = DrawingLimits.dotsPerInch

  static func check(dotsPerInch: Int, _ call: GraphvizCall) throws(GraphvizError) {
    guard resolutions.contains(dotsPerInch) else {
      throw call.refusal("\(dotsPerInch) dots per inch are not between \(resolutions.lowerBound) and \(resolutions.upperBound)")
    }
  }

  /// Refuses images that are too large, before memory is asked for.
  ///
  /// - Parameter hasPixels: Whether the image is made of pixels, 96 to the inch where the graph says nothing, or of points.
  /// - Returns: How many pixels or points the image has at most.
  @discardableResult
  static func check(_ graph: borrowing Graph, hasPixels: Bool, _ call: GraphvizCall) throws(GraphvizError) -> Int {
    guard let canvas = graph.canvas() else { return 0 }
    let isGiven = canvas.dotsPerInch != 0
    if isGiven, !(canvas.dotsPerInch >= Double(resolutions.lowerBound) && canvas.dotsPerInch <= Double(resolutions.upperBound)) {
      throw call.refusal(
        "\(canvas.dotsPerInch) dots per inch are not between \(resolutions.lowerBound) and \(resolutions.upperBound)")
    }
    let resolution = isGiven ? canvas.dotsPerInch : (hasPixels ? 96 : 72)
    let (width, height) = canvas.size(
      viewport: graph["viewport"], padding: graph["pad"], margin: graph["margin"])
    let scale = resolution / 72
    guard (width * scale).isFinite, (height * scale).isFinite else {
      throw call.refusal("the drawing has no finite size")
    }
    let across = (width * scale).rounded(.up)
    let down = (height * scale).rounded(.up)
    guard across > longestSide || down > longestSide || across * down > mostPixels else { return Int(across * down) }
    throw call.refusal(
      "the image would have \(pixels(across)) × \(pixels(down)) pixels, and the most are 32 megapixels and 32766 on a side",
      .tooLarge, hint: hint(width: width, height: height, hasPixels: hasPixels))
  }

  private static func hint(width: Double, height: Double, hasPixels: Bool) -> String {
    let bySide = longestSide / max(width, height) * 72
    let byArea = (mostPixels / (width * height)).squareRoot() * 72
    let most = min(bySide, byArea).rounded(.down)
    guard hasPixels, most >= Double(resolutions.lowerBound) else { return "draw it as SVG" }
    // Rounding up of a side may cost one pixel.
    return "\(Int(most) - (most > 24 ? 1 : 0)) dots per inch would do"
  }

  private static func pixels(_ count: Double) -> String { count < 1e15 ? "\(Int(count))" : "\(count)" }
}

// MARK: - Size

extension Canvas {
  /// The size in points with padding and margin, as libgvc computes it from these attributes.
  func size(viewport: String?, padding: String?, margin: String?) -> (width: Double, height: Double) {
    let margin = Self.pair(margin, otherwise: 0)
    let (width, height) = Self.viewport(viewport) ?? padded(by: Self.pair(padding, otherwise: 4))
    return (width + 2 * margin.0, height + 2 * margin.1)
  }

  private func padded(by padding: (Double, Double)) -> (Double, Double) {
    let width = self.width + 2 * padding.0
    let height = self.height + 2 * padding.1
    let isSmaller = limitWidth < width || limitHeight < height
    guard limitWidth > 0.001, limitHeight > 0.001, isSmaller || limitEnlarges else { return (width, height) }
    let zoom = min(limitWidth / width, limitHeight / height)
    return (width * zoom, height * zoom)
  }

  /// The first two numbers of `W,H,zoom,x,y`, in points.
  private static func viewport(_ text: String?) -> (Double, Double)? {
    let numbers = (text ?? "").split(separator: ",").prefix(2).compactMap { number($0) }
    return numbers.count == 2 && numbers[0] > 0 && numbers[1] > 0 ? (numbers[0], numbers[1]) : nil
  }

  /// One or two numbers in inches, as points.
  private static func pair(_ text: String?, otherwise standard: Double) -> (Double, Double) {
    let numbers = (text ?? "").split(separator: ",").prefix(2).compactMap { number($0) }
    guard let first = numbers.first else { return (standard, standard) }
    return (first * 72, (numbers.count > 1 ? numbers[1] : first) * 72)
  }

  private static func number(_ text: Substring) -> Double? { Double(text.filter { !$0.isWhitespace }) }
}
