/// How an action ended; the raw value is the word that scenarios and JSON use.
public enum Outcome: String, CaseIterable, Hashable, Sendable {
  /// The tree changed, or nothing was to change.
  case done
  /// UIKit does nothing, often with a line in the log.
  case ignored
  /// A gesture does not begin.
  case refused
  /// UIKit raises an exception.
  case crash
}
