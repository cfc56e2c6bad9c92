/// What a controller does with its children; the raw value is the word a scenario uses.
public enum ControllerKind: String, CaseIterable, Hashable, Sendable {
  /// Shows content of its own and holds nothing.
  case screen
  /// A `UINavigationController`: its children are a stack, the last one on top (NAV-1).
  case navigation
  /// A container around exactly one navigation controller, as the article builds them (ART-2).
  case nested
  /// A `UITabBarController`: one of its children is selected (TAB-1).
  case tabs
  /// A `UISplitViewController`: its children are columns (SPLIT-1).
  case split
  /// Any other controller with children, all of them on screen with it.
  case container

  /// The class that UIKit or the article gives such a controller when nothing else is said.
  public var defaultClassName: String {
    switch self {
    case .screen, .container: "UIViewController"
    case .navigation: "UINavigationController"
    case .nested: "NestedViewController"
    case .tabs: "UITabBarController"
    case .split: "UISplitViewController"
    }
  }

  /// Whether the children form a stack, tabs or columns rather than one free arrangement.
  public var isContainer: Bool { self != .screen }
}
