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
  case box(Box, contents: [Element])
}

/// An outline with text in it.
struct Shape: Hashable {
  let id: ExactText
  let classes: ClassWords
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
struct Label: Hashable {
  let lines: [ExactText]
  let style: TextStyle
  let color: HexColor
  var isLeading = false

  init(_ lines: [ExactText], _ style: TextStyle, _ color: HexColor, isLeading: Bool = false) {
    self.lines = lines
    self.style = style
    self.color = color
    self.isLeading = isLeading
  }
}

/// A container's outline.
struct Box: Hashable {
  let id: ExactText
  let classes: ClassWords
  var rect: Rect
  let stroke: Stroke
  let fill: HexColor
}

/// A line from one shape to another along given points: straight where two are given, otherwise cubic curves (3n + 1 points).
struct Arrow: Hashable {
  let id: ExactText
  let classes: ClassWords
  let tail: ExactText
  let head: ExactText
  let points: [Point]
  let stroke: Stroke
  var hasHead = true
  var text: Label?
  var textCentre = Point(x: 0, y: 0)
}

// MARK: - As Graphviz wants it

extension Arrow {
  /// The curve to draw and the tip of its head: Graphviz draws the head from the curve's end to the tip, so the curve stops short of it.
  var curve: (points: [Point], tip: Point?) {
    guard hasHead, points.count >= 4, let tip = points.last else { return (points, nil) }
    var points = points
    let handle = points[points.count - 2]
    let before = handle == tip ? points[points.count - 4] : handle
    let (dx, dy) = (tip.x - before.x, tip.y - before.y)
    let length = dx.hypotenuse(dy)
    guard length > 0 else { return (points, tip) }
    let headLength = min(6, length)
    let end = Point(x: tip.x - dx / length * headLength, y: tip.y - dy / length * headLength)
    if handle == tip { points[points.count - 2] = end }
    points[points.count - 1] = end
    return (points, tip)
  }
}

extension Shape {
  /// The size of the node that draws the shape.
  ///
  /// Graphviz complains of a node that its label does not fit, and another machine's fonts may be wider than the ones measured. Text that
  /// starts at the node's left edge looks the same in a wider node, so it gets one.
  var nodeSize: Size {
    guard outline == .none, text?.isLeading == true else { return rect.size }
    return Size(width: (rect.size.width * 1.3).roundedUp + 8, height: rect.size.height)
  }
}

// MARK: - Hashing

// Every thing of every frame is looked up: what tells most of them apart is enough, and the rest is compared.

extension Shape {
  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(classes)
    hasher.combine(rect.origin.x)
    hasher.combine(text?.lines.first)
  }
}

extension Box {
  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(classes)
    hasher.combine(rect.size.width)
    hasher.combine(rect.size.height)
  }
}

extension Arrow {
  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(classes)
    hasher.combine(points.first?.x)
  }
}
