internal import NavigationModel

extension DocumentReader {
  /// One thing that is expected of an action.
  mutating func expectation(_ value: JSONValue, at path: String) -> Expectation? {
    guard var object = object(value, at: path, [.visible, .stack, .names, .outcome, .message, .warning]) else { return nil }
    let visible = object.take(.visible)
    let stack = object.take(.stack)
    let names = object.take(.names)
    let outcome = object.take(.outcome)
    let message = object.take(.message)
    let warning = object.take(.warning)
    switch (visible, stack, outcome, warning) {
    case (let visible?, nil, nil, nil) where names == nil && message == nil:
      return reference(visible, at: path + ".visible").map { .visible($0) }
    case (nil, let stack?, nil, nil) where message == nil:
      guard let names else {
        report(path, "'names' is missing: what is on the stack")
        return nil
      }
      let texts = elements(names, at: path + ".names").enumerated().compactMap { text($1, at: "\(path).names[\($0)]") }
      return reference(stack, at: path + ".stack").map { .stack($0, names: texts) }
    case (nil, nil, let outcome?, nil) where names == nil:
      return self.outcome(outcome, message, at: path)
    case (nil, nil, nil, let warning?) where names == nil && message == nil:
      return self.warning(warning, at: path + ".warning")
    case (_, _, _, _):
      report(path, "an expectation is one of 'visible', 'stack' with 'names', 'outcome', and 'warning'")
      return nil
    }
  }

  private mutating func outcome(_ value: JSONValue, _ message: JSONValue?, at path: String) -> Expectation? {
    guard let word = text(value, at: path + ".outcome") else { return nil }
    guard let outcome = Outcome(rawValue: word) else {
      unknown("outcome", word, at: path + ".outcome", among: Outcome.allCases.map(\.rawValue))
      return nil
    }
    if outcome == .crash { return .crash(message: message.flatMap { text($0, at: path + ".message") }) }
    if message != nil { report(path, "only a crash has a message") }
    return .outcome(outcome)
  }

  /// `true` is any warning.
  private mutating func warning(_ value: JSONValue, at path: String) -> Expectation? {
    switch value {
    case .bool(true): return .warning(text: nil)
    case .string: return text(value, at: path).map { .warning(text: $0) }
    case .null, .bool, .integer, .number, .array, .object:
      report(path, "expected a text, or true for any warning, not \(value.inWords)")
      return nil
    }
  }
}
