extension ValueKind where Value == Double {
  /// A time in seconds, with or without a fraction.
  ///
  /// - Parameter range: what is allowed.
  /// - Returns: the kind.
  package static func seconds(in range: ClosedRange<Double>) -> ValueKind {
    ValueKind(
      allowed: .seconds(range), repetition: .lastWins,
      read: { (text) throws(WrongValue) in
        // `Double` reads "nan" and "0x1p3" too.
        guard text.utf8.allSatisfy({ 48...57 ~= $0 || $0 == 46 }), let number = Double(text), range.contains(number) else {
          throw WrongValue(text: text)
        }
        return number
      },
      spell: AllowedValues.spelled)
  }
}
