/// The names that Swift gives its generic and nested classes in the Objective-C run time: `_TtGC7SwiftUI19UIHostingController…`.
///
/// Only what view controllers are made of is understood: classes, structures, enumerations, protocols and tuples, generic or not. The
/// grammar is the one of https://github.com/swiftlang/swift/blob/main/docs/ABI/OldMangling.rst.
struct OldMangling {
  var rest: ArraySlice<UInt8>
  var substitutions: [String] = []
  private var depth = 0

  /// No real type nests deeper, and a hostile one must not exhaust the machine's stack.
  private static let deepest = 64

  /// A type's own name and how many types it is declared in, itself included: that many lists of arguments follow a generic one.
  struct Nominal {
    let name: String
    let nesting: Int
  }

  /// The class without modules, `UIHostingController<ContentView>`; nil where the name uses what is not understood here.
  static func readableName(of mangled: [UInt8]) -> String? {
    guard mangled.starts(with: "_Tt".utf8) else { return nil }
    var reader = OldMangling(rest: mangled.dropFirst(3))
    guard let name = reader.type(), reader.rest.isEmpty, !name.isEmpty else { return nil }
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

  mutating func nominal() -> Nominal? {
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
