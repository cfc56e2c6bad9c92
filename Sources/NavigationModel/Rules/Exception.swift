/// An exception as UIKit raises it: its name and its message, controllers printed as `<Class "Name">`.
package struct Exception: Hashable, Sendable {
  package let name: String
  package let message: String

  package init(name: String, message: String) {
    self.name = name
    self.message = message
  }

  private static func invalidArgument(_ message: String) -> Exception {
    Exception(name: "NSInvalidArgumentException", message: message)
  }

  private static func internalInconsistency(_ message: String) -> Exception {
    Exception(name: "NSInternalInconsistencyException", message: message)
  }

  /// NAV-4
  static let pushedNavigationController = invalidArgument("Pushing a navigation controller is not supported")

  /// NAV-3
  static func pushedTwice(_ pushed: Controller, on navigation: Controller, _ era: Era) -> Exception {
    switch era {
    case .classic:
      invalidArgument("Pushing the same view controller instance more than once is not supported (\(pushed.printed))")
    case .modern:
      invalidArgument(
        "\(navigation.printed) is pushing the same view controller instance (\(pushed.printed)) more than once "
          + "which is not supported and is most likely an error in the application")
    }
  }

  /// NAV-7
  static func pushedSplitView(on navigation: Controller) -> Exception {
    invalidArgument("Split View Controllers cannot be pushed to a Navigation Controller \(navigation.printed)")
  }

  /// NAV-13
  static let poppedToStranger = internalInconsistency("Tried to pop to a view controller that doesn't exist.")

  /// NAV-16
  static func repeatedMember(of members: [Controller]) -> Exception {
    let list = members.map(\.printed).joined(separator: ", ")
    return internalInconsistency("All view controllers in a navigation controller must be distinct (\(list))")
  }

  /// MODAL-6
  static func presentedAlready(_ presented: Controller, by presenter: Controller) -> Exception {
    invalidArgument(
      "Application tried to present modally a view controller \(presented.printed) that is already being presented by "
        + "\(presenter.printed).")
  }

  /// MODAL-7
  static func presentedChild(_ presented: Controller, of parent: Controller, _ era: Era) -> Exception {
    switch era {
    case .classic: invalidArgument("Application tried to present modally an active controller \(presented.printed).")
    case .modern:
      invalidArgument(
        "Application tried to present modally a view controller \(presented.printed) that has a parent view controller "
          + "\(parent.printed).")
    }
  }

  /// MODAL-8
  static func presentedItself(_ presented: Controller) -> Exception {
    invalidArgument(
      "Application tried to present modal view controller on itself. Presenting controller is \(presented.printed).")
  }

  /// TAB-3
  static let selectedStranger = invalidArgument(
    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
      + "view controllers can be selected.")

  /// TREE-2: of a view that stays in another controller's view; no action of a scenario can do that, since views go where their
  /// controllers go.
  package static func strayView(of child: Controller, inViewOf other: Controller, askedFor parent: Controller) -> Exception {
    Exception(
      name: "UIViewControllerHierarchyInconsistency",
      message: "child view controller:\(child.printed) should have parent view controller:\(other.printed) "
        + "but requested parent is:\(parent.printed)")
  }

  /// ART-2
  static let emptyNestedContainer = Exception(name: "Fatal error", message: "root has not been initialized")
}
