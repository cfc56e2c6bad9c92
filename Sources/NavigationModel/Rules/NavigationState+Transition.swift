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
  mutating func finishSwipe(on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    let navigation = try swipedStack(reference)
    transition = nil
    keepBottom(navigation.children.count - 1, of: navigation)
    return try performQueued() ?? .done("SWIPE-7", .pop)
  }

  /// SWIPE-7: the swipe is let go, the stack stays, and what waited for it happens.
  mutating func cancelSwipe(on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    _ = try swipedStack(reference)
    transition = nil
    return try performQueued() ?? .done("SWIPE-7", reason: "the swipe is let go, so the stack stays as it was")
  }

  private func swipedStack(_ reference: Reference?) throws(ScenarioProblem) -> Node {
    guard let transition, let navigation = tree[transition.navigation] else {
      throw .impossible("no swipe is under way; begin one with 'swipeBack begin'")
    }
    guard let reference else { return navigation }
    let meant = try receiver(reference, .navigation)
    guard meant.id == navigation.id else {
      throw .impossible(
        "no swipe is under way on '\(meant.controller.spokenName)', but one on '\(navigation.controller.spokenName)'")
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
    return last.map {
      .done(
        "NAV-22", $0.animation, warning: $0.warning, reason: "the swipe has ended, and what waited for it happens now")
    }
  }

  /// SWIPE-7: lets a swipe go whose stack left the window, or was changed by something that does not ask it.
  ///
  /// UIKit cancels a gesture when its view leaves the window. What waited for its end happens then, unless its stack is gone.
  ///
  /// - Returns: The crash that something which waited ends in.
  mutating func endInterruptedSwipe() throws(ScenarioProblem) -> Ruling? {
    guard let running = transition else { return nil }
    let members = tree[running.navigation]?.children.suffix(2).map(\.id)
    guard members != [running.appearing, running.disappearing] || !tree.inWindow.contains(running.navigation) else { return nil }
    transition = nil
    guard members != nil else {
      queued = []
      return nil
    }
    let ruling = try performQueued()
    return ruling?.outcome == .crash ? ruling : nil
  }
}
