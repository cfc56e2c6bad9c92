/// What a scenario expects of the action it stands under.
public enum Expectation: Hashable, Sendable {
  /// The controller that is visible afterwards.
  case visible(Reference)
  /// The names on a stack afterwards, bottom to top.
  case stack(Reference, names: [String])
  /// The outcome; a crash's message can be expected too.
  case outcome(Outcome)
  /// A crash whose message holds this text; nil for any.
  case crash(message: String?)
  /// Something to be warned of, whose words hold this text: an action that comes to nothing, or one that is done and should not be (NAV-8).
  ///
  /// Nil is any warning. It expects the outcome, too, where that is ignored or refused.
  case warning(text: String?)
}

extension Expectation: CustomStringConvertible {
  /// The expectation as a scenario writes it, with its `expect`.
  public var description: String {
    switch self {
    case .visible(let reference): "expect visible \(reference)"
    case .stack(let reference, let names):
      "expect stack \(reference): " + (names.isEmpty ? "none" : names.map(ScenarioWord.written).joined(separator: ", "))
    case .outcome(let outcome): "expect \(outcome.rawValue)"
    case .crash(let message): "expect crash" + (message.map { " " + ScenarioWord.quoted($0) } ?? "")
    case .warning(let text): "expect warning" + (text.map { " " + ScenarioWord.quoted($0) } ?? "")
    }
  }
}
