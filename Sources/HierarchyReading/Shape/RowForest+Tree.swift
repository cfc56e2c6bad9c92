internal import NavigationModel

extension RowForest {
  /// The dump that the rows make. Everything that a row says and a tree has no place for stays with the row.
  func dump(log: inout MessageLog) -> HierarchyDump? {
    let kinds = kinds(log: &log)
    reportStrayPresentations(log: &log)
    for index in rows.indices where kinds[index] == .container { reportSeveralShown(in: index, log: &log) }
    let selected = rows.indices.map { kinds[$0] == .tabs ? selectedTab(of: $0, log: &log) : nil }
    let styles = rows.indices.map { style(of: $0, log: &log) }
    // Backwards, so that what a row holds is ready before it; no depth of rows costs a call of its own.
    var built: [Blueprint?] = Array(repeating: nil, count: rows.count)
    for index in rows.indices.reversed() {
      let held = children[index].compactMap { take($0, from: &built) }
      let modal = presented[index].flatMap { modal -> PresentationBlueprint? in
        take(modal, from: &built).map { PresentationBlueprint(style: styles[modal], root: $0) }
      }
      let className = rows[index].controller.className
      let kind = kinds[index]
      var part = Blueprint(
        kind, name(of: rows[index], kind), className: className == kind.defaultClassName ? nil : className,
        traits: rows[index].known.traits, children: held, selected: selected[index], presentation: modal)
      // What a dump shows of more than five tabs was there without a More, as on an iPad.
      part.traits.allTabs = part.exceedsPhone || part.traits.allTabs
      built[index] = part
    }
    guard let tree = built.first.flatMap(\.self) else { return nil }
    return HierarchyDump(tree: tree, rows: rows.indices.map { fact(of: $0, kinds[$0]) })
  }

  private func name(of row: ParsedRow, _ kind: ControllerKind) -> String? {
    guard let title = row.known.title else { return ClassName(row.controller.className).name(for: kind) }
    return title.isEmpty ? nil : title
  }

  /// Takes a finished part out, so that it is moved and not copied.
  private func take(_ index: Int, from built: inout [Blueprint?]) -> Blueprint? {
    let part = built[index]
    built[index] = nil
    return part
  }

  private func fact(of index: Int, _ kind: ControllerKind) -> HierarchyRow {
    let row = rows[index]
    return HierarchyRow(
      line: row.source.start.line, depth: depths[index], isPresented: row.isPresented, controller: row.controller,
      state: row.state, view: row.view, presentation: row.presentation, kind: kind)
  }
}
