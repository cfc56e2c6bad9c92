import NavigationModel

/// Which hue each controller has: one for every nested container and every stack but the root's, by order of appearance.
///
/// An instance keeps its hue for the whole sequence, and the same scenario gets the same hues on every run (ART-4).
struct HueBook {
  private var numbers: [ControllerID: Int] = [:]
  private var chosen: [ControllerID: HexColor] = [:]
  /// The hues of the colours that the scenario chose itself.
  private(set) var chosenHues = ChosenHues([])

  init(_ steps: [Step]) {
    var known: NavigationTree?
    for (place, step) in steps.enumerated() where place == 0 || !step.change.appeared.isEmpty {
      add(step.after, besides: known)
      known = step.after
    }
    chosenHues = ChosenHues(Set(chosen.values))
  }

  /// - Parameter known: A tree that was added; what both have in the same place has its hues.
  private mutating func add(_ tree: NavigationTree, besides known: NavigationTree?) {
    for placement in tree.placements(besides: known) {
      let node = placement.node
      // The root has no hue, as if it shared one; the stack inside a nested container shares the container's.
      let isInner = node.id == tree.root.id || placement.isChild && placement.holder.kind == .nested
      if let color = node.controller.traits.color { chosen[node.id] = color }
      if node.kind == .nested || node.kind == .navigation, !isInner, numbers[node.id] == nil {
        numbers[node.id] = numbers.count
      }
    }
  }

  /// The hue of a controller in a theme; nil where it takes over that of what holds it.
  func hue(of controller: Controller, in theme: Theme) -> Theme.Hue? {
    if let color = chosen[controller.id], let hue = chosenHues.hue(of: color, in: theme) { return hue }
    return numbers[controller.id].map { theme.hues[$0 % theme.hues.count] }
  }
}
