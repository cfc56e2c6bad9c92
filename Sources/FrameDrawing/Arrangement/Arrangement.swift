import NavigationModel

/// Where every slot is: the one arrangement that all frames of a sequence share, so that nothing moves.
struct Arrangement {
  /// For each slot the card of a screen that stands in it, on its canvas.
  var cards: [Rect]
  /// For each slot the largest box of a container that stands in it.
  var boxes: [Rect]
  /// For each slot where the row begins that it stands in, across the stack; arrows into another row turn just before it.
  var rows: [Double]
  /// The extent of it all.
  var size: Size

  /// An arrangement of so many slots, all of them nowhere yet.
  init(slots: Int) {
    cards = Array(repeating: Rect(x: 0, y: 0, width: 0, height: 0), count: slots)
    boxes = cards
    rows = Array(repeating: 0, count: slots)
    size = .zero
  }

  /// The same arrangement with its top left corner somewhere else on the canvas.
  func moved(to corner: Point, _ direction: Direction) -> Arrangement {
    var moved = self
    let across = direction.across(Size(width: corner.x, height: corner.y))
    moved.cards = cards.map { $0.offset(x: corner.x, y: corner.y) }
    moved.boxes = boxes.map { $0.offset(x: corner.x, y: corner.y) }
    moved.rows = rows.map { $0 + across }
    return moved
  }
}

extension Arrangement {
  /// Arranges a slot graph as the options say.
  ///
  /// - Parameters:
  ///   - modalGap: The distance from a layer to the modals over it, in points.
  ///   - arranger: Lets `dot` arrange it; nil where the slots are arranged here.
  static func arranged(
    _ graph: SlotGraph, _ options: DrawingOptions, modalGap: Double, by arranger: GraphArranger?
  ) throws -> Arrangement {
    switch (arranger, options.view) {
    case (nil, .nested):
      BoxArrangement.arranged(graph, direction: options.direction, wrap: options.wrap, modalGap: modalGap)
    case (nil, .tree):
      LinkArrangement.arranged(graph, direction: options.direction, wrap: options.wrap)
    case (.some(let arranger), .nested):
      try DotArrangement.boxes(graph, direction: options.direction, modalGap: modalGap, by: arranger)
    case (.some(let arranger), .tree):
      try DotArrangement.links(graph, direction: options.direction, by: arranger)
    }
  }
}
