// What the operators join.

extension NewMangling {
  mutating func nominal() -> Part? {
    guard let name = popIdentifier(), popContext() else { return nil }
    return remember(.type(name))
  }

  /// Reads the lists of arguments, one for each type that the innermost is declared in, and puts them all behind that one's name.
  mutating func boundGeneric() -> Part? {
    var arguments: [String] = []
    repeat {
      var list: [String] = []
      while let type = popType() { list.append(type) }
      arguments = list.reversed() + arguments
      if pop(.emptyList) {
        guard let name = popType() else { return nil }
        let list = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
        guard name.utf8.count + list.utf8.count <= Self.longestName else { return nil }
        return remember(.type(name + list))
      }
    } while pop(.first)
    return nil
  }

  mutating func tuple() -> [String]? {
    if pop(.emptyList) { return [] }
    var elements: [String] = []
    var isFirst = false
    repeat {
      isFirst = pop(.first)
      let label = popIdentifier().map { $0 + ": " } ?? ""
      guard let type = popType() else { return nil }
      elements.append(label + type)
    } while !isFirst
    return isShort(elements) ? elements.reversed() : nil
  }

  mutating func function() -> Part? {
    guard let parameters = popParameters(), let result = popParameters() else { return nil }
    let given = parameters.hasPrefix("(") ? parameters : "(\(parameters))"
    return isShort([given, result]) ? .type("\(given) -> \(result)") : nil
  }

  private mutating func popParameters() -> String? { pop(.emptyList) ? "()" : popType() }

  /// Protocols stand without a letter of their own.
  mutating func existential() -> Part? {
    if pop(.emptyList) { return .type("Any") }
    var names: [String] = []
    var isFirst = false
    repeat {
      isFirst = pop(.first)
      if let type = popType() {
        names.append(type)
      } else {
        guard let name = popIdentifier(), popContext() else { return nil }
        names.append(name)
      }
    } while !isFirst
    return isShort(names) ? .type(names.reversed().joined(separator: " & ")) : nil
  }

  private func isShort(_ names: [String]) -> Bool { names.reduce(0) { $0 + $1.utf8.count } <= Self.longestName }

  /// A name and the key of the file that it is private to.
  mutating func privateName() -> Part? {
    guard rest.popFirst() == UInt8(ascii: "L"), popIdentifier() != nil, let name = popIdentifier() else { return nil }
    return .identifier(name)
  }

  /// What the run time says in place of a file's or a function's name.
  mutating func anonymousContext() -> Part? {
    guard rest.popFirst() == UInt8(ascii: "Z") else { return nil }
    while popType() != nil {}
    guard pop(.emptyList), popIdentifier() != nil, popContext() else { return nil }
    return .context
  }
}
