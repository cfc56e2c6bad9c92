extension Page {
  /// What a screen reader is told of an element.
  package struct AccessibleNode: Hashable, Sendable {
    /// Such as `button`, `slider`, `image`.
    package let role: String
    package let name: String
    /// Whether the focus can go there.
    package let isFocusable: Bool
  }

  /// All that a screen reader is told of, in the order of the document.
  package func accessibleNodes() throws -> [AccessibleNode] {
    let nodes = try call("Accessibility.getFullAXTree")["nodes"].items
    let byID = Dictionary(nodes.map { ($0["nodeId"], $0) }) { first, _ in first }
    var found: [AccessibleNode] = []
    var waiting = nodes.first.map { [$0] } ?? []
    while let node = waiting.popLast() {
      if node["ignored"] != true {
        found.append(
          AccessibleNode(
            role: node["role"]["value"].text ?? "", name: node["name"]["value"].text ?? "",
            isFocusable: node["properties"].items.contains { $0["name"] == "focusable" && $0["value"]["value"] == true }))
      }
      waiting += node["childIds"].items.reversed().compactMap { byID[$0] }
    }
    return found
  }
}
