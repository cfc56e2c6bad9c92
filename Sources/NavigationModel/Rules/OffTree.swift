/// Controllers that left the tree, each with all it held when it left; they are still instances and can come back by `@id`.
///
/// A story that pops ten thousand times leaves as many behind, so each is found without a search through the others.
struct OffTree: Sendable {
  private var roots: [ControllerID: Node] = [:]
  private var rootOf: [ControllerID: ControllerID] = [:]

  /// What a controller is part of; nil where it never left.
  ///
  /// - Complexity: O(1).
  subscript(whole id: ControllerID) -> NavigationTree? {
    rootOf[id].flatMap { roots[$0] }.map(NavigationTree.init)
  }

  /// The controller with all it holds.
  subscript(id: ControllerID) -> Node? {
    self[whole: id]?[id]
  }

  /// All identities, in the order of their text.
  var identities: [ControllerID] { rootOf.keys.sorted() }

  /// Keeps a controller with all it holds.
  mutating func insert(_ node: Node) {
    roots[node.id] = node
    for part in NavigationTree(root: node).preorder { rootOf[part.id] = node.id }
  }

  /// Takes a controller out with all it holds; what held it stays.
  mutating func remove(_ id: ControllerID) {
    guard let root = rootOf[id], var whole = self[whole: id] else { return }
    for part in whole.preorder { rootOf[part.id] = nil }
    roots[root] = nil
    if whole.detach(id) != nil { insert(whole.root) }
  }
}
