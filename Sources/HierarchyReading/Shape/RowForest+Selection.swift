internal import NavigationModel

extension RowForest {
  /// The tab that a tab bar shows, as an index among its children; nil where nothing tells, so that it is the first.
  func selectedTab(of index: Int, log: inout MessageLog) -> Int? {
    let tabs = children[index].map { rows[$0] }
    guard let first = tabs.first else { return nil }
    if let known = tabs.firstIndex(where: \.known.isSelected) { return known }
    let place = rows[index].place
    guard tabs.contains(where: { $0.state != nil }) else {
      if tabs.count > 1 {
        log.add(
          .note, "selected", at: place, "which tab is selected is not in the text; \(quoted(first.controller.className)) is taken"
        )
      }
      return nil
    }
    let shown = tabs.indices.filter { tabs[$0].state?.isShown ?? false }
    if shown.count == 1 { return shown.first }
    let loaded = tabs.firstIndex { $0.isLoaded }
    let guess = shown.first ?? loaded
    if tabs.count > 1 {
      let reason =
        shown.isEmpty
        ? loaded == nil ? "no tab is on screen or has a view, so the first" : "no tab is on screen, so the first that has a view"
        : "\(shown.count) tabs are on screen, so the first of them"
      let name = quoted(tabs[guess ?? 0].controller.className)
      log.add(.note, "selected", at: place, "\(reason) is taken for the selected one: \(name), tab \((guess ?? 0) + 1)")
    }
    return guess
  }

  /// Says of a container with several children on screen which of them counts as the visible one: its last child.
  func reportSeveralShown(in index: Int, log: inout MessageLog) {
    let held = children[index]
    let shown = held.count { rows[$0].state?.isShown ?? false }
    guard shown > 1, let last = held.last else { return }
    log.add(
      .note, "visible", at: rows[index].place,
      "\(shown) children of \(quoted(rows[index].controller.className)) are on screen; the last child is taken for the visible one: "
        + "\(quoted(rows[last].controller.className))")
  }
}

extension ParsedRow {
  fileprivate var isLoaded: Bool {
    switch view {
    case .loaded: true
    case .notLoaded, nil: false
    }
  }
}
