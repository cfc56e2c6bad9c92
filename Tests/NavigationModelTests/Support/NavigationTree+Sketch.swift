import NavigationModel

extension NavigationTree {
  /// The tree on one line, by identity: `root[home, brown[brown-navigation[step-1]]] ^sheet modal`.
  ///
  /// `*` stands before the selected tab, `^STYLE` before what the controller in front of it presents, `…` behind a collapsed split view.
  var sketch: String { Self.sketch(root) }

  private static func sketch(_ node: Node) -> String {
    let children = node.children.map { ($0.id == node.selected ? "*" : "") + sketch($0) }
    let held = node.kind == .screen ? "" : "[\(children.joined(separator: ", "))]"
    let modal = node.presentation.map { " ^\($0.style.rawValue) \(sketch($0.root))" } ?? ""
    return node.id.rawValue + held + (node.collapsedColumns == nil ? "" : "…") + modal
  }
}
