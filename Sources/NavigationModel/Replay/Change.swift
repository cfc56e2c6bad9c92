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
  /// - Complexity: O(n) in the number of controllers of both.
  public init(from before: NavigationTree, to after: NavigationTree) {
    guard before != after else {
      self = .none
      return
    }
    let old = Self.holders(in: before)
    let new = Self.holders(in: after)
    let visible = after.visible.id
    self.init(
      appeared: after.preorder.map(\.id).filter { old[$0] == nil },
      removed: before.preorder.map(\.id).filter { new[$0] == nil },
      moved: after.preorder.map(\.id).filter { id in old[id].map { $0 != new[id] } ?? false },
      uncovered: visible != before.visible.id && old[visible] != nil ? visible : nil)
  }

  /// Every controller with the one that holds or presents it; the root is held by itself.
  private static func holders(in tree: NavigationTree) -> [ControllerID: ControllerID] {
    var holders = [tree.root.id: tree.root.id]
    for node in tree.preorder {
      for child in node.children { holders[child.id] = node.id }
      if let modal = node.presentation { holders[modal.root.id] = node.id }
    }
    return holders
  }
}
