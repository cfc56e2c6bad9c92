extension ValueKind where Value == String {
  /// Any text, the empty one too.
  package static var text: ValueKind {
    ValueKind(allowed: .text, repetition: .lastWins, read: { (text) throws(WrongValue) in text }, spell: { $0 })
  }

  /// Any text, which usually is one of some words.
  ///
  /// - Parameter words: what a shell offers; whether other words mean something is for the command to say.
  /// - Returns: the kind.
  package static func text(suggesting words: [String]) -> ValueKind {
    ValueKind(
      allowed: .suggested(words), repetition: .lastWins, read: { (text) throws(WrongValue) in text }, spell: { $0 })
  }

  /// The path of a file or folder, which cannot be empty; `-` stands for a standard stream.
  package static var path: ValueKind {
    ValueKind(
      allowed: .path, repetition: .lastWins,
      read: { (text) throws(WrongValue) in
        // An empty path is nearly always a shell variable that was never set.
        guard !text.isEmpty else { throw WrongValue(text: text) }
        return text
      },
      spell: { $0 })
  }
}

extension ValueKind where Value == Int {
  /// A whole number in a range.
  ///
  /// - Parameter range: what is allowed; end it at `Int.max` for "from … on".
  /// - Returns: the kind.
  package static func integer(in range: ClosedRange<Int>) -> ValueKind {
    ValueKind(
      allowed: .integers(range), repetition: .lastWins,
      read: { (text) throws(WrongValue) in
        guard let number = Int(text), range.contains(number) else { throw WrongValue(text: text) }
        return number
      },
      spell: { String($0) })
  }
}

extension ValueKind where Value: CaseIterable & RawRepresentable<String> {
  /// One case of an enumeration, written as its raw value.
  package static var choice: ValueKind {
    ValueKind(
      allowed: .words(Value.allCases.map(\.rawValue)), repetition: .lastWins,
      read: { (text) throws(WrongValue) in
        guard let value = Value(rawValue: text) else { throw WrongValue(text: text) }
        return value
      },
      spell: { $0.rawValue })
  }
}

extension ValueKind {
  /// Cases of an enumeration with commas between them, each kept once, in the order of their first mention.
  ///
  /// - Parameter element: the enumeration.
  /// - Returns: the kind.
  package static func list<Element>(of element: Element.Type) -> ValueKind
  where Value == [Element], Element: CaseIterable & RawRepresentable<String> & Hashable & Sendable {
    let one = ValueKind<Element>.choice
    return ValueKind(
      allowed: .listOfWords(one.allowed.words), repetition: .addsUp,
      read: { (text) throws(WrongValue) in
        var values: [Element] = []
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
          // Who quotes `"svg, png"` means the words, not the blanks around them.
          let value = try one.read(item.split(separator: " ").joined(separator: " "))
          if !values.contains(value) { values.append(value) }
        }
        return values
      },
      spell: { $0.map(one.spell).joined(separator: ",") })
  }
}
