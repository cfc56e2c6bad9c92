// From a scenario's words to the controllers they mean.

extension NavigationState {
  /// The one live controller that a reference means.
  ///
  /// - Parameter preferred: Controllers that are meant before any others: a tab bar's tabs, a stack's members.
  func resolve(_ reference: Reference, preferring preferred: [Node] = []) throws(ScenarioProblem) -> Node {
    let near = preferred.filter { fits($0, reference) }
    if near.count == 1, let only = near.first { return only }
    let fitting = near.isEmpty ? tree.preorder.filter { fits($0, reference) } : near
    guard let first = fitting.first else { throw .unknown(reference, nearest: nearest(to: reference)) }
    guard fitting.count == 1 else { throw ambiguity(of: reference, among: fitting) }
    return first
  }

  /// The container of a kind that an action goes to: the nearest around the receiver, or around what is visible.
  ///
  /// A name that fits several controllers is clear all the same when they all lead to one container.
  func receiver(_ reference: Reference?, _ kind: ControllerKind) throws(ScenarioProblem) -> Node {
    guard let reference else {
      guard let found = tree.nearestAroundVisible(kind) else {
        throw .noContainer(kind, around: tree.visible.controller.spokenName)
      }
      return found
    }
    let fitting = tree.preorder.filter { fits($0, reference) }
    guard let first = fitting.first else { throw .unknown(reference, nearest: nearest(to: reference)) }
    let containers = Set(fitting.map { tree.nearest(kind, from: $0.id) })
    guard containers.count == 1 else { throw ambiguity(of: reference, among: fitting) }
    guard let container = containers.first ?? nil else { throw .noContainer(kind, around: first.controller.spokenName) }
    return container
  }

  /// The controller that a message is sent to: the one named, or what is visible.
  func receiver(_ reference: Reference?) throws(ScenarioProblem) -> Node {
    guard let reference else { return tree.visible }
    return try resolve(reference)
  }

  /// Whether a reference could mean this controller.
  func fits(_ node: Node, _ reference: Reference) -> Bool {
    switch reference {
    case .id(let id): return node.id == id
    case .name(let name): return node.controller.name == name
    case .path(let names):
      guard node.controller.name == names.last, let line = tree.lineage(of: node.id) else { return false }
      var outer = line.dropLast().map(\.controller.name)[...]
      for name in names.dropLast() {
        guard let place = outer.firstIndex(of: name) else { return false }
        outer = outer[(place + 1)...]
      }
      return true
    }
  }

  private func ambiguity(of reference: Reference, among nodes: [Node]) -> ScenarioProblem {
    .ambiguous(
      reference,
      candidates: nodes.map { node in
        let names = tree.lineage(of: node.id)?.map(\.controller.name).filter { !$0.isEmpty } ?? []
        return ScenarioProblem.Candidate(id: node.id, path: names)
      })
  }

  private func nearest(to reference: Reference) -> String? {
    let nodes = tree.preorder
    switch reference {
    case .id(let id): return nearestWord(to: id.rawValue, among: nodes.map(\.id.rawValue)).map { "@" + $0 }
    case .name(let name): return nearestName(to: name, in: nodes)
    case .path(let names): return names.last.flatMap { nearestName(to: $0, in: nodes) }
    }
  }

  private func nearestName(to name: String, in nodes: [Node]) -> String? {
    let names = nodes.map(\.controller.name).filter { !$0.isEmpty }
    return nearestWord(to: name, among: names).map(ScenarioWord.written)
  }
}
