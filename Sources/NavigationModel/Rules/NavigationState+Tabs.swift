// TAB: selecting in code, and the user's tap.

extension NavigationState {
  /// TAB-1 … TAB-3
  mutating func select(_ tab: Reference, on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    let tabs = try receiver(reference, .tabs)
    return select(try meant(by: tab, in: tabs), in: tabs, rule: "TAB-1")
  }

  /// TAB-4
  mutating func tap(_ tab: Reference, on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    let tabs = try receiver(reference, .tabs)
    guard case .controller(let node) = try meant(by: tab, in: tabs) else {
      throw .impossible("\(tab) is no tab of '\(tabs.controller.spokenName)', so nobody can tap it")
    }
    guard tree.isWithinReach(tabs.id) else {
      return .refused("TAB-4", reason: "the tab bar is covered or not on screen, so nobody can tap it")
    }
    guard node.id == tabs.selected else { return select(.controller(node), in: tabs, rule: "TAB-4") }
    guard node.kind == .navigation else {
      return .ignored("TAB-4", reason: "the tab is selected already and holds no stack that could go back to its root")
    }
    return popToRoot(node, rule: "TAB-4")
  }

  private enum Tab {
    case controller(Node)
    case stranger
    case outOfRange(Int)
  }

  /// A tab by name, path or identity; a whole number that no tab is called counts as `selectedIndex`, from 0.
  private func meant(by reference: Reference, in tabs: Node) throws(ScenarioProblem) -> Tab {
    if case .name(let name) = reference, let index = Int(name), !tabs.children.contains(where: { $0.controller.name == name }) {
      return tabs.children.indices.contains(index) ? .controller(tabs.children[index]) : .outOfRange(index)
    }
    if case .id(let id) = reference, offTree[whole: id] != nil { return .stranger }
    let node = try resolve(reference, preferring: tabs.children)
    return tabs.children.contains { $0.id == node.id } ? .controller(node) : .stranger
  }

  private mutating func select(_ tab: Tab, in tabs: Node, rule: RuleID) -> Ruling {
    switch tab {
    case .outOfRange(let index):
      let range = tabs.children.isEmpty ? "there are no tabs" : "the tabs are 0 to \(tabs.children.count - 1)"
      return .ignored("TAB-2", reason: "there is no tab at index \(index); \(range)")
    case .stranger:
      return .crash("TAB-3", .selectedStranger)
    case .controller(let node):
      guard node.id != tabs.selected else { return .ignored(rule, reason: "the tab is selected already") }
      tree.update(tabs.id) { $0.with(selected: node.id) }
      return .done(rule)
    }
  }
}
