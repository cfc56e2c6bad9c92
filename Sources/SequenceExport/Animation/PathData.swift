/// Shorter words for the outlines that libgvc writes, for the very same outlines.
///
/// A curve stays a curve, though libgvc writes lines as curves too: browsers colour a pixel here and there differently for a line.
enum PathData {
  /// An outline with less to say: where all numbers are whole, its points are told from one another, which is exact; and no comma stands
  /// before a minus.
  ///
  /// - Parameter data: `M`, a point, `C`, and three points for each curve; anything else comes back as it is.
  static func shortened(_ data: String) -> String {
    let parts = data.split(separator: "C", omittingEmptySubsequences: false)
    guard parts.count == 2, data.hasPrefix("M") else { return data }
    let points = (parts[0].dropFirst().split(separator: " ") + parts[1].split(separator: " ")).map { $0.split(separator: ",") }
    let whole = points.compactMap { $0.count == 2 ? Point($0[0], $0[1]) : nil }
    guard let start = whole.first, whole.count == points.count, whole.count % 3 == 1 else { return shortened(points: data) }
    var text = "M\(joined([start.x, start.y]))c"
    var (last, numbers) = (start, [Int]())
    for (place, point) in whole.dropFirst().enumerated() {
      numbers += [point.x - last.x, point.y - last.y]
      // All three points of a curve are told from its beginning.
      if place % 3 == 2 { last = point }
    }
    text += joined(numbers)
    return text
  }

  /// Points without the commas and blanks that a minus makes needless.
  static func shortened(points: String) -> String {
    points.reduce(into: "") { text, character in
      if character == "-", let last = text.last, last == "," || last == " " { text.removeLast() }
      text.append(character)
    }
  }

  private static func joined(_ numbers: [Int]) -> String {
    numbers.reduce(into: "") { $0 += $0.isEmpty || $1 < 0 ? "\($1)" : " \($1)" }
  }

  /// A point with whole numbers.
  private struct Point {
    let x: Int
    let y: Int

    init?(_ x: Substring, _ y: Substring) {
      guard let x = Int(x), let y = Int(y) else { return nil }
      (self.x, self.y) = (x, y)
    }
  }
}
