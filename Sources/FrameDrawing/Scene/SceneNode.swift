import NavigationModel

/// A controller as one frame shows it: in which slot, and in which state.
struct SceneNode {
  let controller: Controller
  let slot: Int
  var states: Set<State>
  var children: [SceneNode] = []
  var modal: [SceneModal] = []

  /// What a controller can be besides its kind; the raw value is its class in SVG.
  enum State: String, CaseIterable {
    /// The one thing that the user sees.
    case visible
    /// In an unselected tab, or in a tab bar that is.
    case unselected
    /// Brought by this step.
    case new
    /// Taken away by this step.
    case ghost
    /// Lay beneath, and is visible again.
    case uncovered
    /// Has another parent than before.
    case moved
    /// Left stuck by a swipe at its root (SWIPE-3).
    case stuck
    /// Shows a navigation bar.
    case barred = "has-bar"
    /// Shows the system's back button.
    case back = "has-back"
  }

  var isGhost: Bool { states.contains(.ghost) }
  var isPale: Bool { states.contains(.unselected) }
  var isNew: Bool { states.contains(.new) }
  var isScreen: Bool { controller.kind == .screen }
}

/// A modal in a scene; its presenter holds at most one that is up and one that leaves.
struct SceneModal {
  let style: PresentationStyle
  let root: SceneNode
}
