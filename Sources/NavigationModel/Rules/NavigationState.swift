/// What an action meets: the tree, the controllers taken off it earlier, and what is stuck.
public struct NavigationState: Sendable {
  /// The tree as it stands.
  public package(set) var tree: NavigationTree
  /// Navigation controllers that an always-yes swipe left stuck (SWIPE-3).
  public package(set) var stuck: Set<ControllerID> = []
  /// Whose words UIKit's messages are in.
  public let era: Era
  /// Who answers for the swipe where a controller does not say.
  public let gesture: GesturePolicy

  /// Controllers off the tree, each with all it held when it left; they are still instances and can come back by `@id`.
  var detached: [Node] = []
  var identities = IdentityBook()

  /// Builds the tree that a scenario starts with.
  public init(start scenario: Scenario) {
    era = scenario.era
    gesture = scenario.gesture
    var identities = IdentityBook()
    tree = NavigationTree(root: scenario.tree.built(with: &identities, era: scenario.era))
    self.identities = identities
  }
}

// MARK: - Instances

extension NavigationState {
  /// Builds what a subject describes, or finds the instance it names; the tree is left alone.
  mutating func instance(of subject: Subject) throws(ScenarioProblem) -> Node {
    switch subject {
    case .named, .new:
      guard let blueprint = subject.blueprint else { throw .impossible("there is nothing to build") }
      return blueprint.built(with: &identities, era: era)
    case .instance(let id):
      if let node = tree[id] ?? detachedNode(id) { return node }
      throw .unknown(.id(id), nearest: nearestWord(to: id.rawValue, among: knownIdentities).map { "@" + $0 })
    }
  }

  /// Takes an instance off wherever it stands, so that it can be put elsewhere: never two parents (NAV-2, TREE-1).
  mutating func take(_ node: Node) {
    if identities.isNew(node.id) || tree.detach(node.id) != nil { return }
    detached = detached.compactMap { $0.without(node.id) }
  }

  /// Keeps controllers that left the tree within reach of `@id`.
  mutating func retain(_ nodes: some Sequence<Node>) {
    detached.append(contentsOf: nodes)
  }

  func detachedNode(_ id: ControllerID) -> Node? {
    for node in detached {
      if let found = NavigationTree(root: node)[id] { return found }
    }
    return nil
  }

  private var knownIdentities: [String] {
    (tree.preorder + detached.flatMap { NavigationTree(root: $0).preorder }).map(\.id.rawValue)
  }
}

extension Node {
  /// The node without one of the controllers in it; nil where it is that controller itself.
  fileprivate func without(_ id: ControllerID) -> Node? {
    guard self.id != id else { return nil }
    var tree = NavigationTree(root: self)
    _ = tree.detach(id)
    return tree.root
  }
}
