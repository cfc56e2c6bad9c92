extension Blueprint {
  /// Builds instances with identities of their own, each before what it holds.
  func built(with identities: inout IdentityBook, era: Era) -> Node {
    let className = className ?? kind.defaultClassName
    let name = name ?? (kind == .screen ? Self.stem(ofClass: self.className) : "")
    let id = identities.identity(for: name.isEmpty ? Self.stem(ofClass: className) : name)
    let controller = Controller(id: id, kind: kind, name: name, className: className, traits: traits)
    let held: [Node]
    if kind == .nested {
      held = [innerNavigation.built(inside: id, with: &identities, era: era)]
    } else {
      held = children.map { $0.built(with: &identities, era: era) }
    }
    let selected = selected.flatMap { held.indices.contains($0) ? held[$0].id : nil }
    let modal = presentation.map {
      Presentation(style: $0.style ?? era.defaultPresentationStyle, root: $0.root.built(with: &identities, era: era))
    }
    return Node(controller, children: held, selected: selected, presentation: modal)
  }

  /// Builds the navigation controller inside a nested container; without a name of its own it is called after its container.
  private func built(inside container: ControllerID, with identities: inout IdentityBook, era: Era) -> Node {
    guard name == nil else { return built(with: &identities, era: era) }
    let id = identities.identity(for: "\(container)-navigation")
    let controller = Controller(
      id: id, kind: .navigation, name: "", className: className ?? ControllerKind.navigation.defaultClassName, traits: traits)
    return Node(controller, children: children.map { $0.built(with: &identities, era: era) })
  }

  /// What people call a class: without module, and without the ending that says what it is.
  private static func stem(ofClass className: String?) -> String {
    var stem = className.flatMap { $0.split(separator: ".").last.map(String.init) } ?? ""
    for ending in ["ViewController", "Controller"] where stem.hasSuffix(ending) && stem.count > ending.count {
      stem.removeLast(ending.count)
      break
    }
    return stem.isEmpty ? "Screen" : stem
  }

  /// The first crash that building this would end in: a navigation controller made the root of another (NAV-4), or a nested container
  /// around an empty one (ART-2).
  func crashWhileBuilding() -> Ruling? {
    var waiting = [self]
    while let blueprint = waiting.popLast() {
      let stack = blueprint.kind == .nested ? blueprint.innerNavigation : blueprint
      if blueprint.kind == .nested, stack.children.isEmpty { return .crash("ART-2", .emptyNestedContainer) }
      if stack.kind == .navigation, stack.children.contains(where: { $0.kind == .navigation }) {
        return .crash("NAV-4", .pushedNavigationController)
      }
      waiting.append(contentsOf: stack.children)
      if let modal = blueprint.presentation { waiting.append(modal.root) }
    }
    return nil
  }
}
