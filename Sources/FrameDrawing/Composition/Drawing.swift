import NavigationModel

/// One frame as shapes and arrows with their final places: what is left to say in DOT.
struct Drawing {
  /// The canvas.
  var size: Size
  /// Its colour.
  var background: HexColor
  /// Everything but the arrows, in the order in which it is drawn.
  var elements: [Element]
  /// Arrows, drawn over everything.
  var arrows: [Arrow]
}

/// A shape, or a box with what stands in it.
indirect enum Element {
  case shape(Shape)
  case box(Box)
}

/// An outline with text in it.
struct Shape {
  let id: String
  let classes: [String]
  var rect: Rect
  var outline: Outline
  var text: Label?

  enum Outline: Hashable {
    /// Text alone.
    case none
    case roundedBox(Stroke, fill: HexColor)
    case circle(Stroke, fill: HexColor)
  }
}

/// A line around something.
struct Stroke: Hashable {
  let color: HexColor
  let width: Double
  var isDashed = false
}

/// Lines of text in a shape: in its middle, or from its left edge.
struct Label {
  let lines: [String]
  let style: TextStyle
  let color: HexColor
  var isLeading = false

  init(_ lines: [String], _ style: TextStyle, _ color: HexColor, isLeading: Bool = false) {
    self.lines = lines
    self.style = style
    self.color = color
    self.isLeading = isLeading
  }
}

/// A container: its outline and all that is drawn inside.
struct Box {
  let id: String
  let classes: [String]
  var rect: Rect
  let stroke: Stroke
  let fill: HexColor
  var contents: [Element]
}

/// A line from one shape to another along given points: straight where two are given, otherwise cubic curves (3n + 1 points).
struct Arrow {
  let id: String
  let classes: [String]
  let tail: String
  let head: String
  let points: [Point]
  let stroke: Stroke
  var hasHead = true
  var text: Label?
  var textCentre = Point(x: 0, y: 0)
}
