extension Replay {
  /// Plays the parts of a story that no action joins: in the last step of each part, the tree that the next part starts with stands in place
  /// of the one before.
  ///
  /// Controllers of two parts count as the same where their identities are, and these are made of names.
  ///
  /// - Parameter parts: The parts in order, each but the last with a note at its end, as stories of dumps have them.
  package init(ofParts parts: [Scenario]) {
    var steps: [Step] = []
    var findings: [Finding] = []
    var actionCount = 0
    for part in parts {
      let replay = Replay(of: part)
      for step in replay.steps {
        if step.index == 0, let last = steps.popLast() {
          steps.append(last.leading(to: step.after))
        } else {
          steps.append(step.numbered(steps.count))
        }
      }
      findings += replay.findings.map { $0.shifted(by: actionCount) }
      actionCount += part.actions.count
    }
    self.init(steps: steps, findings: findings)
  }
}

extension Step {
  /// The same step in another place of a story.
  fileprivate func numbered(_ number: Int) -> Step {
    Step(
      index: number, action: action, stage: stage, caption: caption, ruling: ruling, before: before, after: after, change: change,
      stuck: stuck, transition: transition)
  }

  /// The step with another tree after it, which nothing that a story can say leads to.
  fileprivate func leading(to tree: NavigationTree) -> Step {
    Step(
      index: index, action: action, stage: stage, caption: caption, ruling: ruling, before: before, after: tree,
      change: Change(from: before, to: tree), stuck: [], transition: nil)
  }
}

extension Finding {
  fileprivate func shifted(by count: Int) -> Finding {
    Finding(severity, id, actionIndex: actionIndex + count, place: place, message, notes: notes, rule: rule)
  }
}
