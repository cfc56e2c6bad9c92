import NavigationModel

/// Draws a scene as boxes within boxes.
struct NestedComposer {
  private let composition: Composition
  private var arrows: [Arrow] = []
  /// Where each controller's outline came to stand, for the arrows between them.
  private var outlines: [ControllerID: Rect] = [:]

  /// Draws a scene; the elements are placed from the arrangement's own origin.
  static func composed(_ scene: SceneNode, with composition: Composition) -> (elements: [Element], arrows: [Arrow]) {
    var composer = NestedComposer(composition: composition)
    let elements = composer.layer(scene, hue: composition.neutralHue, isMarked: false)
    return (elements, composer.arrows)
  }

  private init(composition: Composition) {
    self.composition = composition
  }

  /// A controller with the modals over it and over what it holds; these are boxes of their own beside it.
  private mutating func layer(_ node: SceneNode, hue: Theme.Hue, isMarked: Bool) -> [Element] {
    var elements = controller(node, hue: hue, isMarked: isMarked)
    var waiting = [node]
    while let presenter = waiting.popLast() {
      for modal in presenter.modal {
        let neutral = composition.neutralHue
        let isKnown = presenter.isGhost && modal.root.isGhost || presenter.isNew && modal.root.isNew
        elements += layer(modal.root, hue: neutral, isMarked: isKnown)
        addPresentation(of: modal, by: presenter)
      }
      waiting.append(contentsOf: presenter.children.reversed())
    }
    return elements
  }

  /// - Parameter isMarked: What holds the controller bears the badge of what came or went already.
  private mutating func controller(_ node: SceneNode, hue outer: Theme.Hue, isMarked: Bool) -> [Element] {
    let hue = self.hue(of: node) ?? outer
    return node.isScreen
      ? card(of: node, hue: hue, isMarked: isMarked) : container(node, hue: hue, outer: outer, isMarked: isMarked)
  }

  private func hue(of node: SceneNode) -> Theme.Hue? { composition.hues.hue(of: node.controller, in: composition.theme) }

  private mutating func card(of node: SceneNode, hue: Theme.Hue, isMarked: Bool) -> [Element] {
    let rect = composition.arrangement.cards[node.slot]
    outlines[node.controller.id] = rect
    return composition.card(node, in: rect, hue: hue, isOutermostMark: !isMarked)
  }

  /// Boxes may be a thousand deep: what does not call itself stands in functions of its own, whose room on the stack is free again.
  private mutating func container(
    _ node: SceneNode, hue: Theme.Hue, outer: Theme.Hue, isMarked: Bool
  ) -> [Element] {
    var contents = heading(of: node, outer: outer)
    let bearsMark = isMarked || node.isNew || node.isGhost
    for child in node.children {
      contents += controller(child, hue: hue, isMarked: bearsMark && (child.isNew || child.isGhost))
    }
    return box(around: contents, of: node, hue: hue, isMarked: isMarked)
  }

  /// A container's name, and the bar that it wears.
  private func heading(of node: SceneNode, outer: Theme.Hue) -> [Element] {
    let slot = composition.arrangement.boxes[node.slot]
    var heading = composition.title(of: node, at: Point(x: slot.minX + Measures.padding, y: slot.minY))
    if node.states.contains(.barred), !node.isGhost { heading += composition.bar(of: node, over: slot, hue: outer) }
    return heading
  }

  /// A container's outline around all that it holds, and its badge.
  private mutating func box(around contents: [Element], of node: SceneNode, hue: Theme.Hue, isMarked: Bool) -> [Element] {
    let slot = composition.arrangement.boxes[node.slot]
    let rect = hugging(node, in: slot, around: node.children.compactMap { outlines[$0.controller.id] })
    outlines[node.controller.id] = rect
    let isStack = node.controller.kind == .navigation
    if isStack { addArrows(between: node.children) }
    let theme = composition.theme
    let fill = node.isGhost ? theme.canvas : node.isPale ? theme.paleFill : isStack ? hue.tint : theme.card
    let box = Box(
      id: ExactText(node.controller.id.rawValue), classes: composition.classes(of: node), rect: rect,
      stroke: composition.stroke(of: node, hue: hue, width: node.controller.kind == .nested ? 1.6 : 1.1), fill: fill)
    var elements: [Element] = [.box(box, contents: contents)]
    if !isMarked, let badge = composition.badge(on: node, at: rect) { elements.append(badge) }
    return elements
  }

  /// The box around what a container holds now: close around it along its stack, as large as the slot across it.
  private func hugging(_ node: SceneNode, in slot: Rect, around held: [Rect]) -> Rect {
    let title = composition.occupants.title(node.controller, mark: node.mark).width
    var rect = slot
    switch composition.direction {
    case .right:
      let right = max(held.map(\.maxX).max() ?? 0, slot.minX + Measures.padding + title)
      rect.size.width = right + Measures.padding - slot.minX
    case .down:
      let bottom = max(held.map(\.maxY).max() ?? 0, slot.minY + Measures.titleHeight + Measures.emptyContent)
      rect.size.height = bottom + Measures.padding - slot.minY
    }
    return rect
  }
}

// MARK: - Arrows

extension NestedComposer {
  private mutating func addArrows(between members: [SceneNode]) {
    for (tail, head) in zip(members, members.dropFirst()) {
      // Where something came in its place, what has gone did not stand on what it is drawn behind.
      if head.isGhost, head.predecessor != tail.controller.id { continue }
      guard let from = outlines[tail.controller.id], let to = outlines[head.controller.id] else { continue }
      let row = composition.arrangement.rows[head.slot]
      let isSameRow = row == composition.arrangement.rows[tail.slot]
      arrows.append(
        Arrow(
          id: composition.names.arrow("to", from: tail.controller.id, to: head.controller.id),
          classes: composition.arrowClasses("arrow", to: head), tail: composition.anchor(of: tail),
          head: composition.anchor(of: head),
          points: ArrowRoute.stack(
            from: from, to: to, turningAt: isSameRow ? nil : row - Measures.rowGap / 2, composition.direction),
          stroke: composition.arrowStroke(from: tail, to: head)))
    }
  }

  private mutating func addPresentation(of modal: SceneModal, by presenter: SceneNode) {
    guard let from = outlines[presenter.controller.id], let to = outlines[modal.root.controller.id] else { return }
    let route = ArrowRoute.modal(
      from: from, to: to, words: composition.occupants.presentsWords(modal.style), composition.direction)
    let look = composition.arrowStroke(from: presenter, to: modal.root)
    let color = modal.root.isNew || modal.root.isGhost ? look.color : composition.theme.mutedInk
    arrows.append(
      Arrow(
        id: composition.names.arrow("presents", from: presenter.controller.id, to: modal.root.controller.id),
        classes: composition.arrowClasses("presents", to: modal.root), tail: composition.anchor(of: presenter),
        head: composition.anchor(of: modal.root), points: route.points,
        stroke: Stroke(color: color, width: look.width, isDashed: true),
        text: Label(Occupants.presentsLines(modal.style).map { ExactText($0) }, .arrowLabel, color), textCentre: route.label))
  }
}
