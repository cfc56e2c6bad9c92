/// Something that happens to an app's navigation, in UIKit's words.
///
/// A receiver of nil is the innermost container of the right kind that holds what is visible.
public enum Action: Hashable, Sendable {
  /// Pushes a controller onto a stack (NAV-2 … NAV-8).
  case push(Subject, on: Reference? = nil)
  /// Pops the top of a stack (NAV-9, NAV-10).
  case pop(on: Reference? = nil)
  /// Pops all above a member of a stack (NAV-11 … NAV-13).
  case popTo(Reference, on: Reference? = nil)
  /// Pops all but the root of a stack (NAV-14).
  case popToRoot(on: Reference? = nil)
  /// Replaces a whole stack (NAV-15 … NAV-18).
  case setViewControllers([Subject], on: Reference? = nil)
  /// Lets UIKit choose between pushing and presenting (NAV-20).
  case show(Subject, on: Reference? = nil)
  /// Presents a modal (MODAL-1 … MODAL-8); a style of nil is the era's own.
  case present(Subject, as: PresentationStyle? = nil, on: Reference? = nil)
  /// Dismisses a modal and all above it (MODAL-9 … MODAL-12).
  case dismiss(on: Reference? = nil)
  /// Selects a tab in code (TAB-1 … TAB-3).
  case select(Reference, on: Reference? = nil)
  /// The user taps a tab (TAB-4).
  case tap(Reference, on: Reference? = nil)
  /// The user swipes back from the leading edge, to the end or only so far (SWIPE-1 … SWIPE-7).
  case swipeBack(SwipePhase = .complete, on: Reference? = nil)
  /// A split view gets too narrow for its columns (SPLIT-2).
  case collapse(on: Reference? = nil)
  /// A split view has room for its columns again (SPLIT-2).
  case expand(on: Reference? = nil)
  /// The article's first button: a new container with a stack of its own, on the outermost stack (ART-3).
  case newNav(name: String? = nil, screen: String? = nil)
  /// The article's second button: a new screen on the innermost stack (ART-5).
  case sameNav(screen: String? = nil)
  /// The article's close button: pops the whole container (ART-6).
  case back
  /// Nothing happens; the frame is there for its words.
  case note
}

extension Action: CustomStringConvertible {
  /// The action on one line, as a scenario writes it.
  public var description: String { reading.statement.oneLine }
}
