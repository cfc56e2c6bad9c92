/// What the rules say of one action: the outcome, the rule it follows from, and the words to explain it with.
public struct Ruling: Hashable, Sendable {
  /// How the action ended.
  public let outcome: Outcome
  /// The rule that decided.
  public let rule: RuleID?
  /// What UIKit would say, in its words; nil where it says nothing.
  public let message: String?
  /// The exception that UIKit would raise with the message.
  public let exception: String?
  /// Why, in our words, where UIKit is silent.
  public let reason: String?
  /// What one should know although the action is done (NAV-8).
  public let warning: String?
  /// How UIKit would animate the stack; nil where no stack changes (NAV-15).
  public let animation: StackAnimation?
  /// The navigation controller that a gesture leaves stuck (SWIPE-3).
  public let sticks: ControllerID?

  private init(
    _ outcome: Outcome, _ rule: RuleID?, message: String? = nil, exception: String? = nil, reason: String? = nil,
    warning: String? = nil, animation: StackAnimation? = nil, sticks: ControllerID? = nil
  ) {
    self.outcome = outcome
    self.rule = rule
    self.message = message
    self.exception = exception
    self.reason = reason
    self.warning = warning
    self.animation = animation
    self.sticks = sticks
  }
}

/// How UIKit shows that a stack changed (NAV-15).
public enum StackAnimation: String, Hashable, Sendable {
  /// The new top slides in.
  case push
  /// The old top slides out.
  case pop
  /// The top stays, so nothing slides.
  case unanimated
}

extension Ruling {
  static func done(_ rule: RuleID?, _ animation: StackAnimation? = nil, warning: String? = nil, reason: String? = nil) -> Ruling {
    Ruling(.done, rule, reason: reason, warning: warning, animation: animation)
  }

  static func ignored(_ rule: RuleID?, message: String? = nil, reason: String? = nil, sticks: ControllerID? = nil) -> Ruling {
    Ruling(.ignored, rule, message: message, reason: reason, sticks: sticks)
  }

  static func refused(_ rule: RuleID, reason: String) -> Ruling {
    Ruling(.refused, rule, reason: reason)
  }

  static func crash(_ rule: RuleID, _ raised: Exception) -> Ruling {
    Ruling(.crash, rule, message: raised.message, exception: raised.name)
  }
}
