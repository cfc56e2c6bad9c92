/// Where a stack grows to; the raw value is the word that the command line uses.
public enum Direction: String, CaseIterable, Hashable, Sendable {
  /// From left to right, like a storyboard.
  case right
  /// From top to bottom.
  case down
}

// An arrangement thinks along the stack and across it; only here is it said which of the two is x.
extension Direction {
  /// The extent along the stack.
  func along(_ size: Size) -> Double {
    switch self {
    case .right: size.width
    case .down: size.height
    }
  }

  /// The extent across the stack.
  func across(_ size: Size) -> Double {
    switch self {
    case .right: size.height
    case .down: size.width
    }
  }

  /// A size from its extents along and across the stack.
  func size(along: Double, across: Double) -> Size {
    switch self {
    case .right: Size(width: along, height: across)
    case .down: Size(width: across, height: along)
    }
  }

  /// A point from its distances along and across the stack.
  func point(along: Double, across: Double) -> Point {
    switch self {
    case .right: Point(x: along, y: across)
    case .down: Point(x: across, y: along)
    }
  }
}
