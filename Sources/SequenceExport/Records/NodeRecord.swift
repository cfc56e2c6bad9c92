internal import NavigationModel

/// A controller with what it holds, as JSON has it.
///
/// Every controller has `state`, how far it is on screen: `appeared`, `disappeared`, and while a swipe is under way `appearing` or
/// `disappearing`; and `inWindow`, whether its view is in the window. What is not there, children or a modal, has no key.
struct NodeRecord: Encodable {
  private let node: Node
  private let appearances: [ControllerID: Appearance]
  private let column: SplitColumn?

  /// - Parameter appearances: How far the controllers of the node's tree are on screen.
  init(_ node: Node, appearances: [ControllerID: Appearance], column: SplitColumn? = nil) {
    self.node = node
    self.appearances = appearances
    self.column = column
  }

  private enum Key: String, CodingKey {
    case id, kind, name, `class`, state, inWindow, children, selected, presents, column, style, root
  }

  func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode(node.id.rawValue, forKey: .id)
    try record.encode(node.kind.rawValue, forKey: .kind)
    try record.encode(node.controller.name, forKey: .name)
    try record.encode(node.controller.className, forKey: .class)
    try record.encodeIfPresent(appearances[node.id]?.state.rawValue, forKey: .state)
    try record.encodeIfPresent(appearances[node.id]?.isInWindow, forKey: .inWindow)
    try record.encodeIfPresent(column?.rawValue, forKey: .column)
    if !node.children.isEmpty {
      let children = node.children.enumerated().map {
        NodeRecord($1, appearances: appearances, column: node.column(ofChildAt: $0))
      }
      try record.encode(children, forKey: .children)
    }
    try record.encodeIfPresent(node.selected?.rawValue, forKey: .selected)
    if let modal = node.presentation {
      var presents = record.nestedContainer(keyedBy: Key.self, forKey: .presents)
      try presents.encode(modal.style.rawValue, forKey: .style)
      try presents.encode(NodeRecord(modal.root, appearances: appearances), forKey: .root)
    }
  }
}
