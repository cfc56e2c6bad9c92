internal import NavigationModel

extension LineCursor {
  /// The words that can follow `expect`, in the order in which they are offered.
  private static let expectations = ["visible", "stack"] + Outcome.allCases.map(\.rawValue) + ["warning"]

  /// Reads all of a line behind `expect`.
  mutating func expectation() throws(Mistake) -> Expectation {
    guard let token = current, let word = token.bareWord else { throw missing("visible, stack, an outcome or warning") }
    advance()
    let expectation: Expectation
    switch (word, Outcome(rawValue: word)) {
    case ("visible", _): expectation = .visible(try reference("a name"))
    case ("stack", _):
      let reference = try reference("a name")
      guard take(.colon) else { throw missing("':' with the names on the stack") }
      expectation = .stack(reference, names: try stackNames())
    case ("warning", _): expectation = .warning(text: try name()?.text)
    case (_, .crash): expectation = .crash(message: try name()?.text)
    case (_, let outcome?): expectation = .outcome(outcome)
    case (_, nil):
      throw Mistake(
        unknown: "expectation", word, token.span, among: Self.expectations,
        otherwise: "; one can expect \(Self.expectations.inWords("or"))")
    }
    try end()
    return expectation
  }

  private mutating func stackNames() throws(Mistake) -> [String] {
    if current?.bareWord == "none" {
      advance()
      return []
    }
    var names: [String] = []
    repeat { names.append(try requiredName("a name")) } while take(.comma)
    if let token = current, isAtStrayWord { throw missingComma(before: token) }
    return names
  }
}
