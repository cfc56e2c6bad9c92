/// Why an action cannot be understood: the scenario points at something that is not there.
///
/// This is no outcome. UIKit never hears of such an action, since no program could be written that does it.
public enum ScenarioProblem: Error, Hashable, Sendable {
  /// No controller fits the reference; the nearest name or identity is offered where one is near.
  case unknown(Reference, nearest: String?)
  /// Several controllers fit the reference.
  case ambiguous(Reference, candidates: [Candidate])
  /// No container of the kind that the action needs holds the controller.
  case noContainer(ControllerKind, around: String)
  /// The action cannot be built at all, for the reason given.
  case impossible(String)

  /// A controller that a reference may have meant.
  public struct Candidate: Hashable, Sendable {
    /// What to write to mean this one.
    public let id: ControllerID
    /// The names from the root to it.
    public let path: [String]
  }
}

extension ScenarioProblem: CustomStringConvertible {
  /// The problem in one sentence, with what to write instead where that is known.
  public var description: String {
    switch self {
    case .unknown(let reference, let nearest):
      "there is no controller \(reference.inMessage) here" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .ambiguous(let reference, let candidates):
      "\(reference.inMessage) fits several controllers: "
        + candidates.map { "@\($0.id) (\($0.path.joined(separator: " › ")))" }.joined(separator: ", ") + "; write one of them"
    case .noContainer(.nested, let name):
      "no nested container holds '\(name)', so there is no close button"
    case .noContainer(let kind, let name):
      "no \(Self.title(of: kind)) holds '\(name)'; say which is meant with 'on'"
    case .impossible(let reason): reason
    }
  }

  /// The problem as it is told of an action.
  ///
  /// Who says no 'on' means what is visible, and may never have written its name.
  func description(of action: Action) -> String {
    guard action.reading.statement.operands.receiver == nil else { return description }
    switch self {
    case .noContainer(let kind, let name):
      let advice = kind == .nested ? ", so there is no close button" : "; say which is meant with 'on'"
      return "what is visible, '\(name)', is in no \(Self.title(of: kind))" + advice
    case .unknown, .ambiguous, .impossible: return description
    }
  }

  private static func title(of kind: ControllerKind) -> String {
    switch kind {
    case .screen: "screen"
    case .navigation: "navigation controller"
    case .nested: "nested container"
    case .tabs: "tab bar controller"
    case .split: "split view controller"
    case .container: "container"
    }
  }
}
