// Who stands above whom, in UIKit's terms: parents hold, presenters present.

extension NavigationTree {
  /// The controllers that hold this one within its modal layer, nearest first; the presenter of the layer is not among them.
  public func ancestors(of id: ControllerID) -> [Node] {
    guard let way = edges(to: id), let line = lineage(of: id) else { return [] }
    let layerStart = way.lastIndex(of: .presented).map { $0 + 1 } ?? 0
    return line[layerStart..<(line.count - 1)].reversed()
  }

  /// The controller that holds this one; nil for the root of a modal layer.
  public func parent(of id: ControllerID) -> Node? {
    ancestors(of: id).first
  }

  /// The controller that presents this one directly; nil for all that is not the root of a modal layer.
  public func presenter(of id: ControllerID) -> Node? {
    guard let way = edges(to: id), way.last == .presented else { return nil }
    return lineage(of: id)?.dropLast().last
  }

  /// The nearest controller of a kind among this one and its ancestors.
  ///
  /// For a controller of another kind that is what `navigationController` and its like answer; a navigation controller itself answers with
  /// the nearest of its ancestors (NAV-6).
  public func nearest(_ kind: ControllerKind, from id: ControllerID) -> Node? {
    if let node = self[id], node.kind == kind { return node }
    return ancestors(of: id).first { $0.kind == kind }
  }

  /// The nearest controller of a kind among what is visible and its ancestors.
  ///
  /// - Complexity: O(d) in the depth of the tree: the way to what is visible needs no search.
  func nearestAroundVisible(_ kind: ControllerKind) -> Node? {
    let line = visibleLineage
    // The way always goes on to a modal that is up, so the layer begins behind the last presenter.
    let layer = line.lastIndex { $0.presentation != nil }.map { line[($0 + 1)...] } ?? line[...]
    return layer.last { $0.kind == kind }
  }

  /// The outermost navigation controller that holds a controller, reached by climbing as the article does (NAV-6, ART-3).
  public func outermostNavigation(from id: ControllerID) -> Node? {
    ancestors(of: id).last { $0.kind == .navigation }
  }

  /// Whether one controller is another, or holds or presents it at any depth.
  package func contains(_ inner: ControllerID, in outer: ControllerID) -> Bool {
    lineage(of: inner)?.contains { $0.id == outer } ?? false
  }
}
