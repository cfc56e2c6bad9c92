// TAB: selecting in code, and the user's tap.

extension NavigationState {
  /// TAB-1 … TAB-3
  mutating func select(_ tab: Reference, on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    let tabs = try tabBar(reference)
    return select(try meant(by: tab, in: tabs), in: tabs, rule: "TAB-1")
  }

  /// TAB-4
  mutating func tap(_ tab: Reference, on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    let tabs = try tabBar(reference)
    guard case .controller(let node) = try meant(by: tab, in: tabs) else {
      throw .impossible("\(tab) is no tab of '\(tabs.controller.spokenName)', so nobody can tap it")
    }
    guard tree.isWithinReach(tabs.id) else {
      return .refused("TAB-4", reason: "the tab bar is covered or not on screen, so nobody can tap it")
    }
    guard isSelected(node, in: tabs) else { return select(.controller(node), in: tabs, rule: "TAB-4") }
    // Under More lies the tab that is shown in it.
    let shown = node.id == tabs.more?.id ? node.current ?? node : node
    guard shown.kind == .navigation else {
      return .ignored("TAB-4", reason: "the tab is selected already and holds no stack that could go back to its root")
    }
    return popToRoot(shown, rule: "TAB-4")
  }

  private enum Tab {
    case controller(Node)
    case stranger
    case outOfRange(Int)
  }

  /// The tab bar that an action goes to; More is a part of one, not one itself (TAB-5).
  private func tabBar(_ reference: Reference?) throws(ScenarioProblem) -> Node {
    let found = try receiver(reference, .tabs)
    guard let bar = tree.parent(of: found.id), bar.more?.id == found.id else { return found }
    return bar
  }

  /// A tab by name, path or identity; a whole number that no tab is called counts as `selectedIndex`, from 0.
  private func meant(by reference: Reference, in tabs: Node) throws(ScenarioProblem) -> Tab {
    let all = tabs.allTabs
    if case .name(let name) = reference, let index = Int(name), !all.contains(where: { $0.controller.name == name }) {
      return all.indices.contains(index) ? .controller(all[index]) : .outOfRange(index)
    }
    if case .id(let id) = reference, offTree[whole: id] != nil { return .stranger }
    let selectable = all + [tabs.more].compactMap(\.self)
    let node = try resolve(reference, preferring: selectable)
    return selectable.contains { $0.id == node.id } ? .controller(node) : .stranger
  }

  private mutating func select(_ tab: Tab, in tabs: Node, rule: RuleID) -> Ruling {
    switch tab {
    case .outOfRange(let index):
      let count = tabs.allTabs.count
      let range = count == 0 ? "there are no tabs" : "the tabs are 0 to \(count - 1)"
      return .ignored("TAB-2", reason: "there is no tab at index \(index); \(range)")
    case .stranger:
      return .crash("TAB-3", .selectedStranger)
    case .controller(let node):
      guard !isSelected(node, in: tabs) else { return .ignored(rule, reason: "the tab is selected already") }
      guard let more = tabs.more, more.children.contains(where: { $0.id == node.id }) else {
        tree.update(tabs.id) { $0.with(selected: node.id) }
        return .done(rule)
      }
      tree.update(more.id) { $0.with(selected: node.id) }
      tree.update(tabs.id) { $0.with(selected: more.id) }
      return .done("TAB-5")
    }
  }

  private func isSelected(_ tab: Node, in tabs: Node) -> Bool {
    guard let more = tabs.more, tabs.selected == more.id else { return tabs.selected == tab.id }
    return tab.id == more.id || more.selected == tab.id
  }
}
