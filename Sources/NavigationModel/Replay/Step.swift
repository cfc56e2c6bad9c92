/// One action of a story with its outcome, and the trees on either side of it.
public struct Step: Hashable, Sendable {
  /// 0 for the start, then 1 for the first action.
  public let index: Int
  /// What happened; nil for the start.
  public let action: Action?
  /// Which part of the action this is, where it has several: a swipe that is cancelled is begun, under way, and back.
  public let stage: String?
  /// The story's own words on it.
  public let caption: String?
  /// What the rules say of it.
  public let ruling: Ruling
  /// The tree before; for the start the same as after.
  public let before: NavigationTree
  /// The tree after; equal to the one before unless the outcome is done.
  public let after: NavigationTree
  /// The difference between the two.
  public let change: Change
  /// Navigation controllers that are stuck after this step (SWIPE-3).
  public let stuck: Set<ControllerID>
  /// The swipe that is under way after this step (SWIPE-7).
  public let transition: PopTransition?

  /// The action in the scenario's words, with the part of it where it has several; `start` for the start.
  public var actionText: String {
    guard let action else { return "start" }
    return action.description + (stage.map { " (\($0))" } ?? "")
  }

  /// The word that the action begins with; `start` for the start.
  public var verb: String { action?.reading.statement.verb.word ?? "start" }

  /// The name of what the action brings or goes to, for file names; nil where it has none.
  public var subjectName: String? {
    guard let operands = action?.reading.statement.operands else { return nil }
    if let subject = operands.subject {
      switch subject {
      case .named(let name): return name
      case .new(let blueprint): return blueprint.name
      case .instance(let id): return id.rawValue
      }
    }
    switch operands.reference {
    case .name(let name): return name
    case .path(let names): return names.last
    case .id(let id): return id.rawValue
    case nil:
      return operands.container ?? operands.screen ?? stage ?? (operands.phase == .complete ? nil : operands.phase.rawValue)
    }
  }

  /// How far every controller is on screen after the step (MODAL-13, SWIPE-7).
  public var appearances: [ControllerID: Appearance] { after.appearances(during: transition) }

  /// UIKit's message, or our reason where UIKit is silent.
  public var explanation: String? { ruling.message ?? ruling.reason ?? ruling.warning }
}

extension Step {
  /// A step in which nothing happens, and which shows a tree: what undoing a step by its own tree before it leads back to.
  package static func still(_ tree: NavigationTree) -> Step {
    Step(
      index: 0, action: nil, stage: nil, caption: nil, ruling: .done(nil), before: tree, after: tree, change: .none,
      stuck: [], transition: nil)
  }
}
