/// What a rule is about; the raw value is what its number begins with.
public enum RuleGroup: String, CaseIterable, Hashable, Sendable {
  /// Navigation controllers and their stacks.
  case navigation = "NAV"
  /// The swipe back from the edge.
  case swipe = "SWIPE"
  /// Presenting and dismissing.
  case modal = "MODAL"
  /// Tab bar controllers.
  case tabs = "TAB"
  /// Split view controllers.
  case split = "SPLIT"
  /// Parents and children.
  case tree = "TREE"
  /// The article that the project starts from.
  case article = "ART"
}
