import NavigationModel

/// Who and what appears in a story, each once.
struct Cast {
  /// Every controller that any step shows.
  let controllers: [Controller]
  /// Every way in which a modal is presented, in the order of the list of styles.
  let styles: [PresentationStyle]

  /// Goes through steps; nothing new can be in a tree to which nothing came.
  init(of steps: [Step]) {
    var seen: Set<ControllerID> = []
    var used: Set<PresentationStyle> = []
    var found: [Controller] = []
    var known: NavigationTree?
    func add(_ tree: NavigationTree) {
      // What it shares with the tree before it is known already.
      for node in tree.placements(besides: known).map(\.node) {
        if let modal = node.presentation { used.insert(modal.style) }
        if seen.insert(node.id).inserted { found.append(node.controller) }
      }
      known = tree
    }
    if let first = steps.first { add(first.before) }
    for (place, step) in steps.enumerated() where place == 0 || !step.change.appeared.isEmpty { add(step.after) }
    controllers = found
    styles = PresentationStyle.allCases.filter { used.contains($0) }
  }
}
