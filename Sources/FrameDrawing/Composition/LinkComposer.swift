import NavigationModel

/// Draws a scene as a tree of nodes and links.
struct LinkComposer {
  private let composition: Composition
  private let graph: SlotGraph
  private let isArrangedHere: Bool
  private var elements: [Element] = []
  private var arrows: [Arrow] = []

  /// Draws a scene; the elements are placed from the arrangement's own origin.
  ///
  /// - Parameter isArrangedHere: Whether the places come from `LinkArrangement`, whose columns the links of a long stack pass over.
  static func composed(
    _ scene: SceneNode, with composition: Composition, graph: SlotGraph, isArrangedHere: Bool
  ) -> (elements: [Element], arrows: [Arrow]) {
    var composer = LinkComposer(composition: composition, graph: graph, isArrangedHere: isArrangedHere)
    composer.add(scene, hue: composition.neutralHue)
    return (composer.elements, composer.arrows)
  }

  private init(composition: Composition, graph: SlotGraph, isArrangedHere: Bool) {
    self.composition = composition
    self.graph = graph
    self.isArrangedHere = isArrangedHere
  }

  private mutating func add(_ node: SceneNode, hue outer: Theme.Hue) {
    let hue = composition.hues.hue(of: node.controller, in: composition.theme) ?? outer
    addNode(node, hue: hue)
    for child in node.children {
      add(child, hue: hue)
      addLink(from: node, to: child)
    }
    for modal in node.modal {
      add(modal.root, hue: composition.neutralHue)
      addPresentation(of: modal, by: node)
    }
  }

  private mutating func addNode(_ node: SceneNode, hue: Theme.Hue) {
    let theme = composition.theme
    let rect = composition.arrangement.cards[node.slot]
    let id = node.controller.id.rawValue
    let isVisible = node.states.contains(.visible)
    let tint = node.isScreen ? theme.card : hue.tint
    elements.append(
      .shape(
        Shape(
          id: ExactText(id), classes: composition.classes(of: node), rect: rect,
          outline: .roundedBox(
            composition.stroke(of: node, hue: hue, width: 1.2),
            fill: node.isGhost ? theme.canvas : node.isPale ? theme.paleFill : tint),
          text: node.isScreen
            ? Label(
              composition.occupants.cardLines(node.controller), isVisible ? .visibleCardName : .cardName,
              composition.nameColor(of: node)) : nil)))
    if !node.isScreen {
      elements += words(of: node, in: rect)
    } else if let sign = composition.presence(of: node, on: rect, hue: hue) {
      elements.append(sign)
    }
    if let badge = composition.badge(on: node, at: rect) { elements.append(badge) }
  }

  /// A container's name and below it its class.
  private func words(of node: SceneNode, in rect: Rect) -> [Element] {
    let title = composition.occupants.title(node.controller, mark: node.mark)
    let theme = composition.theme
    let muted = node.isGhost ? theme.ghost : node.isPale ? theme.paleInk : theme.mutedInk
    let id = node.controller.id.rawValue
    func line(_ suffix: String, _ text: String, _ style: TextStyle, _ color: HexColor, shift: Double) -> Element {
      .shape(
        Shape(
          id: composition.names.part(suffix, of: id), classes: ClassWords("title"),
          rect: Rect(x: rect.minX, y: rect.midY + shift - 8, width: rect.size.width, height: 16), outline: .none,
          text: Label([ExactText(text)], style, color)))
    }
    guard !title.name.isEmpty else { return [line("title", title.className, .className, muted, shift: 0)] }
    return [
      line("title", title.name, .containerName, composition.nameColor(of: node), shift: -6.5),
      line("class", title.className, .className, muted, shift: 7),
    ]
  }
}

// MARK: - Links

extension LinkComposer {
  private mutating func addLink(from parent: SceneNode, to child: SceneNode) {
    let from = composition.arrangement.cards[parent.slot]
    let to = composition.arrangement.cards[child.slot]
    arrows.append(
      Arrow(
        id: composition.names.arrow("to", from: parent.controller.id, to: child.controller.id),
        classes: composition.arrowClasses("link", to: child), tail: composition.anchor(of: parent, inTree: true),
        head: composition.anchor(of: child, inTree: true), points: route(from: from, of: parent, to: to, of: child),
        stroke: composition.arrowStroke(from: parent, to: child), hasHead: false))
  }

  /// A link into a further column of a long stack runs over the columns before it.
  private func route(from: Rect, of parent: SceneNode, to: Rect, of child: SceneNode) -> [Point] {
    let direction = composition.direction
    guard isArrangedHere, case .member(let index) = graph.slots[child.slot].place, index >= composition.wrap,
      let first = graph.slots[parent.slot].children.first
    else { return ArrowRoute.link(from: from, to: to, direction) }
    return ArrowRoute.busLink(
      from: from, by: composition.arrangement.cards[first],
      over: composition.arrangement.rows[child.slot] - Measures.linkBus / 2, to: to, direction)
  }

  private mutating func addPresentation(of modal: SceneModal, by presenter: SceneNode) {
    let from = composition.arrangement.cards[presenter.slot]
    let to = composition.arrangement.cards[modal.root.slot]
    let look = composition.arrowStroke(from: presenter, to: modal.root)
    let color = modal.root.isNew || modal.root.isGhost ? look.color : composition.theme.mutedInk
    arrows.append(
      Arrow(
        id: composition.names.arrow("presents", from: presenter.controller.id, to: modal.root.controller.id),
        classes: composition.arrowClasses("presents", to: modal.root),
        tail: composition.anchor(of: presenter, inTree: true), head: composition.anchor(of: modal.root, inTree: true),
        points: ArrowRoute.presentation(from: from, to: to, composition.direction),
        stroke: Stroke(color: color, width: look.width, isDashed: true),
        text: Label([ExactText(Occupants.presentsLine(modal.style))], .arrowLabel, color),
        textCentre: ArrowRoute.labelPlace(
          at: to, words: composition.occupants.presentsOneLine(modal.style), composition.direction)))
  }
}
