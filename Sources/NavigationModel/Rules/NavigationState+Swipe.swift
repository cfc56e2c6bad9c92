// SWIPE: which stack a swipe from the leading edge pops, and who may forbid it.

extension NavigationState {
  /// SWIPE-2 … SWIPE-6: a swipe from the edge to the end.
  mutating func swipeBack(on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    switch try beginning(on: reference) {
    case .answer(let ruling): return ruling
    case .begins(let navigation):
      keepBottom(navigation.children.count - 1, of: navigation)
      return .done("SWIPE-4", .pop)
    }
  }

  enum Beginning {
    case begins(Node)
    case answer(Ruling)
  }

  /// Whether a swipe begins, and on which stack; the answer where it does not.
  func beginning(on reference: Reference?) throws(ScenarioProblem) -> Beginning {
    guard let navigation = try swiped(reference) else {
      return .answer(.refused("SWIPE-6", reason: "no stack holds what is visible, and a swipe never dismisses a modal"))
    }
    guard transition == nil else {
      return .answer(.refused("SWIPE-2", reason: "a transition is running, so no other swipe begins"))
    }
    guard tree.isWithinReach(navigation.id) else {
      return .answer(
        .refused("SWIPE-1", reason: "\(navigation.controller.printed) is covered or not on screen, so no swipe begins on it"))
    }
    if stuck.contains(navigation.id) {
      return .answer(.refused("SWIPE-3", reason: "\(navigation.controller.printed) is frozen, so no swipe begins"))
    }
    switch policy(of: navigation) {
    case .system:
      if let reason = obstacle(to: navigation) { return .answer(.refused("SWIPE-2", reason: reason)) }
    case .always:
      guard navigation.children.count > 1 else {
        let words =
          "the swipe begins at the root, nothing can be popped, and \(navigation.controller.printed) is stuck from now on"
        return .answer(.ignored("SWIPE-3", reason: words, sticks: navigation.id))
      }
    case .guarded:
      if let reason = guardedObstacle(to: navigation) { return .answer(.refused("SWIPE-5", reason: reason)) }
    }
    return .begins(navigation)
  }

  /// The stack that a swipe goes to: the one named, or the innermost with anything to pop (SWIPE-4).
  ///
  /// Where none has, it is one whose delegate lets the swipe begin all the same (SWIPE-3), or else the innermost.
  private func swiped(_ reference: Reference?) throws(ScenarioProblem) -> Node? {
    if let reference { return try receiver(reference, .navigation) }
    let visible = tree.visible
    let around = (visible.kind == .navigation ? [visible] : []) + tree.ancestors(of: visible.id)
    let stacks = around.filter { $0.kind == .navigation }
    return stacks.first { $0.children.count > 1 } ?? stacks.first { policy(of: $0) == .always } ?? stacks.first
  }

  private func policy(of navigation: Node) -> GesturePolicy {
    navigation.controller.traits.gesture ?? gesture
  }

  /// SWIPE-2: why UIKit's own delegate says no; nil where it says yes.
  private func obstacle(to navigation: Node) -> String? {
    guard navigation.children.count > 1, let top = navigation.children.last else {
      return "the stack has one member, so UIKit's swipe does not begin"
    }
    if !navigation.showsBar(over: top) {
      return "the navigation bar is hidden, so UIKit's swipe does not begin"
    }
    if top.controller.traits.backHidden { return "the back button is hidden, so UIKit's swipe does not begin" }
    return nil
  }

  /// SWIPE-5: why the article's delegate says no; nil where it says yes. It is asked in this order.
  private func guardedObstacle(to navigation: Node) -> String? {
    guard navigation.children.count > 1, let top = navigation.children.last else {
      return "the stack has one member, and the guard has no delegate to ask instead"
    }
    guard !navigation.showsBar(over: top) else {
      return "the navigation bar is shown, and the guard has no delegate to ask instead"
    }
    if let answer = top.controller.traits.canNestedSwipeBack {
      return answer ? nil : "'\(top.controller.spokenName)' says no by canNestedSwipeBack"
    }
    guard top.kind == .nested, let inner = top.children.first, inner.children.count > 1 else { return nil }
    return "the guard keeps the inner stack of '\(top.controller.spokenName)', which has \(inner.children.count) members"
  }
}
