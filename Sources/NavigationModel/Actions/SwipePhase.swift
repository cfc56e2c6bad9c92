/// How far a swipe back goes; the raw value is the word behind `swipeBack`.
public enum SwipePhase: String, CaseIterable, Hashable, Sendable {
  /// From the edge to the end: one step, like a pop.
  case complete = ""
  /// The finger goes down and moves; other actions can happen before it is lifted (SWIPE-7).
  case begin
  /// The swipe under way is carried to its end.
  case finish
  /// The swipe under way is let go, and the stack stays.
  case cancel
  /// Begun, under way, and let go: three steps of one action.
  case cancelled
}
