// Two trees side by side. Steps share all that an action left alone, so what they share is passed over without a look inside.

extension NavigationTree {
  /// A controller with the one that holds or presents it; the root is held by itself.
  struct Placement {
    let id: ControllerID
    let holder: ControllerID
  }

  /// The controllers, in preorder, except those in parts that the other tree has in the same place.
  ///
  /// - Complexity: O(n) in the number of siblings along what changed.
  func placements(besides other: NavigationTree) -> [Placement] {
    var found: [Placement] = []
    Self.collect(root, heldBy: root.id, besides: other.root.id == root.id ? other.root : nil, into: &found)
    return found
  }

  private static func collect(_ node: Node, heldBy holder: ControllerID, besides twin: Node?, into found: inout [Placement]) {
    if let twin, node.sharesStorage(with: twin) { return }
    found.append(Placement(id: node.id, holder: holder))
    let others = twin?.children ?? []
    let shared = zip(node.children, others).prefix { $0.sharesStorage(with: $1) }.count
    var byID: [ControllerID: Node]?
    for child in node.children.dropFirst(shared) {
      let known = byID ?? Dictionary(others.dropFirst(shared).map { ($0.id, $0) }) { first, _ in first }
      byID = known
      collect(child, heldBy: node.id, besides: known[child.id], into: &found)
    }
    guard let modal = node.presentation?.root else { return }
    collect(modal, heldBy: node.id, besides: twin?.presentation.flatMap { $0.root.id == modal.id ? $0.root : nil }, into: &found)
  }
}
