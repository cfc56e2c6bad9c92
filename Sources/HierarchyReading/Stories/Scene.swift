internal import NavigationModel

/// What a story has come to: the state that its actions left, and which of a story's controllers stands where in it.
struct Scene {
  private(set) var state: NavigationState
  /// The identity of each controller that was ever built, by its number.
  private(set) var identities: [Int: ControllerID] = [:]
  private(set) var actors: [ControllerID: Int] = [:]

  /// The start of a scenario with the numbers of its controllers in the order of building; nil where the two do not fit.
  init?(start scenario: Scenario, actors numbers: [Int]) {
    state = NavigationState(start: scenario)
    guard bind(numbers) else { return nil }
  }

  /// What an action leaves; nil where it is not done, or brings anything else than it should.
  func performing(_ move: Move) -> Scene? {
    guard let action = move.action else { return nil }
    var next = self
    guard (try? next.state.perform(action))?.outcome == .done, next.bind(move.newcomers) else { return nil }
    return next
  }

  /// Whether an action in other words does just the same.
  func isSame(_ action: Action, as wanted: Scene) -> Bool {
    var other = state
    guard (try? other.perform(action))?.outcome == .done else { return false }
    return other.tree == wanted.state.tree
  }

  /// Gives numbers to what was just built.
  private mutating func bind(_ numbers: [Int]) -> Bool {
    let built = state.tree.preorder.filter { actors[$0.id] == nil }
    guard built.count == numbers.count else { return false }
    for (node, number) in zip(built, numbers) {
      actors[node.id] = number
      identities[number] = node.id
    }
    return true
  }
}

// MARK: - Comparing

extension Scene {
  /// Whether the tree is just the wanted one, as far as that is known.
  func matches(_ wanted: WantedTree) -> Bool {
    var waiting = [(node: state.tree.root, index: 0)]
    while let (node, index) = waiting.popLast() {
      let place = wanted.places[index]
      guard actors[node.id] == place.actor, node.children.count == place.children.count, shows(node, place) else { return false }
      switch (node.presentation, place.modal) {
      case (nil, nil): break
      case (let modal?, let wantedModal?):
        if let style = wanted.places[wantedModal].style, style != modal.style { return false }
        waiting.append((modal.root, wantedModal))
      case (nil, _?), (_?, nil): return false
      }
      for (child, wantedChild) in zip(node.children, place.children) { waiting.append((child, wantedChild)) }
    }
    return true
  }

  /// Whether a tab bar shows the wanted tab, and a split view the wanted columns.
  func shows(_ node: Node, _ place: WantedTree.Place) -> Bool {
    if let isCollapsed = place.isCollapsed, node.kind == .split, isCollapsed != (node.collapsedColumns != nil) { return false }
    guard let wanted = place.selected, let selected = node.selected else { return true }
    return actors[selected] == wanted
  }

  /// How far the tree is from the wanted one: 0 where it matches, and less the more of it is right.
  func distance(to wanted: WantedTree) -> Int {
    guard actors[state.tree.root.id] == wanted.places[0].actor else { return .max }
    var sum = 0
    var found = 0
    for node in state.tree.preorder {
      guard let actor = actors[node.id], let index = wanted.index(of: actor) else {
        sum += 1
        continue
      }
      found += 1
      let place = wanted.places[index]
      let (held, right) = (node.children.map { actors[$0.id] }, wanted.children(of: index))
      sum += max(held.count, right.count) - zip(held, right).prefix { $0 == $1 }.count
      if !shows(node, place) { sum += 1 }
      if node.presentation.map({ actors[$0.root.id] }) != place.modal.map({ wanted.places[$0].actor }) {
        sum += 1
      } else if let modal = place.modal, let style = wanted.places[modal].style, style != node.presentation?.style {
        sum += 1
      }
    }
    return sum + wanted.places.count - found
  }
}
