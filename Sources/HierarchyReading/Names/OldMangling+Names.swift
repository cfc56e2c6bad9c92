// Names, and the places that types are declared in.

extension OldMangling {
  /// Reads what a type is declared in, and gives the number of types among it.
  mutating func context() -> Int? {
    switch rest.first {
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"): return nominal()?.nesting
    case UInt8(ascii: "s"):
      rest = rest.dropFirst()
      return 0
    case UInt8(ascii: "S"): return substitution() == nil ? nil : 0
    case _:
      guard let module = identifier() else { return nil }
      substitutions.append(module)
      return 0
    }
  }

  /// Reads a name; a private one has the key of its file before it.
  mutating func declarationName() -> String? {
    if rest.first == UInt8(ascii: "P") {
      rest = rest.dropFirst()
      guard identifier() != nil else { return nil }
    }
    return identifier()
  }

  mutating func identifier() -> String? {
    let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    let before = rest
    rest = rest.dropFirst(digits.count)
    guard let length = Int(String(decoding: digits, as: UTF8.self)), length > 0, length <= rest.count else {
      rest = before
      return nil
    }
    defer { rest = rest.dropFirst(length) }
    return String(decoding: rest.prefix(length), as: UTF8.self)
  }

  /// Reads `S_`, `S0_` and so on, which stand for what came before, or one of the letters for the standard library's own.
  mutating func substitution() -> String? {
    rest = rest.dropFirst()
    if let letter = rest.first, let known = Self.standard[letter] {
      rest = rest.dropFirst()
      return known
    }
    guard let end = rest.firstIndex(of: UInt8(ascii: "_")) else { return nil }
    let digits = String(decoding: rest[..<end], as: UTF8.self)
    rest = rest[(end + 1)...]
    guard let index = digits.isEmpty ? 0 : Int(digits, radix: 36).map({ $0 &+ 1 }), substitutions.indices.contains(index) else {
      return nil
    }
    return substitutions[index]
  }

  private static let standard: [UInt8: String] = [
    UInt8(ascii: "a"): "Array", UInt8(ascii: "b"): "Bool", UInt8(ascii: "d"): "Double", UInt8(ascii: "f"): "Float",
    UInt8(ascii: "i"): "Int", UInt8(ascii: "q"): "Optional", UInt8(ascii: "S"): "String", UInt8(ascii: "u"): "UInt",
    UInt8(ascii: "o"): "ObjectiveC", UInt8(ascii: "C"): "C", UInt8(ascii: "s"): "Swift",
  ]
}
