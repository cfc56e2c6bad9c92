internal import NavigationModel

/// In what a tree differs from the wanted one, in words.
struct TreeDifference {
  /// The differences in one sentence; the first few of them.
  let text: String
  /// The index of the place in the wanted tree that the first is about.
  let index: Int

  /// More than these are not read.
  private static let most = 3

  init(from scene: Scene, to wanted: WantedTree) {
    let root = scene.state.tree.root
    guard scene.actors[root.id] == wanted.places[0].actor else {
      text = "the window's root is \(Self.name(wanted, 0)), not '\(root.controller.spokenName)'"
      index = 0
      return
    }
    var found: [(text: String, index: Int)] = []
    for node in scene.state.tree.preorder {
      guard let actor = scene.actors[node.id], let index = wanted.index(of: actor) else { continue }
      let name = "'\(node.controller.spokenName)'"
      found += Self.children(of: node, named: name, at: index, scene, wanted).map { ($0, index) }
      found += Self.modal(of: node, named: name, at: index, scene, wanted).map { ($0, index) }
      if let selected = wanted.places[index].selected, let shown = node.selected, scene.actors[shown] != selected,
        let tab = wanted.index(of: selected)
      {
        found.append(("\(name) shows \(Self.name(wanted, tab))", index))
      }
    }
    let left = found.count - Self.most
    let words = found.prefix(Self.most).map(\.text) + (left > 0 ? ["\(left) more"] : [])
    text = words.isEmpty ? "the trees differ" : words.joined(separator: "; ")
    index = found.first?.index ?? 0
  }

  private static func children(
    of node: Node, named name: String, at index: Int, _ scene: Scene, _ wanted: WantedTree
  ) -> [String] {
    let held = node.children.map { scene.actors[$0.id] }
    let right = wanted.places[index].children
    let actors = right.map { wanted.places[$0].actor }
    guard held != actors else { return [] }
    let new = list(right.filter { !held.contains(wanted.places[$0].actor) }.map { self.name(wanted, $0) })
    let old = list(
      zip(node.children, held).filter { $1.map { !actors.contains($0) } ?? true }.map { "'\($0.0.controller.spokenName)'" })
    switch (new, old) {
    case (let new?, let old?): return ["\(name) holds \(new) instead of \(old)"]
    case (let new?, nil): return ["\(name) holds \(new) as well"]
    case (nil, let old?): return ["\(name) no longer holds \(old)"]
    case (nil, nil): return ["\(name) holds the same in another order"]
    }
  }

  private static func modal(
    of node: Node, named name: String, at index: Int, _ scene: Scene, _ wanted: WantedTree
  ) -> [String] {
    let shown = node.presentation?.root
    let modal = wanted.places[index].modal
    guard shown.flatMap({ scene.actors[$0.id] }) != modal.map({ wanted.places[$0].actor }) else {
      guard let modal, let style = wanted.places[modal].style, let now = node.presentation?.style, now != style else { return [] }
      return ["\(name) presents \(self.name(wanted, modal)) as \(style.rawValue), not as \(now.rawValue)"]
    }
    switch (modal, shown) {
    case (let modal?, let shown?):
      return ["\(name) presents \(self.name(wanted, modal)) instead of '\(shown.controller.spokenName)'"]
    case (let modal?, nil): return ["\(name) presents \(self.name(wanted, modal))"]
    case (nil, let shown?): return ["\(name) no longer presents '\(shown.controller.spokenName)'"]
    case (nil, nil): return []
    }
  }

  private static func list(_ names: [String]) -> String? {
    guard let first = names.first else { return nil }
    guard names.count <= most else { return "\(first) and \(names.count - 1) others" }
    return names.count == 1 ? first : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }

  private static func name(_ wanted: WantedTree, _ index: Int) -> String {
    let role = wanted.roles[wanted.places[index].actor]
    return "'\(role.name ?? ClassName(role.className).readable)'"
  }
}
