/// How far a controller's view is on screen, in UIKit's words for it (DUMP); the raw value is the word that UIKit prints.
public enum AppearanceState: String, CaseIterable, Hashable, Sendable {
  /// Not on screen.
  case disappeared
  /// On its way in.
  case appearing
  /// On screen.
  case appeared
  /// On its way out.
  case disappearing

  /// Whether the controller is on screen, or about to be.
  public var isShown: Bool {
    switch self {
    case .appeared, .appearing: true
    case .disappeared, .disappearing: false
    }
  }
}

/// What UIKit would print of a controller's view at one moment (MODAL-13, DUMP).
public struct Appearance: Hashable, Sendable {
  /// How far it is on screen.
  public let state: AppearanceState
  /// Whether it is in the window.
  public let isInWindow: Bool
  /// Whether it was ever on screen, so that it is loaded.
  public let isViewLoaded: Bool
}
