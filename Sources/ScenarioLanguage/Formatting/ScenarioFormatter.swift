public import NavigationModel

/// Writes scenarios in their one canonical form.
///
/// ```swift
/// let text = ScenarioFormatter.text(of: scenario)
/// ParsedScenario(parsing: text).scenario == scenario  // true
/// ```
public struct ScenarioFormatter {
  /// Lines longer than this are broken up where the language allows it.
  static let width = 100

  private let scenario: Scenario
  private let parsed: ParsedScenario?
  private var lines: [FormattedLine] = []

  private init(_ scenario: Scenario, _ parsed: ParsedScenario?) {
    self.scenario = scenario
    self.parsed = parsed
  }

  /// A scenario as text. Line breaks in names and captions, which no text can say, become blanks.
  ///
  /// - Complexity: O(n) in the number of controllers and actions.
  public static func text(of scenario: Scenario) -> String {
    var formatter = ScenarioFormatter(scenario, nil)
    return formatter.text()
  }

  /// The canonical form of a text: the user's comments stay beside what they were beside, and single empty lines stay.
  ///
  /// Formatting it once more changes nothing.
  ///
  /// - Returns: nil where the text has mistakes: it is better left alone.
  public static func text(of parsed: ParsedScenario) -> String? {
    guard let scenario = parsed.scenario else { return nil }
    var formatter = ScenarioFormatter(scenario, parsed)
    return formatter.text()
  }

  private mutating func text() -> String {
    for word in HeaderWord.allCases { header(word) }
    add(SectionWord.tree.rawValue, 0, source: parsed?.sections[.tree]?.line, beginsSection: true)
    node(scenario.tree, parsed?.tree, level: 1)
    let source = parsed?.sections[.actions]?.line
    if !scenario.actions.isEmpty || source != nil {
      add(SectionWord.actions.rawValue, 0, source: source, beginsSection: true)
    }
    for (index, entry) in scenario.actions.enumerated() {
      let syntax = parsed.flatMap { $0.actions.indices.contains(index) ? $0.actions[index] : nil }
      action(entry, syntax)
    }
    return LineAssembly.text(of: lines, parsed?.trivia ?? Trivia())
  }

  private mutating func add(
    _ text: String, _ level: Int, caption: String? = nil, source: Int? = nil, beginsSection: Bool = false
  ) {
    lines.append(
      FormattedLine(
        level: level, text: Self.onOneLine(text), caption: caption.map(Self.onOneLine), source: source,
        beginsSection: beginsSection))
  }

  private static func onOneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 }))
  }

  /// A header line that the user wrote stays, even if it says what goes without saying.
  private mutating func header(_ word: HeaderWord) {
    let syntax = parsed?.headers[word]
    guard let value = word.written(in: scenario) ?? syntax?.value else { return }
    let written = word.values == nil ? ScenarioWord.quoted(value) : value
    add("\(word.rawValue) \(written)", 0, source: syntax?.span.line)
  }
}

// MARK: - Nodes

extension ScenarioFormatter {
  private mutating func node(_ node: Blueprint, _ syntax: NodeSyntax?, level: Int) {
    let phrase = NodePhrase(node)
    let fits = phrase.fitsOneLine && !hasInnerComment(syntax) && phrase.oneLine.count + 2 * level <= Self.width
    add(fits ? phrase.oneLine : phrase.head, level, source: syntax?.line)
    if !fits { held(by: node, syntax, level: level + 1) }
  }

  /// The lines under a node.
  private mutating func held(by node: Blueprint, _ syntax: NodeSyntax?, level: Int) {
    for (index, child) in node.children.enumerated() {
      let syntax = syntax.flatMap { $0.children.indices.contains(index) ? $0.children[index] : nil }
      self.node(child, syntax, level: level)
    }
    guard let modal = node.presentation else { return }
    let words = ["presents"] + (modal.style.map { [$0.rawValue] } ?? [])
    let modalSyntax = syntax?.modals.first
    let phrase = NodePhrase(modal.root)
    let fits = phrase.fitsOneLine && !hasInnerComment(modalSyntax?.root)
    add((words + [fits ? phrase.oneLine : phrase.head]).joined(separator: " "), level, source: modalSyntax?.line)
    if !fits { held(by: modal.root, modalSyntax?.root, level: level + 1) }
  }

  /// Whether a line under a node has a comment of the user's, so that it must stay a line of its own.
  private func hasInnerComment(_ node: NodeSyntax?) -> Bool {
    guard let node, let trivia = parsed?.trivia else { return false }
    return node.children.contains { trivia.hasComment(at: $0.line) || hasInnerComment($0) }
      || node.modals.contains { trivia.hasComment(at: $0.line) || hasInnerComment($0.root) }
  }
}

// MARK: - Actions

extension ScenarioFormatter {
  private mutating func action(_ entry: ScenarioAction, _ syntax: ActionSyntax?) {
    let statement = entry.action.reading.statement
    let operands = statement.operands
    let subjects = statement.verb.operand == .subject ? operands.subject.map { [$0] } ?? [] : operands.subjects
    let isListed = listsOnLines(subjects, statement, syntax)
    let isBroken = !isListed && (subjects.last.map { isBrokenUp($0, syntax?.subjects.last, statement) } ?? false)
    let text = statement.line(listsSubjects: !isListed) { subject in
      guard isBroken, case .new(let blueprint) = subject else { return subject.description }
      return NodePhrase(blueprint).head
    }
    add(text, 1, caption: entry.caption, source: syntax?.line)
    if isListed {
      for (index, subject) in subjects.enumerated() {
        let syntax = syntax.flatMap { $0.subjects.indices.contains(index) ? $0.subjects[index] : nil }
        member(subject, syntax)
      }
    } else if isBroken, case .new(let blueprint)? = subjects.last {
      held(by: blueprint, syntax?.subjects.last?.node, level: 2)
    }
    for (index, expectation) in entry.expectations.enumerated() {
      let syntax = syntax.flatMap { $0.expectations.indices.contains(index) ? $0.expectations[index] : nil }
      add(expectation.description, 2, source: syntax?.line)
    }
  }

  /// A list stands on lines of its own where one member but the last holds something, which a comma could not end, or where a
  /// comment asks for it.
  private func listsOnLines(_ subjects: [Subject], _ statement: Statement, _ syntax: ActionSyntax?) -> Bool {
    guard statement.verb.operand == .subjects, !subjects.isEmpty else { return false }
    let isAmbiguous = subjects.contains { subject in
      guard case .new(let blueprint) = subject else { return false }
      return blueprint.presentation != nil || (!blueprint.children.isEmpty && subjects.count > 1)
    }
    let trivia = parsed?.trivia
    let hasComment = syntax?.subjects.contains { trivia?.hasComment(at: $0.line) ?? false || hasInnerComment($0.node) } ?? false
    return isAmbiguous || hasComment || statement.oneLine.count > Self.width
  }

  private func isBrokenUp(_ subject: Subject, _ syntax: SubjectSyntax?, _ statement: Statement) -> Bool {
    guard case .new(let blueprint) = subject, !blueprint.children.isEmpty || blueprint.presentation != nil else { return false }
    return !NodePhrase(blueprint).fitsOneLine || hasInnerComment(syntax?.node) || statement.oneLine.count > Self.width
  }

  private mutating func member(_ subject: Subject, _ syntax: SubjectSyntax?) {
    switch subject {
    case .named, .instance: add(subject.description, 2, source: syntax?.line)
    case .new(let blueprint): node(blueprint, syntax?.node, level: 2)
    }
  }
}
