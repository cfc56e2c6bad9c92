internal import NavigationModel

extension HierarchyDump {
  /// The same dump with neutral names in place of the app's own, so that it can go into a public bug report.
  public func anonymised() -> HierarchyDump {
    var names = NeutralNames()
    return anonymised(with: &names)
  }

  fileprivate func anonymised(with names: inout NeutralNames) -> HierarchyDump {
    let rows = rows.map { $0.anonymised(with: &names) }
    return HierarchyDump(tree: tree.anonymised(with: &names), rows: rows)
  }
}

extension Sequence<HierarchyDump> {
  /// The same dumps with neutral names in place of the app's own: classes of controllers, views and presentations, and the names of screens.
  ///
  /// The classes that come with the system stay, and so do kinds, structure, states and addresses. The same class has the same neutral name in
  /// all of the dumps, and different classes have different ones.
  ///
  /// ```swift
  /// let shareable = DumpReading.all(in: text).compactMap(\.dump).anonymised()
  /// ```
  public func anonymised() -> [HierarchyDump] {
    var names = NeutralNames()
    return map { $0.anonymised(with: &names) }
  }
}

extension HierarchyRow {
  fileprivate func anonymised(with names: inout NeutralNames) -> HierarchyRow {
    let view: PrintedView? =
      switch view {
      case .loaded(let view, let isInWindow): .loaded(view.renamed { names.view($0) }, isInWindow: isInWindow)
      case .notLoaded: .notLoaded
      case nil: nil
      }
    return HierarchyRow(
      line: line, depth: depth, isPresented: isPresented, controller: controller.renamed { names.controller($0, kind) },
      state: state,
      view: view, presentation: presentation?.renamed { names.presentation($0) }, kind: kind)
  }
}

extension PrintedObject {
  fileprivate func renamed(_ rename: (String) -> String) -> PrintedObject {
    PrintedObject(className: rename(className), pointer: pointer)
  }
}

extension Blueprint {
  fileprivate func anonymised(with names: inout NeutralNames) -> Blueprint {
    let original = className ?? kind.defaultClassName
    let neutral = names.controller(original, kind)
    var part = self
    part.className = neutral == kind.defaultClassName ? nil : neutral
    part.name = name.flatMap { name in
      name == ClassName(original).name(for: kind) ? ClassName(neutral).name(for: kind) : names.title(name)
    }
    part.children = children.map { $0.anonymised(with: &names) }
    if let modal = presentation {
      part.presentation = PresentationBlueprint(style: modal.style, root: modal.root.anonymised(with: &names))
    }
    return part
  }
}
