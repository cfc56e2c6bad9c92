/// What is known of a flag, an option or an argument without its type: all that parsing, help, completions and the manual need.
package struct Parameter: Sendable {
  /// How it is written in a call.
  package let form: Form

  /// All its names with their dashes, the long one first; none for a positional argument.
  package let names: [String]

  /// One sentence for help, with a capital and a full stop.
  package let help: String

  /// The value that holds when none is given, as a user would write it.
  package let defaultText: String?

  /// What it means when it is given more than once.
  package let repetition: Repetition

  /// Tries whether a text is a value.
  let check: @Sendable (String) throws(WrongValue) -> Void
}

extension Parameter {
  /// The three ways in which a parameter stands in a call.
  package enum Form: Hashable, Sendable {
    /// A name alone, like `--quiet`.
    case flag

    /// A name and a value, like `--output DIR`.
    case option(value: String, allowed: AllowedValues)

    /// A value alone, told by its place.
    case positional(value: String, allowed: AllowedValues, count: Count)
  }

  /// How many values a positional argument takes.
  package enum Count: Hashable, Sendable {
    /// Exactly one.
    case one

    /// One, or none.
    case optional

    /// One or more.
    case oneOrMore

    /// Any number, and none too.
    case any
  }
}

extension Parameter {
  /// What tells it from the other parameters of its command.
  var key: String { names.first ?? label }

  /// Whether it takes its value from its place.
  var isPositional: Bool {
    switch form {
    case .flag, .option: false
    case .positional: true
    }
  }

  /// What may be written as its value.
  package var allowed: AllowedValues {
    switch form {
    case .flag: .text
    case .option(_, let allowed), .positional(_, let allowed, _): allowed
    }
  }

  /// Its first name and its value, as messages and the usage line write it: `--output <dir>`, `<input> ...`.
  package var label: String { names.first.map(label(as:)) ?? label(as: "") }

  /// Its names, the short one first, and its value, as the left column of help writes it: `-o, --output <dir>`.
  package var fullLabel: String {
    let short = names.filter { !$0.hasPrefix("--") }
    let long = names.filter { $0.hasPrefix("--") }
    return label(as: (short + long).joined(separator: ", "))
  }

  /// What it is called by a user who wrote one of its names.
  ///
  /// - Parameter name: the name that was written.
  /// - Returns: the name and its value.
  package func label(as name: String) -> String {
    switch form {
    case .flag: name
    case .option(let value, _): "\(name) <\(value)>"
    case .positional(let value, _, .oneOrMore), .positional(let value, _, .any): "<\(value)> ..."
    case .positional(let value, _, .one), .positional(let value, _, .optional): "<\(value)>"
    }
  }
}

extension Parameter.Count {
  /// Whether it takes all that is left.
  var isMany: Bool {
    switch self {
    case .one, .optional: false
    case .oneOrMore, .any: true
    }
  }

  /// Whether there may be no value at all.
  var isNoneAllowed: Bool {
    switch self {
    case .one, .oneOrMore: false
    case .optional, .any: true
    }
  }
}
