/// A short number for a long text, to notice that one of them was changed: FNV-1a with 64 bits, in hexadecimal.
///
/// It finds mistakes, not forgers: whoever changes the text on purpose can change the number too.
enum SourceCheck {
  static func of(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
