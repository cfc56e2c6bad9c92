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
      "there is no controller \(reference) here" + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .ambiguous(let reference, let candidates):
      "\(reference) fits several controllers: "
        + candidates.map { "@\($0.id) (\($0.path.joined(separator: " › ")))" }.joined(separator: ", ")
    case .noContainer(.nested, let name):
      "no nested container holds '\(name)', so there is no close button"
    case .noContainer(let kind, let name):
      "no \(Self.title(of: kind)) holds '\(name)'; say which is meant with 'on'"
    case .impossible(let reason): reason
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
