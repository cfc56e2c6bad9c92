/// An outline and where it is: most boxes of a story are one outline in many places.
struct PlacedShape {
  /// The outline, moved so that it begins at 0,0.
  let shape: String
  /// Where it begins: `30,-20`.
  let place: String

  /// Takes apart the points of a path or a polygon; nil where they could not be put together again to the character.
  init?(_ points: String) {
    var coordinates: [Int] = []
    var separators = [""]
    var rest = points.utf8[...]
    while let byte = rest.first {
      if Self.isNumber(byte) {
        let number = rest.prefix(while: Self.isNumber)
        rest = rest[number.endIndex...]
        guard let coordinate = Self.hundredths(String(decoding: Array(number), as: UTF8.self)) else { return nil }
        coordinates.append(coordinate)
        separators.append("")
      } else {
        separators[separators.count - 1].unicodeScalars.append(Unicode.Scalar(byte))
        rest = rest.dropFirst()
      }
    }
    guard coordinates.count >= 2, coordinates.count.isMultiple(of: 2) else { return nil }
    var shape = separators[0]
    for (index, coordinate) in coordinates.enumerated() {
      let separator = separators[index + 1]
      guard index % 2 == 1 || separator == "," else { return nil }
      shape += Self.text(coordinate - coordinates[index % 2]) + separator
    }
    self.shape = shape
    place = Self.text(coordinates[0]) + "," + Self.text(coordinates[1])
  }

  private static func isNumber(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// A number with at most two decimals in hundredths; nil where it is written in another way than ``text(_:)`` writes it.
  private static func hundredths(_ text: String) -> Int? {
    guard let value = Double(text), abs(value) < 1e9 else { return nil }
    let hundredths = Int((value * 100).rounded())
    return Self.text(hundredths) == text ? hundredths : nil
  }

  /// Hundredths as a decimal number without zeros at its end, which is what JavaScript makes of them too.
  private static func text(_ hundredths: Int) -> String {
    let (whole, part) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    var text = "\(hundredths < 0 ? "-" : "")\(whole)"
    if part > 0 { text += part.isMultiple(of: 10) ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)" }
    return text
  }
}
