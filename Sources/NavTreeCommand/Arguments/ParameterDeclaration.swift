/// A flag, option or argument as its command declares it: a parameter, and the type of its value.
///
/// A declaration is also the key to its value: `invocation[output]`.
package protocol ParameterDeclaration: Sendable {
  /// What an invocation gives for it.
  associatedtype Value: Sendable

  /// What is known of it without its type.
  var parameter: Parameter { get }

  /// Makes the value from what was written.
  ///
  /// - Parameter texts: the texts that were given, each already found to be allowed; none if it wasn't given.
  /// - Returns: the value, or `nil` if there can be none, which parsing has refused before.
  func value(from texts: [String]) -> Value?
}
