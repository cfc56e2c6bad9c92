// SWIPE-7, NAV-22: a swipe that is under way, and what happens to its stack meanwhile.

/// A pop that the finger holds half-way.
public struct PopTransition: Hashable, Sendable {
  /// The navigation controller whose stack it is about.
  public let navigation: ControllerID
  /// The top, which is on its way out.
  public let disappearing: ControllerID
  /// The member below it, which is on its way in.
  public let appearing: ControllerID
}

extension NavigationState {
  /// SWIPE-7: the swipe begins, and the tree stays as it is until it ends.
  mutating func beginSwipe(on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    switch try beginning(on: reference) {
    case .answer(let ruling): return ruling
    case .begins(let navigation):
      let members = navigation.children.suffix(2)
      guard let below = members.first, let top = members.last else { return .done("SWIPE-7") }
      transition = PopTransition(navigation: navigation.id, disappearing: top.id, appearing: below.id)
      return .done(
        "SWIPE-7", reason: "'\(top.controller.spokenName)' is disappearing and '\(below.controller.spokenName)' appearing")
    }
  }

  /// SWIPE-7: the swipe ends like a pop, and what waited for it happens.
  mutating func finishSwipe() throws(ScenarioProblem) -> Ruling {
    let navigation = try swipedStack()
    transition = nil
    keepBottom(navigation.children.count - 1, of: navigation)
    return try performQueued() ?? .done("SWIPE-7", .pop)
  }

  /// SWIPE-7: the swipe is let go, the stack stays, and what waited for it happens.
  mutating func cancelSwipe() throws(ScenarioProblem) -> Ruling {
    _ = try swipedStack()
    transition = nil
    return try performQueued() ?? .done("SWIPE-7", reason: "the swipe is let go, so the stack stays as it was")
  }

  private func swipedStack() throws(ScenarioProblem) -> Node {
    guard let transition, let navigation = tree[transition.navigation] else {
      throw .impossible("no swipe is under way; begin one with 'swipeBack begin'")
    }
    return navigation
  }

  /// NAV-22: what a stack answers to a change while a swipe on it is under way; nil where none is.
  mutating func answer(_ navigation: Node, to change: StackChange) -> Ruling? {
    guard transition?.navigation == navigation.id else { return nil }
    switch change {
    case .pop(let method):
      return .ignored("NAV-22", message: LogLine.transitionRunning(method, on: navigation.controller))
    case .queued(let action):
      queued.append(action)
      return .ignored("NAV-22", reason: "a swipe is under way, so this waits until it ends")
    }
  }

  /// A change of a stack, as far as a transition cares.
  enum StackChange {
    /// Ignored while a transition runs; UIKit's method as its log names it.
    case pop(method: String)
    /// Waits for the end of the transition.
    case queued(Action)
  }

  /// Carries out what waited; a crash among it is the answer of the whole step.
  private mutating func performQueued() throws(ScenarioProblem) -> Ruling? {
    let waiting = queued
    queued = []
    var last: Ruling?
    for action in waiting {
      for stage in action.reading.stages {
        let ruling = try stage.perform(&self)
        if ruling.outcome == .crash { return ruling }
        last = ruling.outcome == .done ? ruling : last
      }
    }
    return last.map { .done("NAV-22", $0.animation, reason: "the swipe has ended, and what waited for it happens now") }
  }

  /// Forgets a transition whose stack was changed or taken away by something that does not ask the stack.
  mutating func dropStaleTransition() {
    guard let running = transition else { return }
    let members = tree[running.navigation]?.children.suffix(2).map(\.id)
    guard members != [running.appearing, running.disappearing] else { return }
    transition = nil
    queued = []
  }
}
