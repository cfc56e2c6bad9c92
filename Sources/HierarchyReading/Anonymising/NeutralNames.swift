internal import NavigationModel

/// Hands out neutral names, the same one for the same word each time.
struct NeutralNames {
  private var given: [String: String] = [:]
  private var counts: [String: Int] = [:]

  /// A class of a controller: its kind, a number, and the ending by which the kind is known again.
  mutating func controller(_ className: String, _ kind: ControllerKind) -> String {
    neutral(className) { names in
      switch kind {
      case .screen: names.numbered("Screen") + "ViewController"
      case .container: names.numbered("Container") + "ViewController"
      case .nested: names.numbered("Nested") + "ViewController"
      case .navigation: names.numbered("Stack") + "NavigationController"
      case .tabs: names.numbered("Tabs") + "TabBarController"
      case .split: names.numbered("Split") + "SplitViewController"
      }
    }
  }

  mutating func view(_ className: String) -> String {
    neutral(className) { $0.numbered("View") }
  }

  mutating func presentation(_ className: String) -> String {
    neutral(className) { $0.numbered("Custom") + "PresentationController" }
  }

  /// A name that does not come from a class, as a recording has it.
  mutating func title(_ name: String) -> String {
    taken(for: "title " + name) { $0.numbered("Title ") }
  }

  /// The system's classes stay; of a generic one what it is generic over goes.
  private mutating func neutral(_ className: String, _ make: (inout NeutralNames) -> String) -> String {
    if SystemClasses.contains(className) { return className }
    let name = ClassName(className)
    // Only a mangled class and one with the system's module are surely the system's own.
    if name.base != name.readable, SystemClasses.isGeneric(name.base),
      className.hasPrefix("_Tt") || className.hasPrefix("SwiftUI.")
    {
      return taken(for: "class " + className) { "\(name.base)<\($0.numbered("Content"))>" }
    }
    return taken(for: "class " + className, make)
  }

  private mutating func taken(for key: String, _ make: (inout NeutralNames) -> String) -> String {
    if let name = given[key] { return name }
    let name = make(&self)
    given[key] = name
    return name
  }

  private mutating func numbered(_ word: String) -> String {
    counts[word, default: 0] += 1
    return "\(word)\(counts[word, default: 0])"
  }
}
