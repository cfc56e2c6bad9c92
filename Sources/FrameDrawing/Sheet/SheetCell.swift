import NavigationModel

/// One frame's place on a sheet.
enum SheetCell {
  /// The identity of the box around a frame. What stands in a frame has two hyphens in its own.
  static func id(of step: Step) -> String { "step-\(step.index)" }

  /// What the identities of everything in the frame begin with, so that one controller in twelve frames has twelve.
  static func prefix(of step: Step) -> String { "step-\(step.index)--" }

  /// The frame as a box on a sheet, and its arrows.
  static func placed(_ frame: Drawing, of step: Step, at origin: Point, line: HexColor) -> (box: Element, arrows: [Arrow]) {
    let moved = frame.moved(x: origin.x, y: origin.y, prefix: prefix(of: step))
    let box = Box(
      id: ExactText(id(of: step)), classes: ClassWords("frame"),
      rect: Rect(x: origin.x, y: origin.y, width: frame.size.width, height: frame.size.height),
      stroke: Stroke(color: line, width: 0.75), fill: frame.background)
    return (.box(box, contents: moved.elements), moved.arrows)
  }
}
