/// What stands behind a verb, whichever language it was read from; a verb uses what its shape asks for.
package struct Operands: Hashable, Sendable {
  package var subject: Subject?
  package var subjects: [Subject]
  package var reference: Reference?
  package var container: String?
  package var screen: String?
  package var style: PresentationStyle?
  package var phase: SwipePhase
  package var receiver: Reference?

  package init(
    subject: Subject? = nil, subjects: [Subject] = [], reference: Reference? = nil, container: String? = nil,
    screen: String? = nil, style: PresentationStyle? = nil, phase: SwipePhase = .complete, receiver: Reference? = nil
  ) {
    self.subject = subject
    self.subjects = subjects
    self.reference = reference
    self.container = container
    self.screen = screen
    self.style = style
    self.phase = phase
    self.receiver = receiver
  }
}

/// An action as a sentence: its verb, and what stands behind it.
package struct Statement: Hashable, Sendable {
  package let verb: Verb
  package let operands: Operands

  package init(_ verb: Verb, _ operands: Operands = Operands()) {
    self.verb = verb
    self.operands = operands
  }

  /// The sentence on one line; nodes that need lines of their own are shown as `…`.
  package var oneLine: String { line(node: \.description) }

  /// The sentence with each node as the closure writes it.
  ///
  /// - Parameter listsSubjects: False leaves a list of controllers out, for lines of their own under the sentence.
  package func line(listsSubjects: Bool = true, node: (Subject) -> String) -> String {
    var words = [verb.word]
    switch verb.operand {
    case .nothing: break
    case .subject: words += operands.subject.map { [node($0)] } ?? []
    case .subjects where !listsSubjects: break
    case .subjects: words.append(operands.subjects.isEmpty ? "none" : operands.subjects.map(node).joined(separator: ", "))
    case .reference: words += operands.reference.map { [$0.description] } ?? []
    case .screen: words += operands.screen.map { [ScenarioWord.written($0)] } ?? []
    case .containerAndScreen:
      words += operands.container.map { [ScenarioWord.written($0)] } ?? []
      if let screen = operands.screen { words[words.count - 1] += ": " + ScenarioWord.written(screen) }
    }
    for phrase in verb.phrases {
      switch phrase {
      case .style: words += operands.style.map { ["as \($0.rawValue)"] } ?? []
      case .receiver: words += operands.receiver.map { ["on \($0)"] } ?? []
      case .phase: words += operands.phase == .complete ? [] : [operands.phase.rawValue]
      }
    }
    return words.joined(separator: " ")
  }
}
