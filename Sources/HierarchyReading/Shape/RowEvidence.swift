internal import NavigationModel

/// What one row and its children say about the kind of its controller.
struct RowEvidence {
  private let base: String
  private let viewClass: String?
  private let childKinds: [ControllerKind]
  private let parentClass: String?
  private let firstChildClass: String?
  private let showsOtherThanLast: Bool

  /// Subclasses of `UINavigationController` in the SDK whose names do not say so.
  private static let navigationControllers: Set<String> = [
    "UINavigationController", "UIMoreNavigationController", "UIImagePickerController", "UIVideoEditorController",
    "MFMailComposeViewController", "MFMessageComposeViewController",
  ]
  private static let tabBarControllers: Set<String> = ["UITabBarController", "UIKitTabBarController"]
  private static let tabEndings = [
    "TabBarController", "TabbarController", "TabBarViewController", "TabController", "TabsController", "TabViewController",
    "TabsViewController",
  ]

  init(of index: Int, in forest: RowForest, childKinds: [ControllerKind]) {
    let row = forest.rows[index]
    let states = forest.children[index].map { forest.rows[$0].state }
    base = ClassName(row.controller.className).base
    viewClass =
      switch row.view {
      case .loaded(let view, _): ClassName(view.className).base
      case .notLoaded, nil: nil
      }
    self.childKinds = childKinds
    parentClass = forest.parents[index].map { forest.rows[$0].controller.className }
    firstChildClass = forest.children[index].first.map { ClassName(forest.rows[$0].controller.className).base }
    // While a swipe is under way the top of a stack is disappearing and the member below it appearing (SWIPE-7).
    showsOtherThanLast =
      row.state?.isShown == true && states.last != .disappearing && states.last??.isShown != true
      && states.contains { $0?.isShown == true }
  }

  /// The kind, with a reason where it is a guess.
  var reading: KindReading {
    if let certain { return KindReading(kind: certain) }
    if let named { return named }
    if hasLayoutView, !childKinds.isEmpty { return arranged }
    return KindReading(kind: childKinds.isEmpty ? .screen : .container)
  }
}

extension RowEvidence {
  private var hasLayoutView: Bool { viewClass == "UILayoutContainerView" }

  /// Whether this is the More of a tab bar as a replay builds it: a second row of tabs (TAB-5). UIKit's own is a stack with a list at
  /// its bottom.
  private var isMoreWithTabs: Bool {
    base == "UIMoreNavigationController" && firstChildClass.map { $0 != "UIMoreListController" } ?? false
  }

  /// The kind, where class and view leave no doubt.
  private var certain: ControllerKind? {
    if base == "UISplitViewController" || viewClass?.hasPrefix("_UISplitViewController") == true { return .split }
    if Self.tabBarControllers.contains(base) { return .tabs }
    if isMoreWithTabs { return .tabs }
    if Self.navigationControllers.contains(base) { return .navigation }
    guard hasLayoutView else { return nil }
    if base.hasSuffix("SplitViewController") { return .split }
    if base.hasSuffix("TabBarController") { return .tabs }
    return base.hasSuffix("NavigationController") ? .navigation : nil
  }

  /// The kind that the name alone suggests. A view of another class speaks against it, except for a split view, which may have any.
  private var named: KindReading? {
    if base.hasSuffix("SplitViewController"), viewClass == nil || !childKinds.isEmpty {
      return KindReading(kind: .split, guess: "its name says so")
    }
    guard viewClass == nil else { return nil }
    let kind: ControllerKind? =
      base.hasSuffix("TabBarController") ? .tabs : base.hasSuffix("NavigationController") ? .navigation : nil
    return kind.map { KindReading(kind: $0, guess: "its name says so, and the row shows no view") }
  }

  /// The kind of an unknown class whose view is a `UILayoutContainerView`: tabs where a stack is out of the question.
  private var arranged: KindReading {
    if Self.tabEndings.contains(where: base.hasSuffix) {
      return KindReading(kind: .tabs, guess: "its name says so, and its view is a UILayoutContainerView")
    }
    // Collapsed, a split view puts one navigation controller on another's stack (SPLIT-2).
    if childKinds.contains(.navigation), parentClass.map({ ClassName($0).base.hasSuffix("SplitViewController") }) != true {
      return KindReading(kind: .tabs, guess: "it holds navigation controllers, which cannot be on a stack")
    }
    if showsOtherThanLast {
      return KindReading(kind: .tabs, guess: "another child than the last is on screen")
    }
    return KindReading(kind: .navigation, guess: "its view is a UILayoutContainerView")
  }
}
