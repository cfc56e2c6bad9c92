/// How the text of a value becomes a typed value, and what is said when it doesn't.
///
/// Kinds are made by static members, so that a declaration reads `as: .integer(in: 1...8)`. A closure is seam enough here: a kind is
/// nothing but a reader, a writer, and a description of what is allowed.
package struct ValueKind<Value: Sendable>: Sendable {
  /// What may be written.
  package let allowed: AllowedValues

  /// What it means when the option stands there twice.
  package let repetition: Repetition

  /// Reads the text of a value.
  package let read: @Sendable (String) throws(WrongValue) -> Value

  /// Writes a value as a user would; help shows a default with it.
  package let spell: @Sendable (Value) -> String
}

/// What it means when an option is given more than once.
package enum Repetition: Hashable, Sendable {
  /// The last one wins, so that a script can append its own to what it was handed.
  case lastWins

  /// The lists are taken together: `-f svg -f png` is `-f svg,png`.
  case addsUp
}

/// A value that is not allowed, or the one item of a list that isn't.
package struct WrongValue: Error, Hashable {
  /// The text that was written.
  package let text: String
}
