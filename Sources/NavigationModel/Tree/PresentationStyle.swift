/// How a modal is presented; the raw value is the word a scenario uses.
public enum PresentationStyle: String, CaseIterable, Hashable, Sendable {
  /// What a system of today does when nothing is said: a sheet that leaves its presenter in the window.
  case sheet
  /// Covers everything and takes the presenter's tree out of the window (MODAL-13).
  case fullScreen
  /// A page sheet.
  case pageSheet
  /// A form sheet.
  case formSheet
  /// A popover.
  case popover
  /// Covers everything and leaves the presenter in the window.
  case overFullScreen
  /// Covers the nearest presentation context and takes it out of the window (MODAL-2, MODAL-13).
  case currentContext
  /// Covers the nearest presentation context and leaves it in the window (MODAL-2).
  case overCurrentContext

  /// Whether the presenter's tree leaves the window while such a modal is up (MODAL-13).
  public var coversPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .sheet, .pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext: false
    }
  }

  /// Whether the presenter is the nearest presentation context rather than the root of the layer (MODAL-1, MODAL-2).
  public var usesContext: Bool {
    switch self {
    case .currentContext, .overCurrentContext: true
    case .sheet, .fullScreen, .pageSheet, .formSheet, .popover, .overFullScreen: false
    }
  }
}

/// A modal that is up: how it is presented, and what.
public struct Presentation: Hashable, Sendable {
  /// How it is presented.
  public let style: PresentationStyle
  /// The presented controller with all it holds.
  public let root: Node

  /// Describes a modal that is up.
  public init(style: PresentationStyle, root: Node) {
    self.style = style
    self.root = root
  }
}
