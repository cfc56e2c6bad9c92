public import NavigationModel

/// A scenario read from text, with every mistake in it and the place of everything.
///
/// ```swift
/// let parsed = ParsedScenario(parsing: text)
/// guard let scenario = parsed.scenario else { return report(parsed.diagnostics) }
/// let replay = Replay(of: scenario)
/// report(parsed.diagnostics(for: replay))
/// ```
public struct ParsedScenario: Sendable {
  /// The scenario; nil where there is a mistake.
  public let scenario: Scenario?
  /// All mistakes, in the order in which one reads.
  public let diagnostics: [Diagnostic]

  let source: SourceText
  let trivia: Trivia
  let headers: [HeaderWord: HeaderSyntax]
  let sections: [SectionWord: Span]
  let tree: NodeSyntax?
  let actions: [ActionSyntax]

  /// Reads a text.
  ///
  /// - Complexity: O(n) in the length of the text.
  public init(parsing text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Reads the bytes of a file; what is no UTF-8 is a mistake with its place.
  ///
  /// - Complexity: O(n) in the number of bytes.
  public init(parsing bytes: some Collection<UInt8>) {
    self.init(bytes: Array(bytes))
  }

  private init(bytes: [UInt8]) {
    var text = SourceText(bytes.count > Limits.scenarioBytes ? [] : bytes)
    var excess: LimitExcess?
    if bytes.count > Limits.scenarioBytes {
      excess = .bytes(of: "the scenario", bytes.count, most: Limits.scenarioBytes)
    } else if text.lineCount > Limits.lines {
      excess = .lines(text.lineCount)
      text = SourceText([])
    }
    source = text
    let isUTF8 = excess != nil || String(validating: bytes, as: UTF8.self) != nil
    var lines: [LexedLine] = []
    var invalid: [Mistake] = []
    for number in 0..<source.lineCount {
      let line = source.bytes(ofLine: number)
      if !isUTF8, String(validating: line, as: UTF8.self) == nil {
        invalid.append(Mistake("no-utf-8", Span(line: number, 0..<0), "the line is not UTF-8"))
      }
      lines.append(Lexer.lex(line, line: number))
    }
    let parser = ScenarioParser(Outline(lines))
    var mistakes = invalid + parser.mistakes
    mistakes = Mistake.withTabsToldOnce(mistakes)
    if let excess { mistakes = [Mistake(excess, Span(line: 0, 0..<0))] }
    diagnostics = Self.diagnostics(mistakes, in: source)
    trivia = Trivia(lines)
    headers = parser.headers
    sections = parser.sections
    tree = parser.tree
    actions = parser.entries.map(\.syntax)
    scenario = mistakes.isEmpty ? Self.scenario(of: parser) : nil
  }

  private static func diagnostics(_ mistakes: [Mistake], in source: SourceText) -> [Diagnostic] {
    let sorted = mistakes.enumerated()
      .sorted { ($0.element.span, $0.offset) < ($1.element.span, $1.offset) }
      .map(\.element)
    var told = sorted.prefix(Limits.mistakes).map { $0.diagnostic(in: source) }
    if sorted.count > told.count {
      told.append(
        Diagnostic(.note, "more-mistakes", "\(sorted.count - told.count) more mistakes are not shown", range: told.last?.range))
    }
    return told
  }

  private static func scenario(of parser: ScenarioParser) -> Scenario? {
    guard let tree = parser.tree else { return nil }
    var scenario = Scenario(tree: tree.blueprint { _ in }, actions: parser.entries.map(\.action))
    for (word, header) in parser.headers { word.put(header.value, into: &scenario) }
    return scenario
  }
}

// MARK: - Places

extension ParsedScenario {
  /// What a replay of this scenario found, with the place of the action or the expectation that it is about.
  ///
  /// - Parameter replay: the replay of ``scenario``.
  /// - Complexity: O(n) in the number of findings and the lengths of their lines.
  public func diagnostics(for replay: Replay) -> [Diagnostic] {
    Diagnostic.sorted(
      replay.findings.map { finding in
        let range: SourceRange? =
          switch finding.place {
          case .start: self.range(ofNode: [])
          case .action: self.range(ofAction: finding.actionIndex)
          case .expectation(let index): self.range(ofExpectation: index, ofAction: finding.actionIndex)
          }
        return Diagnostic(finding, range: range)
      })
  }

  /// Where an action stands, without its caption; the index counts from 0 as in `Scenario.actions`.
  public func range(ofAction index: Int) -> SourceRange? {
    actions.indices.contains(index) ? source.range(of: actions[index].span) : nil
  }

  /// Where an expectation of an action stands; the indices count from 0.
  public func range(ofExpectation index: Int, ofAction action: Int) -> SourceRange? {
    guard actions.indices.contains(action), actions[action].expectations.indices.contains(index) else { return nil }
    return source.range(of: actions[action].expectations[index].span)
  }

  /// Where a node of the tree stands, without what it holds.
  ///
  /// - Parameter way: The way to it from the root, as in `Scenario.tree`.
  public func range(ofNode way: [TreeEdge]) -> SourceRange? {
    tree.map { source.range(of: $0.node(along: way).span) }
  }
}
