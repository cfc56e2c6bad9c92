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
    for (place, step) in steps.enumerated() where place == 0 || !step.change.appeared.isEmpty { add(step.after.root) }
    chosenHues = ChosenHues(Set(chosen.values))
  }

  private mutating func add(_ root: Node) {
    var waiting = [(node: root, isInner: true)]  // The root has no hue, as if it shared one.
    while let (node, isInner) = waiting.popLast() {
      if let color = node.controller.traits.color { chosen[node.id] = color }
      if node.kind == .nested || node.kind == .navigation, !isInner, numbers[node.id] == nil {
        numbers[node.id] = numbers.count
      }
      if let modal = node.presentation { waiting.append((modal.root, false)) }
      // The stack inside a nested container shares the container's hue.
      waiting.append(contentsOf: node.children.reversed().map { ($0, node.kind == .nested) })
    }
  }

  /// The hue of a controller in a theme; nil where it takes over that of what holds it.
  func hue(of controller: Controller, in theme: Theme) -> Theme.Hue? {
    if let color = chosen[controller.id], let hue = chosenHues.hue(of: color, in: theme) { return hue }
    return numbers[controller.id].map { theme.hues[$0 % theme.hues.count] }
  }
}
