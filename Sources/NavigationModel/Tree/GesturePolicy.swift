/// Who answers for a navigation controller's swipe back; the article walks through all three (ART-7).
public enum GesturePolicy: String, CaseIterable, Hashable, Sendable {
  /// UIKit's own delegate: only where the system's back button shows (SWIPE-2).
  case system
  /// A delegate that always answers yes, even at the root, where it leaves the controller stuck (SWIPE-3).
  case always
  /// The article's delegate, which protects a whole inner stack (SWIPE-5).
  case guarded
}
