// Two trees side by side. Steps share all that an action left alone, so what they share is passed over without a look inside.

extension NavigationTree {
  /// A controller with the one that holds or presents it; the root is held by itself.
  package struct Placement {
    package let node: Node
    package let holder: Node
    /// Whether the holder has it among its children, and does not present it.
    package let isChild: Bool

    var id: ControllerID { node.id }
  }

  /// The controllers, in preorder, except those in parts that the other tree has in the same place; all of them without another tree.
  ///
  /// - Complexity: O(n) in the number of siblings along what changed.
  package func placements(besides other: NavigationTree?) -> [Placement] {
    var found: [Placement] = []
    Self.collect(root, of: root, isChild: false, besides: other?.root.id == root.id ? other?.root : nil, into: &found)
    return found
  }

  private static func collect(_ node: Node, of holder: Node, isChild: Bool, besides twin: Node?, into found: inout [Placement]) {
    if let twin, node.sharesStorage(with: twin) { return }
    found.append(Placement(node: node, holder: holder, isChild: isChild))
    let (children, others) = (node.children, twin?.children ?? [])
    var byID: [ControllerID: Node]?
    for (index, child) in children.enumerated() {
      let neighbour = index < others.count ? others[index] : nil
      if let neighbour, neighbour.sharesStorage(with: child) { continue }
      // Nearly always a child stands where it stood; only where one does not, a table of those that are left finds it.
      if let neighbour, neighbour.id == child.id {
        collect(child, of: node, isChild: true, besides: neighbour, into: &found)
      } else {
        let known = byID ?? Dictionary(others.dropFirst(index).map { ($0.id, $0) }) { first, _ in first }
        byID = known
        collect(child, of: node, isChild: true, besides: known[child.id], into: &found)
      }
    }
    guard let modal = node.presentation?.root else { return }
    let other = twin?.presentation.flatMap { $0.root.id == modal.id ? $0.root : nil }
    collect(modal, of: node, isChild: false, besides: other, into: &found)
  }
}
