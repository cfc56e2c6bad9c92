/// What UIKit says by a rule, in the words of both eras; letters stand for the controllers.
public struct RuleMessages: Hashable, Sendable {
  /// The exception that carries the message; nil for a line in the log.
  public let exception: String?
  /// The words of iOS 12 and before.
  public let classic: String
  /// The words of iOS 13 and later.
  public let modern: String
}

extension RuleMessages {
  /// What an exception says; the very words that replays use.
  static func raised(_ make: (Era) -> Exception) -> RuleMessages {
    RuleMessages(exception: make(.modern).name, classic: make(.classic).message, modern: make(.modern).message)
  }

  /// What a line in the log says; the very words that replays use.
  static func logged(_ make: (Era) -> String) -> RuleMessages {
    RuleMessages(exception: nil, classic: make(.classic), modern: make(.modern))
  }
}

extension Controller {
  /// A screen that is called by a letter.
  static func placeholder(_ letter: String) -> Controller {
    Controller(id: ControllerID(letter), kind: .screen, name: letter, className: ControllerKind.screen.defaultClassName)
  }

  /// The navigation controller that messages are about.
  static let placeholderNavigation = Controller(
    id: "nav", kind: .navigation, name: "Nav", className: ControllerKind.navigation.defaultClassName)
}
