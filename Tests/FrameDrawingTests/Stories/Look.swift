import FrameDrawing
import NavigationModel
import Testing

/// A way to draw, with a name for test output.
struct Look: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let options: DrawingOptions
  let arranger: GraphArranger?

  init(_ name: String, _ options: DrawingOptions, arranger: GraphArranger? = nil) {
    testDescription = name
    self.options = options
    self.arranger = arranger
  }

  static let all = [
    Look("nested", DrawingOptions()),
    Look("nested down", DrawingOptions(direction: .down)),
    Look("nested wrapped", DrawingOptions(wrap: 2)),
    Look("nested down wrapped", DrawingOptions(direction: .down, wrap: 1)),
    Look("nested by dot", DrawingOptions(layout: .dot), arranger: Arrangers.sideBySide),
    Look("tree", DrawingOptions(view: .tree)),
    Look("tree down", DrawingOptions(view: .tree, direction: .down)),
    Look("tree wrapped", DrawingOptions(view: .tree, wrap: 2)),
    Look("tree by dot", DrawingOptions(view: .tree), arranger: Arrangers.sideBySide),
  ]

  func drawn(_ story: Story) throws -> FrameSequence { try story.drawn(options, arranger: arranger) }
}

/// Where controllers stand by the model alone: positions from the root.
struct Places {
  private(set) var byID: [String: [String]] = [:]

  init(_ tree: NavigationTree) { add(tree.root, []) }

  private mutating func add(_ node: Node, _ place: [String]) {
    byID[node.id.rawValue] = place
    for (index, child) in node.children.enumerated() { add(child, place + ["\(node.kind)", "\(index)"]) }
    if let modal = node.presentation { add(modal.root, place + ["modal"]) }
  }
}
