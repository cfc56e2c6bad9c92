internal import NavigationModel

/// Turns JSON into a scenario and keeps every problem with its path.
struct DocumentReader {
  private(set) var problems: [ScenarioDocumentError.Problem] = []

  /// The scenario; what it makes of a document with problems is of no use.
  mutating func scenario(_ value: JSONValue) -> Scenario? {
    let headers = HeaderWord.allCases.map(\.rawValue)
    guard var object = object(value, at: "", [.version, .tree, .actions], more: headers) else { return nil }
    version(object.take(.version))
    guard let treeValue = object.take(.tree) else {
      report("", "'tree' is missing: what the scenario starts with")
      return nil
    }
    guard let tree = node(treeValue, at: "tree", depth: 1) else { return nil }
    check(tree, at: "tree", isStart: true)
    var scenario = Scenario(tree: tree)
    for word in HeaderWord.allCases { header(word, object.take(word.rawValue), into: &scenario) }
    if let value = object.take(.actions) {
      for (index, element) in elements(value, at: "actions").enumerated() {
        if let action = action(element, at: "actions[\(index)]") { scenario.actions.append(action) }
      }
    }
    return scenario
  }

  private mutating func version(_ value: JSONValue?) {
    switch value {
    case .integer(ScenarioDocument.version): break
    case nil: report("", "'version' is missing; this program reads version \(ScenarioDocument.version)")
    case let value?:
      report("version", "version \(value.inWords) is unknown; this program reads version \(ScenarioDocument.version)")
    }
  }

  private mutating func header(_ word: HeaderWord, _ value: JSONValue?, into scenario: inout Scenario) {
    guard let value, let text = text(value, at: word.rawValue) else { return }
    if let values = word.values, !values.contains(text) {
      return unknown(word.rawValue, text, at: word.rawValue, among: values)
    }
    word.put(text, into: &scenario)
  }

  // MARK: - Problems

  mutating func report(_ path: String, _ message: String, rule: RuleID? = nil) {
    problems.append(.init(path, message, rule: rule))
  }

  mutating func unknown(_ noun: String, _ word: String, at path: String, among words: [String]) {
    let meant = meantWords(by: word, among: words)
    let hint =
      meant.isEmpty ? "it is one of \(words.inWords("and"))" : "did you mean \(meant.map { "'\($0)'" }.inWords("or"))?"
    report(path, "unknown \(noun) \(word.inMessage); \(hint)")
  }

  mutating func check(_ blueprint: Blueprint, at path: String, isStart: Bool) {
    for problem in BlueprintCheck.problems(of: blueprint, isStart: isStart) {
      let steps = problem.way.map { edge in
        switch edge {
        case .child(let index): ".children[\(index)]"
        case .presented: ".presents.root"
        }
      }
      let part: String =
        switch problem.part {
        case .node: ""
        case .attribute(let word): ".\(word)"
        }
      report(path + steps.joined() + part, problem.message, rule: problem.rule)
    }
  }

  // MARK: - Values

  /// An object whose keys are all among these.
  mutating func object(_ value: JSONValue, at path: String, _ keys: [DocumentKey], more: [String] = []) -> Members? {
    let known = keys.map(\.rawValue) + more
    guard case .object(let members) = value else {
      report(path, "expected an object, not \(value.inWords)")
      return nil
    }
    for key in members.keys.sorted() where !known.contains(key) { unknown("key", key, at: path, among: known) }
    return Members(members)
  }

  /// What is left of an object; a key is asked for once.
  struct Members {
    private var values: [String: JSONValue]

    init(_ values: [String: JSONValue]) {
      // Null says that there is nothing, just as leaving the key out does.
      self.values = values.filter { $0.value != .null }
    }

    mutating func take(_ key: String) -> JSONValue? { values.removeValue(forKey: key) }

    mutating func take(_ key: DocumentKey) -> JSONValue? { take(key.rawValue) }
  }

  mutating func elements(_ value: JSONValue, at path: String) -> [JSONValue] {
    if case .array(let elements) = value { return elements }
    report(path, "expected an array, not \(value.inWords)")
    return []
  }

  mutating func text(_ value: JSONValue, at path: String) -> String? {
    guard case .string(let text) = value else {
      report(path, "expected a text, not \(value.inWords)")
      return nil
    }
    if let problem = TextCheck.problem(of: text, called: "text") { report(path, problem) }
    return text
  }

  mutating func answer(_ value: JSONValue, at path: String) -> Bool? {
    if case .bool(let answer) = value { return answer }
    report(path, "expected true or false, not \(value.inWords)")
    return nil
  }
}
