/// What a step did to the tree: exactly the difference between before and after.
public struct Change: Hashable, Sendable {
  /// Controllers that were not in the tree before, each before what it holds.
  public let appeared: [ControllerID]
  /// Controllers that are not in the tree any more, in the order in which they stood.
  public let removed: [ControllerID]
  /// Controllers that have another parent or presenter than before.
  public let moved: [ControllerID]
  /// The screen that is visible now, was not before, and is not new: it lay beneath.
  public let uncovered: ControllerID?

  /// Nothing changed.
  public static let none = Change(appeared: [], removed: [], moved: [], uncovered: nil)

  /// Whether no controller came, went, changed its holder or was uncovered; a stack may have another order all the same.
  public var isEmpty: Bool { self == .none }
}

extension Change {
  /// Compares two trees.
  ///
  /// - Complexity: O(n) in the number of controllers of both, and much less for two that share most of their nodes, as steps do.
  public init(from before: NavigationTree, to after: NavigationTree) {
    guard before != after else {
      self = .none
      return
    }
    let (left, came) = (before.placements(besides: after), after.placements(besides: before))
    let old = Dictionary(left.map { ($0.id, $0.holder.id) }) { first, _ in first }
    let new = Set(came.map(\.id))
    let appeared = came.map(\.id).filter { old[$0] == nil }
    let visible = after.visible.id
    self.init(
      appeared: appeared,
      removed: left.map(\.id).filter { !new.contains($0) },
      moved: came.filter { placement in old[placement.id].map { $0 != placement.holder.id } ?? false }.map(\.id),
      uncovered: visible != before.visible.id && !appeared.contains(visible) ? visible : nil)
  }
}
