// ART: the three buttons of the article's walk.

extension NavigationState {
  /// ART-3: climbs to the outermost stack and pushes a container with a stack of its own.
  mutating func newNav(name: String?, screen: String?) throws(ScenarioProblem) -> Ruling {
    let visible = tree.visible
    guard let outermost = tree.outermostNavigation(from: visible.id) ?? (visible.kind == .navigation ? visible : nil) else {
      throw .noContainer(.navigation, around: visible.controller.spokenName)
    }
    let screen = Blueprint(.screen, screen ?? "Screen")
    return try push(.new(Blueprint(.nested, name ?? "Nested", children: [screen])), onto: outermost)
  }

  /// ART-5: pushes on the innermost stack around what is visible.
  mutating func sameNav(screen: String?) throws(ScenarioProblem) -> Ruling {
    try push(.named(screen ?? "Screen"), on: nil)
  }

  /// ART-6: the close button on a container's root asks the stack around the container to pop.
  mutating func back() throws(ScenarioProblem) -> Ruling {
    let container = try receiver(nil, .nested)
    guard let outer = tree.ancestors(of: container.id).first(where: { $0.kind == .navigation }) else {
      return .ignored("ART-6", reason: "no stack holds '\(container.controller.spokenName)', so the button reaches nobody")
    }
    return pop(outer)
  }
}
