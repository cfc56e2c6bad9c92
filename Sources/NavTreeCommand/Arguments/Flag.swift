/// A name that is there or isn't: `--quiet`.
package struct Flag: ParameterDeclaration {
  /// What is known of it without its type.
  package let parameter: Parameter

  /// Declares a flag.
  ///
  /// - Parameters:
  ///   - name: its long name, with its dashes.
  ///   - short: its short name, a dash and one letter.
  ///   - help: one sentence for help.
  package init(_ name: String, _ short: String? = nil, help: String) {
    parameter = Parameter(
      form: .flag, names: [name] + [short].compactMap(\.self), help: help, defaultText: nil, repetition: .lastWins,
      check: { (_) throws(WrongValue) in })
  }

  /// Whether the flag was given; giving it twice says no more than once.
  ///
  /// - Parameter texts: one text for each time that it was given.
  /// - Returns: whether there is any.
  package func value(from texts: [String]) -> Bool? { !texts.isEmpty }
}
