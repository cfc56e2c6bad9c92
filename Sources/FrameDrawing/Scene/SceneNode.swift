import NavigationModel

/// A controller as one frame shows it: in which slot, and in which state.
struct SceneNode {
  let controller: Controller
  let slot: Int
  var states: States
  var children: [SceneNode] = []
  var modal: [SceneModal] = []
  /// Of a ghost: what stood before it on its stack, which is what an arrow to it may come from.
  var predecessor: ControllerID?

  /// What a controller can be besides its kind.
  struct States: OptionSet, Hashable {
    let rawValue: UInt16

    /// The one thing that the user sees.
    static let visible = States(rawValue: 1 << 0)
    /// In an unselected tab, or in a tab bar that is.
    static let unselected = States(rawValue: 1 << 1)
    /// Brought by this step.
    static let new = States(rawValue: 1 << 2)
    /// Taken away by this step.
    static let ghost = States(rawValue: 1 << 3)
    /// Lay beneath, and is visible again.
    static let uncovered = States(rawValue: 1 << 4)
    /// Has another parent than before.
    static let moved = States(rawValue: 1 << 5)
    /// Left stuck by a swipe at its root (SWIPE-3).
    static let stuck = States(rawValue: 1 << 6)
    /// Shows a navigation bar.
    static let barred = States(rawValue: 1 << 7)
    /// Shows the system's back button.
    static let back = States(rawValue: 1 << 8)
    /// Its view is in the window (MODAL-13).
    static let inWindow = States(rawValue: 1 << 9)
    /// How far its view is on screen; exactly one of the four, but none of a ghost.
    static let disappeared = States(rawValue: 1 << 10)
    static let appearing = States(rawValue: 1 << 11)
    static let appeared = States(rawValue: 1 << 12)
    static let disappearing = States(rawValue: 1 << 13)

    /// The states for how UIKit would print the view.
    init(_ appearance: Appearance) {
      switch appearance.state {
      case .disappeared: self = .disappeared
      case .appearing: self = .appearing
      case .appeared: self = .appeared
      case .disappearing: self = .disappearing
      }
      if appearance.isInWindow { insert(.inWindow) }
    }

    init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// The states with their classes in SVG, in the order in which these are written.
    private static let table: [(state: States, word: String)] = [
      (.visible, "visible"), (.unselected, "unselected"), (.new, "new"), (.ghost, "ghost"), (.uncovered, "uncovered"),
      (.moved, "moved"), (.stuck, "stuck"), (.barred, "has-bar"), (.back, "has-back"), (.inWindow, "in-window"),
      (.disappeared, "disappeared"), (.appearing, "appearing"), (.appeared, "appeared"), (.disappearing, "disappearing"),
    ]

    /// The classes in SVG.
    var words: [String] {
      var words: [String] = []
      for (state, word) in Self.table where contains(state) { words.append(word) }
      return words
    }
  }

  /// The word that its picture bears beside its name: what is out of the ordinary about it.
  var mark: String? {
    if states.contains(.stuck) { return "stuck" }
    if states.contains(.appearing) { return AppearanceState.appearing.rawValue }
    return states.contains(.disappearing) ? AppearanceState.disappearing.rawValue : nil
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
