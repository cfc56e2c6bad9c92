// TAB-5: what becomes of the tabs that a phone's bar has no room for.

extension Blueprint {
  /// The class of the controller that UIKit adds for the tabs beyond the fourth.
  package static let moreClassName = "UIMoreNavigationController"

  /// Whether this is a tab bar with more tabs than fit on a phone, none of which is the controller that UIKit adds for the rest.
  package var exceedsPhone: Bool {
    kind == .tabs && !traits.allTabs && children.count > 5 && !children.contains { $0.className == Self.moreClassName }
  }

  /// The tab bar as a phone builds it: of more than five tabs the first four, and the rest inside More.
  ///
  /// UIKit's More is a navigation controller that shows a list and pushes the tab one picks, a navigation controller among them. Here it
  /// is a second row of tabs, so that each keeps its place and its stack, and no stack holds another stack.
  var asBuiltOnPhone: Blueprint {
    guard exceedsPhone else { return self }
    var more = Blueprint(.tabs, "More", className: Self.moreClassName, traits: Traits(allTabs: true))
    more.children = Array(children.dropFirst(4))
    more.selected = selected.flatMap { $0 < 4 ? nil : $0 - 4 }
    var bar = self
    bar.children = children.prefix(4) + [more]
    bar.selected = selected.map { min($0, 4) }
    return bar
  }
}

extension Node {
  /// The controller inside a tab bar that holds the tabs beyond the fourth.
  var more: Node? {
    guard kind == .tabs else { return nil }
    return children.first { $0.kind == .tabs && $0.controller.className == Blueprint.moreClassName }
  }

  /// What a program sets as a tab bar's `viewControllers`: those in the bar, and behind them those inside More.
  var allTabs: [Node] {
    guard let more else { return children }
    return children.filter { $0.id != more.id } + more.children
  }
}
