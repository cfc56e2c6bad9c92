/// What stands in front of a step's action: `123/10000` and an en space.
///
/// To a ruler each of them is the beginning of another word. A long story has thousands of them, and measuring them all would take longer than
/// everything else before the first frame. Figures are all of one width, so a long count is put together.
enum StepCount {
  /// Between a count and the action.
  static let gap: Unicode.Scalar = "\u{2002}"

  /// The signs whose widths make up that of any count.
  static let signs: [Unicode.Scalar] = ["0", "/", gap]

  /// The sign that is as wide as this one.
  static func sign(for sign: Unicode.Scalar) -> Unicode.Scalar {
    ("0"..."9").contains(sign) ? "0" : sign
  }

  /// Many of a sign, so that it matters little that a measurer may round what it measures to whole points.
  static func sample(of sign: Unicode.Scalar) -> String {
    String(repeating: Character(sign), count: sampleLength)
  }

  static let sampleLength = 10

  /// A text without the long count that it begins with; nil where there is none. Shorter counts are few, and are measured.
  static func remainder(of text: String) -> Substring? {
    let bytes = text.utf8
    guard let end = bytes.firstIndex(where: { !isFigure($0) && $0 != slash }), bytes[end...].starts(with: gapBytes),
      let middle = bytes[..<end].firstIndex(of: slash), bytes[middle..<end].count > leastFigures
    else { return nil }
    return text[bytes.index(end, offsetBy: gapBytes.count)...]
  }

  private static let slash = UInt8(ascii: "/")
  private static let gapBytes = Array(String(gap).utf8)
  private static let leastFigures = 4

  private static func isFigure(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
