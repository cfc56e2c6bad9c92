// SPLIT: columns, and what becomes of them where there is room for one.

extension NavigationState {
  /// SPLIT-2: the compact column takes over, or the other columns go on top of the primary's stack.
  mutating func collapse(on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    let split = try receiver(reference, .split)
    guard split.collapsedColumns == nil else { return .ignored("SPLIT-2", reason: "the split view is collapsed already") }
    let columns = columns(of: split)
    guard columns[.compact] == nil, let primary = columns[.primary] else {
      tree.update(split.id) { $0.with(children: $0.children, collapsedColumns: []) }
      return .done("SPLIT-2")
    }
    let moving = [columns[.supplementary], columns[.secondary]].compactMap(\.self)
    guard primary.kind == .navigation else {
      throw .impossible("'\(primary.controller.spokenName)' is the primary column and no stack, so nothing can go on top of it")
    }
    if moving.contains(where: { $0.kind == .split }) { return .crash("NAV-7", .pushedSplitView(on: primary.controller)) }
    tree.update(split.id) { split in
      let stack = primary.with(children: primary.children + moving)
      let rest = split.children.filter { child in child.id != primary.id && !moving.contains { $0.id == child.id } }
      return split.with(children: [stack] + rest, collapsedColumns: moving.map(\.id))
    }
    return .done("SPLIT-2", .unanimated)
  }

  /// SPLIT-2: hands the columns back that are still on the primary's stack.
  mutating func expand(on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    let split = try receiver(reference, .split)
    guard let moved = split.collapsedColumns else { return .ignored("SPLIT-2", reason: "the split view is expanded already") }
    tree.update(split.id) { split in
      guard let primary = split.children.first, !moved.isEmpty else {
        return split.with(children: split.children, collapsedColumns: nil)
      }
      let handedBack = primary.children.filter { moved.contains($0.id) }
      let stack = primary.with(children: primary.children.filter { !moved.contains($0.id) })
      return split.with(children: [stack] + handedBack + split.children.dropFirst(), collapsedColumns: nil)
    }
    return .done("SPLIT-2", .unanimated)
  }

  /// NAV-20: what a split view is asked to show becomes its primary column.
  mutating func showPrimary(_ subject: Subject, in split: Node) throws(ScenarioProblem) -> Ruling {
    if let crash = subject.blueprint?.crashWhileBuilding() { return crash }
    let shown = try instance(of: subject)
    try requireMovable(shown, into: split)
    guard shown.id != split.children.first?.id else { return .ignored("NAV-20", reason: "it is the primary column already") }
    take(shown)
    let columns = tree[split.id]?.children ?? []
    retain(columns.prefix(1))
    tree.update(split.id) { $0.with(children: [shown] + columns.dropFirst()) }
    return .done("NAV-20")
  }

  private func columns(of split: Node) -> [SplitColumn: Node] {
    var found: [SplitColumn: Node] = [:]
    for (index, child) in split.children.enumerated() {
      if let column = split.column(ofChildAt: index) { found[column] = child }
    }
    return found
  }
}
