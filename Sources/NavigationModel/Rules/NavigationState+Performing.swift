extension NavigationState {
  /// Carries one action out: the tree changes if it is done, and stays just as it was otherwise.
  ///
  /// - Throws: ``ScenarioProblem`` where the action points at what is not there; nothing changes then either.
  public mutating func perform(_ action: Action) throws(ScenarioProblem) -> Ruling {
    var ruling = Ruling.done(nil)
    for stage in action.reading.stages {
      ruling = try perform(stage)
      if ruling.outcome != .done { break }
    }
    return ruling
  }

  mutating func perform(_ stage: ActionReading.Stage) throws(ScenarioProblem) -> Ruling {
    let before = Moment(of: self)
    identities.begin()
    do throws(ScenarioProblem) {
      var ruling = try stage.perform(&self)
      if ruling.outcome == .done, let crash = try endInterruptedSwipe() { ruling = crash }
      if ruling.outcome == .done { tree.loadViews(during: transition) } else { restore(before) }
      if let stuck = ruling.sticks { self.stuck.insert(stuck) }
      return ruling
    } catch {
      restore(before)
      throw error
    }
  }

  /// What an action that comes to nothing leaves as it was; changes that waited and came to nothing do not wait any longer.
  private struct Moment {
    let tree: NavigationTree
    let transition: PopTransition?
    /// Kept only where something waits: nothing else touches it before it is done, and a copy costs as much as all that ever left.
    let offTree: OffTree?

    init(of state: NavigationState) {
      tree = state.tree
      transition = state.transition
      offTree = state.queued.isEmpty ? nil : state.offTree
    }
  }

  private mutating func restore(_ moment: Moment) {
    tree = moment.tree
    transition = moment.transition
    if let away = moment.offTree { offTree = away }
    identities.rollBack()
  }
}
