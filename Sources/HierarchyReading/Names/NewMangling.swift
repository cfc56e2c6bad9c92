/// The names that Swift 5 and later give their types, `$s7SwiftUI19UIHostingControllerCy4Shop8CartViewVG`, as logs and crash reports show them.
///
/// Only what view controllers are made of is understood: nominal types, generic or not, tuples, functions, existentials and optionals. Such a
/// name is a program for a stack: operands come first, and a letter joins what lies on top. The grammar is the one of
/// https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst.
struct NewMangling {
  /// What lies on the stack.
  enum Part: Hashable {
    case identifier(String)
    case type(String)
    /// A place that types are declared in, and that no name needs.
    case context
    case emptyList
    /// Behind the first element of every list.
    case first
  }

  var rest: ArraySlice<UInt8>
  var stack: [Part] = []
  var substitutions: [Part] = []
  /// The words of earlier identifiers, which later ones may be made of.
  var words: [String] = []

  /// Names grow by substitution, and a hostile one would grow without end.
  static let longestName = 4000

  /// The type without modules, `UIHostingController<CartView>`; nil where this is no such name, or uses what is not understood here.
  static func readableName(of mangled: [UInt8]) -> String? {
    guard let prefix = prefixes.first(where: { mangled.starts(with: $0.utf8) }) else { return nil }
    var reader = NewMangling(rest: mangled.dropFirst(prefix.utf8.count))
    while !reader.rest.isEmpty {
      guard let part = reader.step() else { return nil }
      if case .type(let name) = part, name.utf8.count > longestName { return nil }
      reader.stack.append(part)
      if reader.isFinished { break }
    }
    guard case .type(let name)? = reader.stack.last, reader.stack.count == 1, !name.isEmpty else { return nil }
    return name
  }

  static func isMangled(_ text: [UInt8]) -> Bool { prefixes.contains { text.starts(with: $0.utf8) } }

  private static let prefixes = ["$s", "_$s", "$S", "_$S"]

  /// What may stand behind a whole type: that it is one, or that its metadata is meant.
  private var isFinished: Bool { rest.count == 1 && (rest.first == UInt8(ascii: "D") || rest.first == UInt8(ascii: "N")) }
}

// MARK: - One operator

extension NewMangling {
  private mutating func step() -> Part? {
    guard let letter = rest.first else { return nil }
    if letter >= UInt8(ascii: "0"), letter <= UInt8(ascii: "9") { return identifier() }
    rest = rest.dropFirst()
    switch letter {
    case UInt8(ascii: "y"): return .emptyList
    case UInt8(ascii: "_"): return .first
    case UInt8(ascii: "s"): return .context
    case UInt8(ascii: "A"): return substitution()
    case UInt8(ascii: "S"): return standardType()
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"), UInt8(ascii: "P"), UInt8(ascii: "a"): return nominal()
    case UInt8(ascii: "G"): return boundGeneric()
    case UInt8(ascii: "t"): return tuple().map { .type("(\($0.joined(separator: ", ")))") }
    case UInt8(ascii: "c"): return function()
    case UInt8(ascii: "p"): return existential()
    case UInt8(ascii: "m"): return popType().map { .type($0 + ".Type") }
    case UInt8(ascii: "E"): return popContext() && popContext() ? .context : nil
    case UInt8(ascii: "L"): return privateName()
    case UInt8(ascii: "X"): return anonymousContext()
    case _: return nil
    }
  }

  mutating func remember(_ part: Part) -> Part {
    substitutions.append(part)
    return part
  }

  mutating func pop(_ part: Part) -> Bool {
    guard stack.last == part else { return false }
    stack.removeLast()
    return true
  }

  mutating func popType() -> String? {
    guard case .type(let name)? = stack.last else { return nil }
    stack.removeLast()
    return name
  }

  mutating func popIdentifier() -> String? {
    guard case .identifier(let name)? = stack.last else { return nil }
    stack.removeLast()
    return name
  }

  mutating func popContext() -> Bool {
    popIdentifier() != nil || pop(.context) || popType() != nil
  }
}
