internal import NavigationModel

/// A dump as a list of entries that point at each other: what one dump is compared with the next by.
struct DumpTree {
  /// One row's controller with its place; children, modals and parents are indices of entries.
  struct Entry {
    let row: HierarchyRow
    let kind: ControllerKind
    /// What holds or presents it; nil for the root.
    let holder: Int?
    let isModal: Bool
    /// How it is presented, where the text says so in words that are known.
    let style: PresentationStyle?
    /// How it is presented as far as the reader could tell or guess.
    let readStyle: PresentationStyle?
    /// The tab that the reader took for the selected one.
    let readSelection: Int?
    var children: [Int] = []
    var modal: Int?

    var className: String { row.controller.className }
    var pointer: String? { row.controller.pointer }
  }

  /// In the order of the rows, the root first.
  private(set) var entries: [Entry] = []

  init(_ dump: HierarchyDump) {
    var waiting = [Waiting(blueprint: dump.tree)]
    while let next = waiting.popLast(), entries.count < dump.rows.count {
      let index = entries.count
      let row = dump.rows[index]
      entries.append(
        Entry(
          row: row, kind: next.blueprint.kind, holder: next.holder, isModal: next.isModal,
          style: row.presentation.flatMap { PresentationStyle(controllerClass: ClassName($0.className).base) },
          readStyle: next.style, readSelection: next.blueprint.selected))
      if let holder = next.holder {
        if next.isModal { entries[holder].modal = index } else { entries[holder].children.append(index) }
      }
      // The last to be put here is the first to be taken: children in their order, and then the modal.
      if let modal = next.blueprint.presentation {
        waiting.append(Waiting(blueprint: modal.root, holder: index, isModal: true, style: modal.style))
      }
      waiting.append(contentsOf: next.blueprint.children.reversed().map { Waiting(blueprint: $0, holder: index) })
    }
  }

  private struct Waiting {
    let blueprint: Blueprint
    var holder: Int?
    var isModal = false
    var style: PresentationStyle?
  }

  /// Whether every row has an address.
  var hasAllPointers: Bool { entries.allSatisfy { $0.pointer != nil } }

  /// Whether a split view shows its compact column alone, or the others; nil where it has none, or nothing is on screen.
  func showsCompactColumn(of index: Int) -> Bool? {
    let entry = entries[index]
    guard entry.kind == .split, let compact = SplitColumn.columns(count: entry.children.count).firstIndex(of: .compact) else {
      return nil
    }
    let shown = entry.children.indices.filter { isOnScreen(entry.children[$0]) }
    return shown.isEmpty ? nil : shown == [compact]
  }

  /// The one child on screen; nil where none is or several are, so that nothing says which is selected.
  func shownChild(of index: Int) -> Int? {
    let shown = entries[index].children.filter(isOnScreen)
    return shown.count == 1 ? shown.first : nil
  }

  /// Whether a controller is on screen, or only covered by what it presents itself, which is.
  private func isOnScreen(_ index: Int) -> Bool {
    var here: Int? = index
    while let place = here {
      if entries[place].row.state?.isShown == true { return true }
      here = entries[place].modal
    }
    return false
  }
}
