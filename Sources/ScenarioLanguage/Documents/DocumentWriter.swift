internal import NavigationModel

/// Turns a scenario into JSON.
enum DocumentWriter {
  static func document(of scenario: Scenario) -> JSONValue {
    var members: [DocumentKey: JSONValue] = [.version: .integer(ScenarioDocument.version), .tree: node(scenario.tree)]
    if !scenario.actions.isEmpty { members[.actions] = .array(scenario.actions.map(action)) }
    var object = keyed(members)
    for word in HeaderWord.allCases {
      if let value = word.written(in: scenario) { object[word.rawValue] = .string(value) }
    }
    return .object(object)
  }

  private static func keyed(_ members: [DocumentKey: JSONValue]) -> [String: JSONValue] {
    Dictionary(uniqueKeysWithValues: members.map { ($0.key.rawValue, $0.value) })
  }

  // MARK: - Controllers

  private static func node(_ node: Blueprint) -> JSONValue {
    if node.isPlainScreen, let name = node.name { return .string(name) }
    return described(node)
  }

  private static func described(_ node: Blueprint) -> JSONValue {
    var members: [DocumentKey: JSONValue] = [.kind: .string(node.kind.rawValue)]
    members[.name] = node.name.map { .string($0) }
    members[.className] = node.className.map { .string($0) }
    if !node.children.isEmpty { members[.children] = .array(node.children.map(self.node)) }
    members[.selected] = node.selected.map { selection($0, of: node) }
    if let modal = node.presentation {
      var presents: [DocumentKey: JSONValue] = [.root: self.node(modal.root)]
      presents[.style] = modal.style.map { .string($0.rawValue) }
      members[.presents] = .object(keyed(presents))
    }
    var object = keyed(members)
    for attribute in Attribute.all {
      guard let value = attribute.written(node.traits) else { continue }
      switch attribute.values {
      case .none: object[attribute.word] = .bool(true)
      case .answer: object[attribute.word] = .bool(value == "yes")
      case .words, .color: object[attribute.word] = .string(value)
      }
    }
    return .object(object)
  }

  /// The tab's name where only one has it, otherwise the index.
  private static func selection(_ index: Int, of node: Blueprint) -> JSONValue {
    guard node.children.indices.contains(index), let name = node.children[index].name, !name.isEmpty,
      node.children.count(where: { $0.name == name }) == 1
    else { return .integer(index) }
    return .string(name)
  }

  private static func subject(_ subject: Subject) -> JSONValue {
    switch subject {
    case .named(let name): .string(name)
    // With its kind, even if it is a plain screen: in a list a name alone may mean a member.
    case .new(let blueprint): described(blueprint)
    case .instance(let id): identity(id)
    }
  }

  private static func reference(_ reference: Reference) -> JSONValue {
    switch reference {
    case .name(let name): .string(name)
    case .path(let names): .array(names.map { .string($0) })
    case .id(let id): identity(id)
    }
  }

  private static func identity(_ id: ControllerID) -> JSONValue {
    .object(keyed([.id: .string(id.rawValue)]))
  }

  // MARK: - Actions

  private static func action(_ entry: ScenarioAction) -> JSONValue {
    let statement = entry.action.reading.statement
    let operands = statement.operands
    var members: [DocumentKey: JSONValue] = [.action: .string(statement.verb.word)]
    switch statement.verb.operand {
    case .nothing: break
    case .subject: members[.node] = operands.subject.map(subject)
    case .subjects: members[.nodes] = .array(operands.subjects.map(subject))
    case .reference: members[.to] = operands.reference.map(reference)
    case .screen: members[.screen] = operands.screen.map { .string($0) }
    case .containerAndScreen:
      members[.name] = operands.container.map { .string($0) }
      members[.screen] = operands.screen.map { .string($0) }
    }
    members[.asStyle] = operands.style.map { .string($0.rawValue) }
    members[.on] = operands.receiver.map(reference)
    if operands.phase != .complete { members[.phase] = .string(operands.phase.rawValue) }
    members[.caption] = entry.caption.map { .string($0) }
    if !entry.expectations.isEmpty { members[.expect] = .array(entry.expectations.map(expectation)) }
    return .object(keyed(members))
  }

  private static func expectation(_ expectation: Expectation) -> JSONValue {
    var members: [DocumentKey: JSONValue]
    switch expectation {
    case .visible(let reference): members = [.visible: self.reference(reference)]
    case .stack(let reference, let names):
      members = [.stack: self.reference(reference), .names: .array(names.map { .string($0) })]
    case .outcome(let outcome): members = [.outcome: .string(outcome.rawValue)]
    case .crash(let message):
      members = [.outcome: .string(Outcome.crash.rawValue)]
      members[.message] = message.map { .string($0) }
    case .warning(let text): members = [.warning: text.map { .string($0) } ?? .bool(true)]
    }
    return .object(keyed(members))
  }
}
