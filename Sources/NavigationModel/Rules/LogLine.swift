/// A line that UIKit writes to the log when it ignores an action, controllers printed as `<Class "Name">`.
enum LogLine {
  /// MODAL-4
  static func alreadyPresenting(
    _ presented: Controller, on presenter: Controller, from receiver: Controller, busyWith other: Controller, _ era: Era
  ) -> String {
    switch era {
    case .classic:
      "Warning: Attempt to present \(presented.printed)  on \(presenter.printed) which is already presenting \(other.printed)"
    case .modern:
      "Attempt to present \(presented.printed) on \(presenter.printed) (from \(receiver.printed)) "
        + "which is already presenting \(other.printed)."
    }
  }

  /// NAV-22
  static func transitionRunning(_ method: String, on navigation: Controller) -> String {
    "\(method) called on \(navigation.printed) while an existing transition or presentation is occurring; "
      + "the navigation stack will not be updated."
  }

  /// MODAL-5
  static func notInWindow(
    _ presented: Controller, on presenter: Controller, from receiver: Controller, _ era: Era
  ) -> String {
    switch era {
    case .classic:
      "Warning: Attempt to present \(presented.printed) on \(presenter.printed) whose view is not in the window hierarchy!"
    case .modern:
      "Attempt to present \(presented.printed) on \(presenter.printed) (from \(receiver.printed)) "
        + "whose view is not in the window hierarchy."
    }
  }
}
