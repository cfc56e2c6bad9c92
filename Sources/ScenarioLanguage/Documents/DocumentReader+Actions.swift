internal import NavigationModel

extension DocumentReader {
  /// An action with what is said and expected of it.
  mutating func action(_ value: JSONValue, at path: String) -> ScenarioAction? {
    guard case .object(let members) = value else {
      report(path, "expected an object, not \(value.inWords)")
      return nil
    }
    guard let wordValue = members[DocumentKey.action.rawValue] else {
      report(path, "'action' is missing")
      return nil
    }
    guard let word = text(wordValue, at: path + ".action") else { return nil }
    guard let verb = Verb.named(word) else {
      unknown("action", word, at: path + ".action", among: Verb.all.map(\.word))
      return nil
    }
    let keys = [.action] + verb.operandKeys + verb.phraseKeys + [DocumentKey.caption, .expect]
    guard var object = object(value, at: path, keys) else { return nil }
    var operands = Operands()
    for key in verb.operandKeys + verb.phraseKeys {
      if let value = object.take(key) { read(key, value, of: verb, into: &operands, at: "\(path).\(key.rawValue)") }
    }
    if verb.operand == .subjects, members[DocumentKey.nodes.rawValue] == nil {
      report(path, "'nodes' is missing; an empty stack is []")
    }
    let caption = object.take(.caption).flatMap { text($0, at: path + ".caption") }.map(Self.trimmed)
    var expectations: [Expectation] = []
    if let value = object.take(.expect) {
      for (index, element) in elements(value, at: path + ".expect").enumerated() {
        if let expectation = expectation(element, at: "\(path).expect[\(index)]") { expectations.append(expectation) }
      }
    }
    guard let action = verb.action(operands) else {
      let needed = verb.operandKeys.map { "'\($0.rawValue)'" }.inWords("and")
      if verb.operandKeys.allSatisfy({ members[$0.rawValue] == nil }) { report(path, "\(needed) is missing") }
      return nil
    }
    return ScenarioAction(action, caption: caption == "" ? nil : caption, expectations: expectations)
  }

  private mutating func read(
    _ key: DocumentKey, _ value: JSONValue, of verb: Verb, into operands: inout Operands, at path: String
  ) {
    switch key {
    case .node: operands.subject = subject(value, at: path)
    case .nodes:
      operands.subjects = elements(value, at: path).enumerated().compactMap { subject($1, at: "\(path)[\($0)]") }
    case .to: operands.reference = reference(value, at: path)
    case .name: operands.container = text(value, at: path)
    case .screen: operands.screen = text(value, at: path)
    case .asStyle: operands.style = style(value, at: path)
    case .on: operands.receiver = reference(value, at: path)
    case .phase: operands.phase = phase(value, at: path) ?? .complete
    case .version, .tree, .actions, .kind, .className, .children, .selected, .presents, .style, .root, .id, .action, .caption,
      .expect,
      .visible, .stack, .names, .outcome, .message, .warning:
      break
    }
  }

  private mutating func subject(_ value: JSONValue, at path: String) -> Subject? {
    if case .string(let name) = value { return text(value, at: path).map { _ in .named(name) } }
    if let id = identity(value, at: path) { return .instance(id) }
    guard let blueprint = node(value, at: path, depth: 1) else { return nil }
    check(blueprint, at: path, isStart: false)
    return .new(blueprint)
  }

  mutating func reference(_ value: JSONValue, at path: String) -> Reference? {
    switch value {
    case .string: return text(value, at: path).map { .name($0) }
    case .array(let elements):
      let names = elements.enumerated().compactMap { text($1, at: "\(path)[\($0)]") }
      guard let first = names.first else {
        if elements.isEmpty { report(path, "a path has at least one name") }
        return nil
      }
      return names.count == 1 ? .name(first) : .path(names)
    case .object:
      guard object(value, at: path, [.id]) != nil else { return nil }
      if let id = identity(value, at: path) { return .id(id) }
      report(path, "'id' is missing")
      return nil
    case .null, .bool, .integer, .number:
      report(path, "expected a name, an array of names or an id, not \(value.inWords)")
      return nil
    }
  }

  /// `{ "id": … }`; nil, without a word, for anything else.
  private mutating func identity(_ value: JSONValue, at path: String) -> ControllerID? {
    guard case .object(let members) = value, members.count == 1, case .string(let id)? = members[DocumentKey.id.rawValue]
    else { return nil }
    // What the text could not say behind '@' is no identity: they hold letters, digits and hyphens.
    if id.isEmpty || id.unicodeScalars.contains(where: ScenarioWord.needsQuotes) {
      report(path + ".id", "\(id.inMessage) cannot be an identity")
    }
    return ControllerID(id)
  }

  private static func trimmed(_ text: String) -> String {
    var rest = text.unicodeScalars[...]
    while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return String(rest)
  }
}
