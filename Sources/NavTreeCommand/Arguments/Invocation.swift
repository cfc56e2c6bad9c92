/// A call of one command that has been found to be right: typed values by their declarations.
package struct Invocation: Sendable {
  private var texts: [String: [String]] = [:]

  init() {}

  /// The value of a flag, an option or an argument of the command that was called.
  ///
  /// - Parameter declaration: what the command declares.
  /// - Precondition: the command declares it.
  package subscript<Declaration: ParameterDeclaration>(_ declaration: Declaration) -> Declaration.Value {
    guard let value = declaration.value(from: texts[declaration.parameter.key] ?? []) else {
      // Parsing refuses a call that lacks it; only an argument that the command doesn't declare comes here.
      preconditionFailure("'\(declaration.parameter.label)' is not declared by the command that was called")
    }
    return value
  }

  /// How often a parameter was given.
  func count(of parameter: Parameter) -> Int { texts[parameter.key]?.count ?? 0 }

  /// Takes in a text that has been found to be allowed.
  mutating func add(_ text: String, to parameter: Parameter) { texts[parameter.key, default: []].append(text) }
}
