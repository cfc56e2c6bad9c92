/// An opaque sRGB colour, eight bits a channel, written `#rrggbb`.
public struct HexColor: Hashable, Sendable {
  /// Red, 0 … 255.
  public let red: UInt8
  /// Green, 0 … 255.
  public let green: UInt8
  /// Blue, 0 … 255.
  public let blue: UInt8

  /// Mixes a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#rrggbb` in either case; anything else is nil.
  public init?(_ text: some StringProtocol) {
    let digits = Array(text.utf8)
    guard digits.count == 7, digits[0] == UInt8(ascii: "#") else { return nil }
    let values = digits.dropFirst().map { Character(UnicodeScalar($0)).hexDigitValue }
    let known = values.compactMap(\.self)
    guard known.count == 6 else { return nil }
    self.init(
      red: UInt8(known[0] * 16 + known[1]), green: UInt8(known[2] * 16 + known[3]), blue: UInt8(known[4] * 16 + known[5]))
  }
}

extension HexColor: CustomStringConvertible {
  /// The colour as `#rrggbb` in lower case.
  public var description: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
