/// The names that Swift gives its generic and nested classes in the Objective-C run time: `_TtGC7SwiftUI19UIHostingController…`.
///
/// Only what view controllers are made of is understood: classes, structures, enumerations, protocols and tuples, generic or not. The
/// grammar is the one of https://github.com/swiftlang/swift/blob/main/docs/ABI/OldMangling.rst.
struct OldMangling {
  private var rest: ArraySlice<UInt8>
  private var substitutions: [String] = []
  private var depth = 0

  /// No real type nests deeper, and a hostile one must not exhaust the machine's stack.
  private static let deepest = 64

  /// A type's own name and how many types it is declared in, itself included: that many lists of arguments follow a generic one.
  private struct Nominal {
    let name: String
    let nesting: Int
  }

  /// The class without modules, `UIHostingController<ContentView>`; nil where the name uses what is not understood here.
  static func readableName(of mangled: [UInt8]) -> String? {
    guard mangled.starts(with: "_Tt".utf8) else { return nil }
    var reader = OldMangling(rest: mangled.dropFirst(3))
    guard let name = reader.type(), reader.rest.isEmpty else { return nil }
    return name
  }

  /// The first word of a name that sounds like a controller, or the last one, or the name itself.
  static func stem(of mangled: [UInt8]) -> String {
    var reader = OldMangling(rest: mangled[...])
    var last: String?
    while !reader.rest.isEmpty {
      guard let word = reader.identifier() else {
        reader.rest = reader.rest.dropFirst()
        continue
      }
      if word.hasSuffix("Controller") { return word }
      last = word
    }
    return last ?? String(decoding: mangled, as: UTF8.self)
  }
}

// MARK: - Types

extension OldMangling {
  private mutating func type() -> String? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest, let first = rest.first else { return nil }
    switch first {
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"):
      return nominal()?.name
    case UInt8(ascii: "G"):
      rest = rest.dropFirst()
      return genericType()
    case UInt8(ascii: "S"): return substitution()
    case UInt8(ascii: "P"):
      rest = rest.dropFirst()
      return list(of: { $0.protocolName() })?.joined(separator: " & ")
    case UInt8(ascii: "T"):
      rest = rest.dropFirst()
      return list(of: { $0.type() }).map { "(\($0.joined(separator: ", ")))" }
    case _: return nil
    }
  }

  private mutating func genericType() -> String? {
    let nominal: Nominal
    if rest.first == UInt8(ascii: "S") {
      guard let name = substitution() else { return nil }
      nominal = Nominal(name: name, nesting: 1)
    } else {
      guard let declared = self.nominal() else { return nil }
      nominal = declared
    }
    var arguments: [String] = []
    for _ in 0..<nominal.nesting {
      guard let some = list(of: { $0.type() }) else { return nil }
      arguments += some
    }
    return arguments.isEmpty ? nominal.name : "\(nominal.name)<\(arguments.joined(separator: ", "))>"
  }

  /// Reads up to the underscore that ends every list.
  private mutating func list(of element: (inout OldMangling) -> String?) -> [String]? {
    var elements: [String] = []
    while rest.first != UInt8(ascii: "_") {
      guard let one = element(&self) else { return nil }
      elements.append(one)
    }
    rest = rest.dropFirst()
    return elements
  }

  private mutating func nominal() -> Nominal? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest, rest.popFirst() != nil, let nesting = context(), let name = declarationName() else { return nil }
    substitutions.append(name)
    return Nominal(name: name, nesting: nesting + 1)
  }

  private mutating func protocolName() -> String? {
    guard context() != nil, let name = declarationName() else { return nil }
    substitutions.append(name)
    return name
  }
}

// MARK: - Names

extension OldMangling {
  /// Reads what a type is declared in, and gives the number of types among it.
  private mutating func context() -> Int? {
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
  private mutating func declarationName() -> String? {
    if rest.first == UInt8(ascii: "P") {
      rest = rest.dropFirst()
      guard identifier() != nil else { return nil }
    }
    return identifier()
  }

  private mutating func identifier() -> String? {
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
  private mutating func substitution() -> String? {
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
