/// A place on the canvas, in points; the origin is the top left corner, y grows downwards.
public struct Point: Hashable, Sendable {
  /// Distance from the left edge, in points.
  public var x: Double
  /// Distance from the top edge, in points.
  public var y: Double

  /// Names a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Extent from left to right, in points.
  public var width: Double
  /// Extent from top to bottom, in points.
  public var height: Double

  /// Nothing.
  public static let zero = Size(width: 0, height: 0)

  /// Gives an extent.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The smallest size that covers both.
  func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}

/// An upright rectangle on the canvas, in points.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// Names a rectangle by its top left corner and its extent, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }

  /// The same rectangle somewhere else.
  func offset(x: Double, y: Double) -> Rect {
    Rect(x: minX + x, y: minY + y, width: size.width, height: size.height)
  }
}
