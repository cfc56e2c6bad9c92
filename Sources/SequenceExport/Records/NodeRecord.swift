internal import NavigationModel

/// A controller with what it holds, as JSON has it.
struct NodeRecord: Encodable {
  private let node: Node
  private let column: SplitColumn?

  init(_ node: Node, column: SplitColumn? = nil) {
    self.node = node
    self.column = column
  }

  private enum Key: String, CodingKey {
    case id, kind, name, `class`, children, selected, presents, column, style, root
  }

  func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode(node.id.rawValue, forKey: .id)
    try record.encode(node.kind.rawValue, forKey: .kind)
    try record.encode(node.controller.name, forKey: .name)
    try record.encode(node.controller.className, forKey: .class)
    try record.encodeIfPresent(column?.rawValue, forKey: .column)
    if !node.children.isEmpty {
      let children = node.children.enumerated().map { NodeRecord($1, column: node.column(ofChildAt: $0)) }
      try record.encode(children, forKey: .children)
    }
    try record.encodeIfPresent(node.selected?.rawValue, forKey: .selected)
    if let modal = node.presentation {
      var presents = record.nestedContainer(keyedBy: Key.self, forKey: .presents)
      try presents.encode(modal.style.rawValue, forKey: .style)
      try presents.encode(NodeRecord(modal.root), forKey: .root)
    }
  }
}
