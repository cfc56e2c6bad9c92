/// A value that is told by its place: the INPUT of `navtree render INPUT...`.
///
/// ```swift
/// let inputs = Argument("input", repeating: .path, help: "A scenario, or '-' for standard input.")
/// let shell = Argument("shell", as: ValueKind<Shell>.choice, help: "The shell to write for.")
///
/// invocation[inputs]  // [String], never empty
/// invocation[shell]   // Shell
/// ```
package struct Argument<Value: Sendable>: ParameterDeclaration {
  /// What is known of it without its type.
  package let parameter: Parameter

  private let resolve: @Sendable ([String]) -> Value?

  /// Declares an argument that must be given once.
  ///
  /// - Parameters:
  ///   - name: what it is called in help.
  ///   - kind: how it is read.
  ///   - help: one sentence for help.
  package init(_ name: String, as kind: ValueKind<Value>, help: String) {
    self.init(name, kind: kind, count: .one, help: help) { texts in texts.first.flatMap { try? kind.read($0) } }
  }

  /// Declares an argument that can be given once.
  ///
  /// - Parameters:
  ///   - name: what it is called in help.
  ///   - kind: how it is read.
  ///   - help: one sentence for help.
  package init<Wrapped>(_ name: String, optional kind: ValueKind<Wrapped>, help: String) where Value == Wrapped? {
    self.init(name, kind: kind, count: .optional, help: help) { texts in
      .some(texts.first.flatMap { try? kind.read($0) })
    }
  }

  /// Declares an argument that must be given once or more; it takes all that is left, so it is the last one.
  ///
  /// - Parameters:
  ///   - name: what it is called in help.
  ///   - kind: how each is read.
  ///   - help: one sentence for help.
  package init<Element>(_ name: String, repeating kind: ValueKind<Element>, help: String) where Value == [Element] {
    self.init(name, kind: kind, count: .oneOrMore, help: help) { texts in texts.compactMap { try? kind.read($0) } }
  }

  /// Declares an argument that can be given any number of times; it takes all that is left, so it is the last one.
  ///
  /// - Parameters:
  ///   - name: what it is called in help.
  ///   - kind: how each is read.
  ///   - help: one sentence for help.
  package init<Element>(_ name: String, any kind: ValueKind<Element>, help: String) where Value == [Element] {
    self.init(name, kind: kind, count: .any, help: help) { texts in texts.compactMap { try? kind.read($0) } }
  }

  private init<Read>(
    _ name: String, kind: ValueKind<Read>, count: Parameter.Count, help: String,
    resolve: @escaping @Sendable ([String]) -> Value?
  ) {
    parameter = Parameter(
      form: .positional(value: name, allowed: kind.allowed, count: count), names: [], help: help, defaultText: nil,
      repetition: .lastWins, check: { (text) throws(WrongValue) in _ = try kind.read(text) })
    self.resolve = resolve
  }

  /// The value that was given.
  ///
  /// - Parameter texts: what stood in its places.
  /// - Returns: the value; `nil` only if it is missing and must not be.
  package func value(from texts: [String]) -> Value? { resolve(texts) }
}
