/// How large a tree is. It is measured without recursion, since what is too deep is found out here.
package struct Extent: Hashable, Sendable {
  /// The most controllers that stand in each other, children and modals alike; 1 for a root alone.
  package private(set) var depth = 0
  /// The controllers.
  package private(set) var count = 0

  private mutating func add(atDepth depth: Int) {
    count += 1
    self.depth = max(self.depth, depth)
  }

  /// The first limit of a tree that it is beyond; nil where it is within all.
  package func excess(of limits: Limits.Story) -> LimitExcess? {
    if depth > limits.depth { return .depth(depth, most: limits.depth) }
    if count > limits.controllers { return .controllers(count, most: limits.controllers) }
    return nil
  }
}

extension Extent {
  /// Measures a tree.
  ///
  /// - Complexity: O(n) in the number of controllers.
  package init(of root: Node) {
    var waiting = [(node: root, depth: 1)]
    while let (node, depth) = waiting.popLast() {
      add(atDepth: depth)
      for child in node.children { waiting.append((child, depth + 1)) }
      if let modal = node.presentation { waiting.append((modal.root, depth + 1)) }
    }
  }

  /// Measures what a replay would build.
  ///
  /// - Complexity: O(n) in the number of controllers.
  package init(of root: Blueprint) {
    var waiting = [(blueprint: root, depth: 1)]
    while let (blueprint, depth) = waiting.popLast() {
      add(atDepth: depth)
      if blueprint.buildsInnerNavigation { add(atDepth: depth + 1) }
      for (index, child) in blueprint.children.enumerated() {
        waiting.append((child, depth + blueprint.levels(toChildAt: index)))
      }
      if let modal = blueprint.presentation { waiting.append((modal.root, depth + 1)) }
    }
  }
}

extension Blueprint {
  /// Whether a navigation controller is built that is not described: the one in a nested container (ART-2).
  package var buildsInnerNavigation: Bool {
    kind == .nested && !(children.count == 1 && children[0].kind == .navigation)
  }

  /// How much deeper than the controller itself a child will stand: by one more where a controller is built between them (ART-2, TAB-5).
  package func levels(toChildAt index: Int) -> Int {
    buildsInnerNavigation || (exceedsPhone && index >= 4) ? 2 : 1
  }
}
