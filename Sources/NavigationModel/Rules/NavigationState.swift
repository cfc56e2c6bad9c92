/// What an action meets: the tree, the controllers taken off it earlier, and what is stuck.
public struct NavigationState: Sendable {
  /// The tree as it stands.
  public package(set) var tree: NavigationTree
  /// Navigation controllers that an always-yes swipe left stuck (SWIPE-3).
  public package(set) var stuck: Set<ControllerID> = []
  /// A swipe that is under way (SWIPE-7).
  public package(set) var transition: PopTransition?
  /// Whose words UIKit's messages are in.
  public let era: Era
  /// Who answers for the swipe where a controller does not say.
  public let gesture: GesturePolicy

  /// What left the tree and can come back by `@id`.
  var offTree = OffTree()
  var identities = IdentityBook()
  /// Changes of a stack that wait for a swipe to end (NAV-22).
  var queued: [Action] = []

  /// Builds the tree that a scenario starts with.
  public init(start scenario: Scenario) {
    era = scenario.era
    gesture = scenario.gesture
    var identities = IdentityBook()
    tree = NavigationTree(root: scenario.tree.built(with: &identities, era: scenario.era))
    tree.loadViews(during: nil, isStart: true)
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
      if let node = tree[id] ?? offTree[id] { return node }
      throw .unknown(.id(id), nearest: nearestWord(to: id.rawValue, among: knownIdentities).map { "@" + $0 })
    }
  }

  /// Takes an instance off wherever it stands, so that it can be put elsewhere: never two parents (NAV-2, TREE-1).
  mutating func take(_ node: Node) {
    if identities.isNew(node.id) || tree.detach(node.id) != nil { return }
    offTree.remove(node.id)
  }

  /// Keeps controllers that left the tree within reach of `@id`.
  mutating func retain(_ nodes: some Sequence<Node>) {
    for node in nodes { offTree.insert(node) }
  }

  /// What an instance is part of: the tree, or what left it.
  func whole(of id: ControllerID) -> NavigationTree {
    offTree[whole: id] ?? tree
  }

  private var knownIdentities: [String] {
    tree.preorder.map(\.id.rawValue) + offTree.identities.map(\.rawValue)
  }
}
