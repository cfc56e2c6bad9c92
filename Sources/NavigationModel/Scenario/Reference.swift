/// How a scenario points at a controller that is there already.
public enum Reference: Hashable, Sendable {
  /// By its name alone, which must fit one live controller only.
  case name(String)
  /// By names from an outer controller to the one meant: `Blue/"Step 1"`. Controllers in between may be left out.
  case path([String])
  /// By its identity: `@step-1-2`.
  case id(ControllerID)
}

extension Reference: ExpressibleByStringLiteral {
  /// Lets Swift code write `.pop(on: "Root")`.
  public init(stringLiteral value: String) {
    self = .name(value)
  }
}

extension Reference: CustomStringConvertible {
  /// The reference as a scenario writes it.
  public var description: String {
    switch self {
    case .name(let name): ScenarioWord.written(name)
    case .path(let names): names.map(ScenarioWord.written).joined(separator: "/")
    case .id(let id): "@\(id)"
    }
  }
}

extension Reference {
  /// The reference in '…' as messages quote it: a name as it is, anything else as a scenario writes it.
  var inMessage: String {
    switch self {
    case .name(let name): "'\(name)'"
    case .path, .id: "'\(self)'"
    }
  }
}
