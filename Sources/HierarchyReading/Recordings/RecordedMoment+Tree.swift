public import NavigationModel

extension RecordedMoment {
  /// Writes a step down as an app with that tree would, with invented addresses that are the same in all steps.
  public init(_ step: Step) {
    self.init(sequence: step.index, cause: step.actionText, rows: Self.rows(of: step.after, step.appearances))
  }

  private static func rows(of tree: NavigationTree, _ appearances: [ControllerID: Appearance]) -> [RecordedRow] {
    var rows: [RecordedRow] = []
    var waiting: [(node: Node, depth: Int, style: PresentationStyle?, isSelected: Bool)] = [(tree.root, 0, nil, false)]
    while let (node, depth, style, isSelected) = waiting.popLast() {
      let appearance = appearances[node.id]
      var row = RecordedRow(
        depth: depth, isPresented: style != nil, controller: .invented(node.controller.className, .controller, for: node.id),
        state: appearance?.state, view: appearance.map { view(of: node, $0) },
        known: KnownFacts(
          kind: node.kind, style: style, title: node.controller.name, isSelected: isSelected, traits: node.controller.traits))
      row.presentation = style.map { .invented($0.controllerClass, .presentation, for: node.id) }
      rows.append(row)
      if let modal = node.presentation { waiting.append((modal.root, depth + 1, modal.style, false)) }
      waiting.append(contentsOf: node.children.reversed().map { ($0, depth + 1, nil, $0.id == node.selected) })
    }
    return rows
  }

  private static func view(of node: Node, _ appearance: Appearance) -> PrintedView {
    guard appearance.isViewLoaded else { return .notLoaded }
    return .loaded(.invented(node.kind.viewClass, .view, for: node.id), isInWindow: appearance.isInWindow)
  }
}

extension PrintedObject {
  fileprivate static func invented(_ className: String, _ object: InventedAddress.Object, for id: ControllerID) -> PrintedObject {
    PrintedObject(className: className, pointer: InventedAddress(of: object, for: id).text)
  }
}
