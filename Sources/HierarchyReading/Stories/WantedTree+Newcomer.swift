internal import NavigationModel

extension WantedTree {
  /// What a controller that is new here brings with it: as a scenario says it, and the numbers of all of it in the order of building.
  struct Newcomer {
    let blueprint: Blueprint
    let actors: [Int]
  }

  /// Describes a controller with all it holds and presents, except what is there already and would have to be moved.
  func newcomer(at index: Int, besides isKnown: (Int) -> Bool) -> Newcomer {
    newcomer(at: index, holding: expandedChildren(of: index), besides: isKnown)
  }

  private func newcomer(at index: Int, holding all: [Int], besides isKnown: (Int) -> Bool) -> Newcomer {
    let place = places[index]
    let role = roles[place.actor]
    let held = all.filter { !isKnown(places[$0].actor) }
    let isCollapsed = all.count > place.children.count
    let parts = held.enumerated().map { number, child in
      let stack = isCollapsed && number == 0 ? Array(places[child].children.prefix { !isStack($0) }) : nil
      return newcomer(at: child, holding: stack ?? expandedChildren(of: child), besides: isKnown)
    }
    var kind = role.kind
    // A nested container is one around a stack that has something on it (ART-2); what was taken apart is a plain container.
    let isAroundStack = parts.count == 1 && parts[0].blueprint.kind == .navigation && !parts[0].blueprint.children.isEmpty
    if kind == .nested, !isAroundStack { kind = .container }
    var blueprint = Blueprint(
      kind, role.name,
      className: role.className == kind.defaultClassName ? nil : role.className,
      traits: Traits(definesContext: role.definesContext), children: parts.map(\.blueprint))
    if kind == .tabs, let selected = place.selected ?? guesses[place.actor] {
      blueprint.selected = held.firstIndex { places[$0].actor == selected }
    }
    blueprint.traits.allTabs = blueprint.exceedsPhone
    var actors = [place.actor] + parts.flatMap(\.actors)
    if let modal = place.modal, !isKnown(places[modal].actor) {
      let presented = newcomer(at: modal, besides: isKnown)
      blueprint.presentation = PresentationBlueprint(style: style(ofModalAt: modal), root: presented.blueprint)
      actors += presented.actors
    }
    return Newcomer(blueprint: blueprint, actors: actors)
  }

  /// The children of a controller; of a collapsed split view its columns as they stood before, since none is ever built collapsed (SPLIT-2).
  private func expandedChildren(of index: Int) -> [Int] {
    let children = places[index].children
    guard roles[places[index].actor].kind == .split, children.count == 1, isStack(children[0]) else { return children }
    let columns = places[children[0]].children.drop { !isStack($0) }
    return children + columns.prefix { isStack($0) }.prefix(2)
  }

  private func isStack(_ index: Int) -> Bool { roles[places[index].actor].kind == .navigation }

  /// How to present what stands at an index.
  func style(ofModalAt index: Int) -> PresentationStyle? { places[index].style ?? guessedStyles[places[index].actor] }
}
