/// A name with a value: `--output DIR`, `--output=DIR`, `-o DIR`, `-oDIR`.
///
/// ```swift
/// let view = Option("--view", value: "view", as: .choice, default: PictureView.nested, help: "How the tree is drawn.")
/// let output = Option("--output", "-o", value: "dir|file", as: .path, help: "Where the frames go.")
///
/// invocation[view]    // PictureView
/// invocation[output]  // String?
/// ```
///
/// Given twice, the last one wins; lists add up.
package struct Option<Value: Sendable>: ParameterDeclaration {
  /// What is known of it without its type.
  package let parameter: Parameter

  private let resolve: @Sendable ([String]) -> Value?

  /// Declares an option that has a value even when it is not given.
  ///
  /// - Parameters:
  ///   - name: its long name, with its dashes.
  ///   - short: its short name, a dash and one letter.
  ///   - value: what its value is called in help.
  ///   - kind: how its value is read.
  ///   - default: its value when it is not given.
  ///   - help: one sentence for help.
  package init(
    _ name: String, _ short: String? = nil, value: String, as kind: ValueKind<Value>, default: Value, help: String
  ) {
    self.init(name, short, value: value, kind: kind, defaultText: kind.spell(`default`), help: help) { texts in
      kind.value(ofRepeated: texts) ?? `default`
    }
  }

  /// Declares an option that has no value when it is not given.
  ///
  /// - Parameters:
  ///   - name: its long name, with its dashes.
  ///   - short: its short name, a dash and one letter.
  ///   - value: what its value is called in help.
  ///   - kind: how its value is read.
  ///   - help: one sentence for help.
  package init<Wrapped>(
    _ name: String, _ short: String? = nil, value: String, as kind: ValueKind<Wrapped>, help: String
  ) where Value == Wrapped? {
    self.init(name, short, value: value, kind: kind, defaultText: nil, help: help) { texts in
      .some(kind.value(ofRepeated: texts))
    }
  }

  private init<Read>(
    _ name: String, _ short: String?, value: String, kind: ValueKind<Read>, defaultText: String?, help: String,
    resolve: @escaping @Sendable ([String]) -> Value?
  ) {
    parameter = Parameter(
      form: .option(value: value, allowed: kind.allowed), names: [name] + [short].compactMap(\.self), help: help,
      defaultText: defaultText, repetition: kind.repetition,
      check: { (text) throws(WrongValue) in _ = try kind.read(text) })
    self.resolve = resolve
  }

  /// The value that was given, or the default.
  ///
  /// - Parameter texts: one text for each time that it was given.
  /// - Returns: the value.
  package func value(from texts: [String]) -> Value? { resolve(texts) }
}

extension ValueKind {
  /// The value of an option that stands in a call as often as there are texts.
  ///
  /// Texts are read once more here; reading is pure and short, and so no value has to be kept without its type.
  fileprivate func value(ofRepeated texts: [String]) -> Value? {
    guard let last = texts.last else { return nil }
    switch repetition {
    case .lastWins: return try? read(last)
    case .addsUp: return try? read(texts.joined(separator: ","))
    }
  }
}
