/// The ways that arrows take, as the points of cubic curves.
enum ArrowRoute {
  /// Between a line and what it touches, in points.
  private static let clearance = 3.0

  /// From one member of a stack to the next: straight from side to side, or around the corner into another row.
  ///
  /// - Parameter turn: Where across the stack the arrow goes back to the start of its head's row; nil where both are in one row.
  static func stack(from tail: Rect, to head: Rect, turningAt turn: Double?, _ direction: Direction) -> [Point] {
    switch direction {
    case .right:
      guard let turn else { return across(tail, head) }
      return polyline([
        Point(x: tail.midX, y: tail.maxY + clearance), Point(x: tail.midX, y: turn), Point(x: head.midX, y: turn),
        Point(x: head.midX, y: head.minY - clearance),
      ])
    case .down:
      guard let turn else { return downwards(tail, head) }
      return polyline([
        Point(x: tail.maxX + clearance, y: tail.midY), Point(x: turn, y: tail.midY), Point(x: turn, y: head.midY),
        Point(x: head.minX - clearance, y: head.midY),
      ])
    }
  }

  /// From a presenter to its modal, and the middle of the words on the way.
  ///
  /// - Parameter words: The extent of the words, which stand beside the line near the modal.
  static func modal(
    from presenter: Rect, to modal: Rect, words: Size, _ direction: Direction
  ) -> (points: [Point], label: Point) {
    switch direction {
    case .right:
      let y = modal.minY + Measures.modalArrow
      let start = Point(x: presenter.maxX + clearance, y: beside(y, presenter.minY, presenter.maxY))
      let end = Point(x: modal.minX - clearance, y: y)
      let centre = Point(x: modal.minX - Measures.modalWords - words.width / 2, y: y - words.height / 2 - clearance)
      let bend = Point(x: modal.minX - words.width - 2 * Measures.modalWords, y: y)
      return (bentOnce(from: start, by: bend, to: end, .right), centre)
    case .down:
      let x = modal.minX + Measures.card.width / 2
      let start = Point(x: beside(x, presenter.minX, presenter.maxX), y: presenter.maxY + clearance)
      let end = Point(x: x, y: modal.minY - clearance)
      let centre = Point(x: x + words.width / 2 + 2 * clearance, y: modal.minY - Measures.modalWords - words.height / 2)
      let bend = Point(x: x, y: modal.minY - words.height - 2 * Measures.modalWords)
      return (bentOnce(from: start, by: bend, to: end, .down), centre)
    }
  }

  /// A curve that has become straight at the bend, where the words begin that stand beside it; bent all the way where there is no room.
  private static func bentOnce(from start: Point, by bend: Point, to end: Point, _ direction: Direction) -> [Point] {
    let room = direction.along(Size(width: bend.x - start.x, height: bend.y - start.y))
    let shift = direction.across(Size(width: end.x - start.x, height: end.y - start.y))
    guard shift != 0, room > 0 else { return curve(from: start, to: end, direction) }
    return curve(from: start, to: bend, direction) + [bend, end, end]
  }

  /// The nearest place on a side from which an arrow can leave, clear of the rounded corners.
  private static func beside(_ wanted: Double, _ low: Double, _ high: Double) -> Double {
    min(max(wanted, low + Measures.corner), high - Measures.corner)
  }

  /// From a parent to its child in a tree of nodes and links.
  static func link(from parent: Rect, to child: Rect, _ direction: Direction) -> [Point] {
    switch direction {
    case .right:
      curve(from: Point(x: parent.maxX, y: parent.midY), to: Point(x: child.minX, y: child.midY), .right)
    case .down:
      curve(from: Point(x: parent.midX, y: parent.maxY), to: Point(x: child.midX, y: child.minY), .down)
    }
  }

  /// From a parent over the columns in between to a child in a further one: out, over, along, down and in.
  ///
  /// - Parameters:
  ///   - first: The parent's first child, before which the way leaves the other links.
  ///   - bus: Where across the stack the way passes over the columns.
  static func busLink(
    from parent: Rect, by first: Rect, over bus: Double, to child: Rect, _ direction: Direction
  ) -> [Point] {
    func spot(_ rect: Rect) -> (along: Double, across: Double) {
      (
        direction.along(Size(width: rect.minX, height: rect.minY)),
        direction.across(Size(width: rect.midX, height: rect.midY))
      )
    }
    let start = spot(parent).along + direction.along(parent.size)
    let trunk = spot(first).along - Measures.linkGap / 2
    let branch = spot(child).along - Measures.linkGap / 2
    return polyline([
      direction.point(along: start, across: spot(parent).across), direction.point(along: trunk, across: spot(parent).across),
      direction.point(along: trunk, across: bus), direction.point(along: branch, across: bus),
      direction.point(along: branch, across: spot(child).across),
      direction.point(along: spot(child).along, across: spot(child).across),
    ])
  }

  /// The middle of the words on a link: beside its far end, where no other link passes.
  static func labelPlace(from parent: Rect, to child: Rect, _ direction: Direction) -> Point {
    switch direction {
    case .right: Point(x: child.minX + 26, y: child.minY - 6)
    case .down: Point(x: child.midX + 24, y: child.minY - 8)
    }
  }

  private static func across(_ tail: Rect, _ head: Rect) -> [Point] {
    curve(
      from: Point(x: tail.maxX + clearance, y: tail.midY), to: Point(x: head.minX - clearance, y: head.midY), .right)
  }

  private static func downwards(_ tail: Rect, _ head: Rect) -> [Point] {
    curve(
      from: Point(x: tail.midX, y: tail.maxY + clearance), to: Point(x: head.midX, y: head.minY - clearance), .down)
  }

  /// A curve that leaves and arrives in a direction; a straight line where the ends are level.
  private static func curve(from start: Point, to end: Point, _ direction: Direction) -> [Point] {
    switch direction {
    case .right:
      let reach = (end.x - start.x) / 2
      return [start, Point(x: start.x + reach, y: start.y), Point(x: end.x - reach, y: end.y), end]
    case .down:
      let reach = (end.y - start.y) / 2
      return [start, Point(x: start.x, y: start.y + reach), Point(x: end.x, y: end.y - reach), end]
    }
  }

  /// Straight pieces as cubic curves whose handles lie on their ends.
  private static func polyline(_ corners: [Point]) -> [Point] {
    var points = Array(corners.prefix(1))
    for (from, to) in zip(corners, corners.dropFirst()) { points += [from, to, to] }
    return points
  }
}
