/// One view controller: what it is, apart from where it stands.
public struct Controller: Hashable, Sendable {
  /// Its identity, the same for as long as the scenario runs.
  public let id: ControllerID
  /// What it does with its children.
  public let kind: ControllerKind
  /// The name people know it by; empty where it has none, as for the navigation controller inside a nested container.
  public let name: String
  /// The class as UIKit would print it, with its module where the source gave one.
  public let className: String
  /// What else the scenario said of it.
  public let traits: Traits

  /// Describes a controller; replays make them from blueprints.
  public init(id: ControllerID, kind: ControllerKind, name: String, className: String, traits: Traits = Traits()) {
    self.id = id
    self.kind = kind
    self.name = name
    self.className = className
    self.traits = traits
  }

  /// The controller as UIKit's messages show it, with the name where UIKit prints an address: `<Class "Name">`.
  public var printed: String {
    name.isEmpty ? "<\(className)>" : "<\(className) \"\(name)\">"
  }

  /// The name, or the class where there is none: what a person would call it.
  public var spokenName: String {
    name.isEmpty ? className : name
  }
}
