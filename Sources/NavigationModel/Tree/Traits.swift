/// What a scenario can say of a controller beside its kind, name and class.
public struct Traits: Hashable, Sendable {
  /// The navigation bar is hidden: on a navigation controller for all of its stack, on a screen while that is on top (SWIPE-2).
  public var barHidden: Bool
  /// The screen hides the system's back button (SWIPE-2).
  public var backHidden: Bool
  /// Who answers for the swipe; nil takes the scenario's default.
  public var gesture: GesturePolicy?
  /// The controller's own answer to the guarded swipe; nil where it declares none (SWIPE-5, ART-8).
  public var canNestedSwipeBack: Bool?
  /// The controller defines a presentation context (MODAL-2).
  public var definesContext: Bool
  /// A tab bar shows all its tabs, as on an iPad, and has no `UIMoreNavigationController` for those beyond the fourth (TAB-5).
  public var allTabs: Bool
  /// The hue the picture gives it instead of one from the palette.
  public var color: HexColor?

  /// Traits, all of them UIKit's defaults unless given.
  public init(
    barHidden: Bool = false, backHidden: Bool = false, gesture: GesturePolicy? = nil, canNestedSwipeBack: Bool? = nil,
    definesContext: Bool = false, allTabs: Bool = false, color: HexColor? = nil
  ) {
    self.barHidden = barHidden
    self.backHidden = backHidden
    self.gesture = gesture
    self.canNestedSwipeBack = canNestedSwipeBack
    self.definesContext = definesContext
    self.allTabs = allTabs
    self.color = color
  }
}
