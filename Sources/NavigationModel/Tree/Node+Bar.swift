// What a navigation bar shows: the model asks before a swipe, the picture for every member (SWIPE-2).

extension Node {
  /// Whether this navigation controller's bar is shown while a member is on top.
  ///
  /// Of a nested container `barHidden` speaks of the stack inside it, not of the bar above it.
  public func showsBar(over member: Node) -> Bool {
    kind == .navigation && !controller.traits.barHidden && (member.kind == .nested || !member.controller.traits.barHidden)
  }

  /// Whether the bar has the system's back button while the member at an index is on top.
  ///
  /// - Parameters:
  ///   - index: The member's place in the stack, from 0 at the bottom; where there is none, there is no button.
  ///   - leadsOut: Whether this navigation controller is itself above the root of another's stack (SPLIT-2): then even its root
  ///     leads back.
  public func showsBack(overMemberAt index: Int, leadsOut: Bool) -> Bool {
    guard children.indices.contains(index) else { return false }
    return showsBar(over: children[index]) && (index > 0 || leadsOut) && !children[index].controller.traits.backHidden
  }
}
