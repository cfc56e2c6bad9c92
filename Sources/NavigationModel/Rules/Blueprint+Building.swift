extension Blueprint {
  /// Builds instances with identities of their own, each before what it holds.
  func built(with identities: inout IdentityBook, era: Era) -> Node {
    built(as: identities.identity(for: spokenName), with: &identities, era: era)
  }

  private func built(as id: ControllerID, with identities: inout IdentityBook, era: Era) -> Node {
    let controller = Controller(id: id, kind: kind, name: controllerName, className: controllerClass, traits: traits)
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
    return built(as: identities.identity(for: "\(container)-navigation"), with: &identities, era: era)
  }

  private var controllerName: String { name ?? (kind == .screen ? stem(ofClass: controllerClass) : "") }

  /// What identities are made of: the name, or what is special about the class, or else the kind.
  private var spokenName: String {
    guard controllerName.isEmpty else { return controllerName }
    return controllerClass == kind.defaultClassName ? kind.rawValue : stem(ofClass: controllerClass)
  }

  private var controllerClass: String { className ?? kind.defaultClassName }

  /// What people call a class: without module, and without the ending that says what it is. `UIViewController` says nothing but its kind.
  private func stem(ofClass className: String) -> String {
    var stem = className.split(separator: ".").last.map(String.init) ?? ""
    for ending in ["ViewController", "Controller"] where stem.hasSuffix(ending) && stem.count > ending.count {
      stem.removeLast(ending.count)
      break
    }
    guard stem.isEmpty || stem == "UI" else { return stem }
    return kind == .screen ? "Screen" : kind.rawValue
  }

  /// The first crash that building this would end in, from the innermost controller outwards: a navigation controller or a split view made
  /// a member of a stack (NAV-4, NAV-7), or a nested container around an empty stack (ART-2).
  package func crashWhileBuilding() -> Ruling? {
    let stack = kind == .nested ? innerNavigation : self
    let parts = stack.children + [stack.presentation?.root].compactMap(\.self)
    for part in parts {
      if let crash = part.crashWhileBuilding() { return crash }
    }
    if kind == .nested, stack.children.isEmpty { return .crash("ART-2", .emptyNestedContainer) }
    if stack.kind == .navigation, let crash = stack.crashOfStacking() { return crash }
    return kind == .nested ? presentation?.root.crashWhileBuilding() : nil
  }

  private func crashOfStacking() -> Ruling? {
    for child in children {
      switch child.kind {
      case .navigation: return .crash("NAV-4", .pushedNavigationController)
      case .split:
        let navigation = Controller(id: "", kind: kind, name: controllerName, className: controllerClass)
        return .crash("NAV-7", .pushedSplitView(on: navigation))
      case .screen, .nested, .tabs, .container: break
      }
    }
    return nil
  }
}
