import NavigationModel

extension Composition {
  /// Whether a screen's view is in the window (MODAL-13), said discreetly: a home indicator at the foot of its card, or while a swipe is
  /// under way the word for what is happening to it (SWIPE-7).
  func presence(of node: SceneNode, on card: Rect, hue: Theme.Hue) -> Element? {
    let id = node.controller.id.rawValue
    if let mark = node.mark {
      let line = Rect(x: card.minX + 2, y: card.maxY - 12, width: card.size.width - 4, height: 10)
      return .shape(
        Shape(
          id: names.part("state", of: id), classes: ClassWords("state"), rect: line, outline: .none,
          text: Label([ExactText(mark)], .state, node.isPale ? theme.paleInk : theme.mutedInk)))
    }
    guard node.states.contains(.inWindow) else { return nil }
    let color = node.states.contains(.visible) ? theme.ink : hue.line
    let indicator = Rect(
      x: card.midX - Measures.indicator.width / 2, y: card.maxY - Measures.indicatorInset, width: Measures.indicator.width,
      height: Measures.indicator.height)
    return .shape(
      Shape(
        id: names.part("indicator", of: id), classes: ClassWords("indicator"), rect: indicator,
        outline: .roundedBox(Stroke(color: color, width: 0), fill: color)))
  }
}
