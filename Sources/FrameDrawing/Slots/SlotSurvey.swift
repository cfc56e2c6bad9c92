import NavigationModel

/// Goes through all steps of a sequence once and makes every slot as large as its widest occupant.
struct SlotSurvey {
  private let occupants: Occupants
  private let view: PictureView
  private(set) var scenes = SceneBuilder()
  private var cards: [ControllerID: Size] = [:]
  private var last: Step?

  init(occupants: Occupants, view: PictureView) {
    self.occupants = occupants
    self.view = view
  }

  /// The slots seen so far.
  var graph: SlotGraph { scenes.graph }

  /// Takes a step into account; what it shares with the step before it was looked at then.
  mutating func add(_ step: Step) {
    var waiting = [scenes.news(of: step, after: last)]
    last = step
    while let node = waiting.popLast() {
      widen(for: node)
      waiting.append(contentsOf: node.children)
      waiting.append(contentsOf: node.modal.map(\.root))
    }
  }

  private mutating func widen(for node: SceneNode) {
    switch view {
    case .tree:
      scenes.widen(node.slot, forCard: node.mark == nil ? size(of: node) : occupants.node(node.controller, mark: node.mark))
    case .nested where node.isScreen: scenes.widen(node.slot, forCard: size(of: node))
    case .nested:
      scenes.widen(
        node.slot, forTitle: occupants.title(node.controller, mark: node.mark).width, hasBar: node.states.contains(.barred))
    }
  }

  private mutating func size(of node: SceneNode) -> Size {
    if let known = cards[node.controller.id] { return known }
    let size =
      switch view {
      case .nested: occupants.card(node.controller)
      case .tree: occupants.node(node.controller, mark: nil)
      }
    cards[node.controller.id] = size
    return size
  }
}

extension SceneBuilder {
  /// Makes room for a screen's card or node.
  mutating func widen(_ slot: Int, forCard size: Size) {
    graph.widen(slot, forCard: size)
  }

  /// Makes room for a container's title, so many points wide.
  mutating func widen(_ slot: Int, forTitle width: Double, hasBar: Bool) {
    graph.widen(slot, forTitle: width, hasBar: hasBar)
  }
}
