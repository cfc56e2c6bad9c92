internal import NavigationModel

extension PresentationStyle {
  /// The class of the presentation controller that UIKit arranges such a modal with: printed as it is, and what reading is made from.
  var controllerClass: String {
    switch self {
    case .sheet: "UISheetPresentationController"
    case .fullScreen: "_UIFullscreenPresentationController"
    case .pageSheet: "_UIPageSheetPresentationController"
    case .formSheet: "_UIFormSheetPresentationController"
    case .popover: "UIPopoverPresentationController"
    case .overFullScreen: "_UIOverFullscreenPresentationController"
    case .currentContext: "_UICurrentContextPresentationController"
    case .overCurrentContext: "_UIOverCurrentContextPresentationController"
    }
  }

  /// The style that goes with a presentation controller, told by how its class begins; nil for one of the app's own.
  ///
  /// Systems differ in the underscore, the ending, and capitals.
  init?(controllerClass: String) {
    let name = Self.withoutUnderscore(controllerClass)
    guard let known = Self.beginnings.first(where: { name.hasPrefix($0.beginning) }) else { return nil }
    self = known.style
  }

  private static let beginnings = allCases.map { style in
    (beginning: withoutUnderscore(style.controllerClass).dropLast("PresentationController".count), style: style)
  }

  private static func withoutUnderscore(_ className: String) -> Substring {
    className.lowercased().drop { $0 == "_" }
  }
}
