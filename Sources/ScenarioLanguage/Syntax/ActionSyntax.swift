internal import NavigationModel

/// An action as it was written.
struct ActionSyntax: Sendable {
  /// The line, from 0.
  let line: Int
  /// From the verb to the last word before the caption.
  let span: Span
  var subjects: [SubjectSyntax] = []
  /// Whether the controllers of a list stand on lines of their own.
  var isListed = false
  var expectations: [ExpectationSyntax] = []
}

/// What an action brings, as it was written.
enum SubjectSyntax: Sendable {
  /// An instance that exists; the line where it begins one.
  case instance(ControllerID, Span, line: Int?)
  /// A new controller.
  case node(NodeSyntax)
}

/// An expectation as it was written.
struct ExpectationSyntax: Sendable {
  let expectation: Expectation
  let span: Span
  /// The line, from 0.
  let line: Int
}

extension SubjectSyntax {
  /// What the action is given.
  func subject(_ report: (Mistake) -> Void) -> Subject {
    switch self {
    case .instance(let id, _, _): return .instance(id)
    case .node(let node):
      let blueprint = node.blueprint(report)
      guard !node.hasKind, blueprint.isPlainScreen, let name = node.name else { return .new(blueprint) }
      return .named(name)
    }
  }

  var node: NodeSyntax? {
    switch self {
    case .instance: nil
    case .node(let node): node
    }
  }

  /// The line that it begins, from 0.
  var line: Int? {
    switch self {
    case .instance(_, _, let line): line
    case .node(let node): node.line
    }
  }
}
