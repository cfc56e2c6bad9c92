import NavigationModel

extension Composition {
  /// The navigation bar on a screen's card.
  func bar(of node: SceneNode, on card: Rect, hue: Theme.Hue) -> [Element] {
    bar(
      of: node,
      in: Rect(
        x: card.minX + Measures.barInset, y: card.minY + Measures.barInset,
        width: card.size.width - 2 * Measures.barInset, height: Measures.barHeight), hue: hue)
  }

  /// The navigation bar of the stack around a container, over what the container holds: with the bar of a stack inside that is two.
  ///
  /// It is as long as the box is at its narrowest, so that it does not change with what the container holds.
  func bar(of node: SceneNode, over box: Rect, hue: Theme.Hue) -> [Element] {
    bar(
      of: node,
      in: Rect(
        x: box.minX + Measures.padding, y: box.minY + Measures.titleHeight,
        width: occupants.title(node.controller, mark: nil).width,
        height: Measures.barHeight), hue: hue)
  }

  private func bar(of node: SceneNode, in strip: Rect, hue: Theme.Hue) -> [Element] {
    let id = node.controller.id.rawValue
    let hue = node.isPale ? paleHue : hue
    // A bar in a colour that makes no line gets one around it, to be seen on its card.
    let edge = hue.bar == hue.line ? 0 : 0.75
    var parts: [Element] = [
      .shape(
        Shape(
          id: names.part("bar", of: id), classes: ClassWords("bar"), rect: strip,
          outline: .roundedBox(Stroke(color: hue.line, width: edge), fill: hue.bar)))
    ]
    guard node.states.contains(.back) else { return parts }
    // The glyph sits high in its line, so the line goes down by half a point.
    let chevron = Rect(x: strip.minX + 5, y: strip.minY + 0.5, width: 8, height: Measures.barHeight)
    parts.append(
      .shape(
        Shape(
          id: names.part("back", of: id), classes: ClassWords("back"), rect: chevron, outline: .none,
          text: Label(["‹"], .chevron, hue.onBar))))
    return parts
  }
}
