internal import NavigationModel

extension ScenarioFormatter {
  mutating func action(_ entry: ScenarioAction, _ syntax: ActionSyntax?) {
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
    return isAmbiguous || hasComment || statement.oneLine.count > width
  }

  private func isBrokenUp(_ subject: Subject, _ syntax: SubjectSyntax?, _ statement: Statement) -> Bool {
    guard case .new(let blueprint) = subject, !blueprint.children.isEmpty || blueprint.presentation != nil else { return false }
    return !NodePhrase(blueprint).fitsOneLine || hasInnerComment(syntax?.node) || statement.oneLine.count > width
  }

  private mutating func member(_ subject: Subject, _ syntax: SubjectSyntax?) {
    switch subject {
    case .named, .instance: add(subject.description, 2, source: syntax?.line)
    case .new(let blueprint): node(blueprint, syntax?.node, level: 2)
    }
  }
}
