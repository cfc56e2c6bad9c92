/// All controllers of an app at one moment: the window's root with everything below and over it.
public struct NavigationTree: Hashable, Sendable {
  /// The window's root controller.
  public private(set) var root: Node

  /// Makes a tree of its root.
  public init(root: Node) {
    self.root = root
  }
}

// MARK: - Finding

/// One step down in a tree: to a child by its place, or to the presented controller.
public enum TreeEdge: Hashable, Sendable {
  /// The child with this index.
  case child(Int)
  /// The presented controller.
  case presented
}

extension NavigationTree {
  /// The node with this identity, wherever it stands.
  ///
  /// - Complexity: O(n) in the number of controllers.
  public subscript(id: ControllerID) -> Node? {
    lineage(of: id)?.last
  }

  /// The nodes from the root down to the one with this identity, both included, across presentations.
  ///
  /// - Complexity: O(n) in the number of controllers.
  public func lineage(of id: ControllerID) -> [Node]? {
    edges(to: id).map(nodes(along:))
  }

  /// All nodes, each before its children, and these before the modal over it: the order in which UIKit prints them.
  public var preorder: [Node] {
    var found: [Node] = []
    var waiting = [root]
    while let node = waiting.popLast() {
      found.append(node)
      if let modal = node.presentation { waiting.append(modal.root) }
      waiting.append(contentsOf: node.children.reversed())
    }
    return found
  }

  /// The way from the root to a controller.
  package func edges(to id: ControllerID) -> [TreeEdge]? {
    var found: [TreeEdge] = []
    func search(_ node: Node) -> Bool {
      if node.id == id { return true }
      let children = node.children
      for index in children.indices where search(children[index]) {
        found.append(.child(index))
        return true
      }
      if let modal = node.presentation, search(modal.root) {
        found.append(.presented)
        return true
      }
      return false
    }
    return search(root) ? found.reversed() : nil
  }

  private func nodes(along edges: [TreeEdge]) -> [Node] {
    var nodes = [root]
    for edge in edges {
      guard let here = nodes.last, let next = here.following(edge) else { break }
      nodes.append(next)
    }
    return nodes
  }
}

extension Node {
  /// The node that an edge leads to.
  func following(_ edge: TreeEdge) -> Node? {
    switch edge {
    case .child(let index): children.indices.contains(index) ? children[index] : nil
    case .presented: presentation?.root
    }
  }
}

// MARK: - Editing

extension NavigationTree {
  /// Replaces one node by what the closure makes of it; an unknown identity changes nothing.
  package mutating func update(_ id: ControllerID, _ change: (Node) -> Node) {
    guard let way = edges(to: id) else { return }
    root = Self.rebuilt(root, along: way[...], change)
  }

  /// Takes a controller, with all it holds, off its parent or its presenter, and gives it back.
  ///
  /// The root stays: a window without a root is no tree, so taking it is nil.
  package mutating func detach(_ id: ControllerID) -> Node? {
    guard let way = edges(to: id), let last = way.last, let node = self[id] else { return nil }
    root = Self.rebuilt(root, along: way.dropLast()) { parent in
      switch last {
      case .child(let index):
        var rest = parent.children
        rest.remove(at: index)
        return parent.with(children: rest)
      case .presented: return parent.with(presentation: nil)
      }
    }
    return node
  }

  /// Puts another node in the root's place, for changes that go all over the tree.
  mutating func replaceRoot(by node: Node) {
    root = node
  }

  private static func rebuilt(_ node: Node, along way: ArraySlice<TreeEdge>, _ change: (Node) -> Node) -> Node {
    guard let edge = way.first else { return change(node) }
    switch edge {
    case .child(let index):
      var children = node.children
      children[index] = rebuilt(children[index], along: way.dropFirst(), change)
      return node.with(children: children)
    case .presented:
      return node.with(
        presentation: node.presentation.map {
          Presentation(style: $0.style, root: rebuilt($0.root, along: way.dropFirst(), change))
        })
    }
  }
}
