import NavigationModel

/// What all frames of a sequence are composed with.
struct Composition {
  let theme: Theme
  /// The hue of what has none of its own.
  let neutralHue: Theme.Hue
  /// The bars of what is not selected.
  let paleHue: Theme.Hue
  let hues: HueBook
  let occupants: Occupants
  let names: PartNames
  let arrangement: Arrangement
  let direction: Direction
  let wrap: Int
}

extension Composition {
  /// The class words of a controller's group in SVG: kind, then states.
  func classes(of node: SceneNode) -> ClassWords {
    ClassWords(node.controller.kind.rawValue, node.states)
  }

  /// The outline of a controller: heavy where it is visible, dashed where it is gone or not selected.
  func stroke(of node: SceneNode, hue: Theme.Hue, width: Double) -> Stroke {
    if node.isGhost { return Stroke(color: theme.ghost, width: 1.2, isDashed: true) }
    if node.states.contains(.visible) { return Stroke(color: theme.ink, width: 2.6) }
    if node.isPale { return Stroke(color: theme.paleLine, width: 1, isDashed: true) }
    return Stroke(color: hue.line, width: width)
  }

  /// The colour of a controller's name.
  func nameColor(of node: SceneNode) -> HexColor {
    if node.isGhost { return theme.ghost }
    return node.isPale ? theme.paleInk : theme.ink
  }

  /// The mark on the corner of what came or went: a plus or a minus in a disc.
  func badge(on node: SceneNode, at rect: Rect) -> Element? {
    guard node.isNew || node.isGhost else { return nil }
    let color = node.isNew ? theme.new : theme.ghost
    let disc = Rect(
      x: rect.maxX - Measures.badge / 2 - 1, y: rect.minY - Measures.badge / 2 + 1, width: Measures.badge, height: Measures.badge)
    return .shape(
      Shape(
        id: names.part("badge", of: node.controller.id.rawValue), classes: ClassWords("badge"), rect: disc,
        outline: .circle(Stroke(color: theme.canvas, width: 1), fill: color),
        text: Label([node.isNew ? "+" : "–"], .badge, theme.canvas)))
  }

  /// A screen: its card, the navigation bar on it, and the mark on its corner.
  func card(_ node: SceneNode, in rect: Rect, hue: Theme.Hue, isOutermostMark: Bool) -> [Element] {
    let id = node.controller.id.rawValue
    let isVisible = node.states.contains(.visible)
    let fill = node.isPale ? theme.paleFill : theme.card
    var parts: [Element] = [
      .shape(
        Shape(
          id: ExactText(id), classes: classes(of: node), rect: rect,
          outline: .roundedBox(stroke(of: node, hue: hue, width: 1.2), fill: fill),
          text: Label(
            occupants.cardLines(node.controller), isVisible ? .visibleCardName : .cardName, nameColor(of: node))))
    ]
    if node.states.contains(.barred), !node.isGhost { parts += bar(of: node, on: rect, hue: hue) }
    if let sign = presence(of: node, on: rect, hue: hue) { parts.append(sign) }
    if isOutermostMark, let badge = badge(on: node, at: rect) { parts.append(badge) }
    return parts
  }

  /// A container's name and class, in its top left corner.
  func title(of node: SceneNode, at corner: Point) -> [Element] {
    let title = occupants.title(node.controller, mark: node.mark)
    let id = node.controller.id.rawValue
    let muted = node.isGhost ? theme.ghost : node.isPale ? theme.paleInk : theme.mutedInk
    var parts: [Element] = []
    var x = corner.x
    if !title.name.isEmpty {
      parts.append(
        .shape(
          Shape(
            id: names.part("title", of: id), classes: ClassWords("title"),
            rect: Rect(x: x, y: corner.y, width: title.nameWidth, height: Measures.titleHeight), outline: .none,
            text: Label([ExactText(title.name)], .containerName, nameColor(of: node), isLeading: true))))
      x += title.nameWidth + Measures.titleGap
    }
    parts.append(
      .shape(
        Shape(
          id: names.part(title.name.isEmpty ? "title" : "class", of: id), classes: ClassWords("title"),
          rect: Rect(x: x, y: corner.y + (title.name.isEmpty ? 0 : 0.5), width: title.classWidth, height: Measures.titleHeight),
          outline: .none, text: Label([ExactText(title.className)], .className, muted, isLeading: true))))
    return parts
  }

  /// The shape that an arrow to or from a controller hangs on: a card itself, or a container's title.
  func anchor(of node: SceneNode, inTree: Bool = false) -> ExactText {
    let id = node.controller.id.rawValue
    return node.isScreen || inTree ? ExactText(id) : names.part("title", of: id)
  }

  /// The look of an arrow between two controllers.
  func arrowStroke(from tail: SceneNode, to head: SceneNode) -> Stroke {
    if head.isGhost || tail.isGhost { return Stroke(color: theme.ghost, width: 1.4, isDashed: true) }
    if head.isNew { return Stroke(color: theme.new, width: 1.6) }
    if head.isPale { return Stroke(color: theme.paleLine, width: 1) }
    return Stroke(color: theme.arrow, width: 1)
  }

  /// The words that tell an arrow's state in SVG.
  func arrowClasses(_ kind: String, to head: SceneNode) -> ClassWords {
    ClassWords(kind, head.states.intersection([.new, .ghost, .unselected]))
  }
}
