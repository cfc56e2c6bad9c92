/// Shorter words for the outlines that libgvc writes, with the same numbers in them.
///
/// libgvc writes every line as a curve, `C` with a control point on each of its ends. In SVG a line along an axis is `H` or `V` and one
/// number, and no comma is needed before a minus. A box then takes less than half.
enum PathData {
  /// An outline with less to say.
  ///
  /// - Parameters:
  ///   - data: `M`, a point, `C`, and three points for each curve; anything else comes back as it is.
  ///   - straightens: Whether curves that are lines may become lines. Dashes fall a little differently on the two.
  static func shortened(_ data: String, straightens: Bool) -> String {
    let parts = data.split(separator: "C", omittingEmptySubsequences: false)
    guard parts.count == 2, data.hasPrefix("M"), let start = Point(parts[0].dropFirst()) else { return data }
    let points = parts[1].split(separator: " ").compactMap { Point($0) }
    guard points.count.isMultiple(of: 3), points.count == parts[1].count(where: { $0 == "," }) else { return data }
    var text = "M\(start.text)"
    var last = start
    var isCurve = false
    for index in stride(from: 0, to: points.count, by: 3) {
      let (first, second, end) = (points[index], points[index + 1], points[index + 2])
      let isLine = straightens && first == last && second == end
      if isLine, last.y == end.y {
        text += "H\(end.x)"
        isCurve = false
      } else if isLine, last.x == end.x {
        text += "V\(end.y)"
        isCurve = false
      } else {
        for (place, point) in [first, second, end].enumerated() {
          text += place == 0 && !isCurve ? "C" : point.x.hasPrefix("-") ? "" : " "
          text += point.text
        }
        isCurve = true
      }
      last = end
    }
    return text
  }

  /// Points of a polygon, without the commas that a minus makes needless.
  static func shortened(points: String) -> String {
    points.split(separator: ",", omittingEmptySubsequences: false).reduce(into: "") { text, part in
      text += text.isEmpty || part.hasPrefix("-") ? part : ",\(part)"
    }
  }

  /// A point's two numbers as they stand in the file.
  private struct Point: Equatable {
    let x: Substring
    let y: Substring

    init?(_ text: Substring) {
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      guard numbers.count == 2 else { return nil }
      (x, y) = (numbers[0], numbers[1])
    }

    var text: String { y.hasPrefix("-") ? "\(x)\(y)" : "\(x),\(y)" }
  }
}
