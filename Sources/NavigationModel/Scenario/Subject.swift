/// What an action brings on screen: something new, or an instance that exists.
public enum Subject: Hashable, Sendable {
  /// A bare name: a new screen; in `setViewControllers` the member with that name, where the stack has one.
  case named(String)
  /// A new controller as described.
  case new(Blueprint)
  /// An instance that exists, on screen or taken off earlier: `@detail`.
  case instance(ControllerID)

  /// What would be built for it; nil for an instance that exists.
  package var blueprint: Blueprint? {
    switch self {
    case .named(let name): Blueprint(.screen, name)
    case .new(let blueprint): blueprint
    case .instance: nil
    }
  }
}

extension Subject: ExpressibleByStringLiteral {
  /// Lets Swift code write `.push("Detail")`.
  public init(stringLiteral value: String) {
    self = .named(value)
  }
}

extension Subject: CustomStringConvertible {
  /// The subject as a scenario writes it on one line.
  public var description: String {
    switch self {
    case .named(let name): ScenarioWord.written(name)
    case .new(let blueprint): NodePhrase(blueprint).oneLine
    case .instance(let id): "@\(id)"
    }
  }
}
