internal import NavigationModel

extension DocumentReader {
  private static let nodeKeys: [DocumentKey] = [.kind, .name, .className, .children, .selected, .presents]

  /// A controller: an object with a kind, or a screen's name.
  mutating func node(_ value: JSONValue, at path: String, depth: Int) -> Blueprint? {
    guard depth <= Limits.depth else {
      report(path, LimitExcess.depth(depth).message)
      return nil
    }
    if case .string(let name) = value { return Blueprint(.screen, name) }
    guard var object = object(value, at: path, Self.nodeKeys, more: Attribute.all.map(\.word)) else { return nil }
    guard let kindValue = object.take(.kind) else {
      report(path, "'kind' is missing")
      return nil
    }
    guard let word = text(kindValue, at: path + ".kind") else { return nil }
    guard let kind = ControllerKind(rawValue: word) else {
      unknown("kind", word, at: path + ".kind", among: ControllerKind.allCases.map(\.rawValue))
      return nil
    }
    var node = Blueprint(kind)
    // Whether they can be names is checked with everything else, so that it is said once.
    node.name = object.take(.name).flatMap { plainText($0, at: path + ".name") }
    node.className = object.take(.className).flatMap { plainText($0, at: path + ".class") }
    for attribute in Attribute.all {
      if let value = object.take(attribute.word) { put(value, attribute, into: &node.traits, at: "\(path).\(attribute.word)") }
    }
    if let value = object.take(.children) {
      for (index, element) in elements(value, at: path + ".children").enumerated() {
        // A broken child keeps its place, so that the paths of the others are right.
        node.children.append(self.node(element, at: "\(path).children[\(index)]", depth: depth + 1) ?? Blueprint(.container))
      }
    }
    node.selected = object.take(.selected).flatMap { selected($0, among: node.children, at: path + ".selected") }
    node.presentation = object.take(.presents).flatMap { modal($0, at: path + ".presents", depth: depth + 1) }
    return node
  }

  private mutating func plainText(_ value: JSONValue, at path: String) -> String? {
    if case .string(let text) = value { return text }
    report(path, "expected a text, not \(value.inWords)")
    return nil
  }

  private mutating func put(_ value: JSONValue, _ attribute: Attribute, into traits: inout Traits, at path: String) {
    switch attribute.values {
    case .none:
      if answer(value, at: path) == true { _ = attribute.put("", &traits) }
    case .answer:
      if let answer = answer(value, at: path) { _ = attribute.put(answer ? "yes" : "no", &traits) }
    case .words(let words):
      if let word = text(value, at: path), !attribute.put(word, &traits) { unknown("value", word, at: path, among: words) }
    case .color:
      if let word = text(value, at: path), !attribute.put(word, &traits) {
        report(path, "\(word.inMessage) is no colour; write #rrggbb")
      }
    }
  }

  private mutating func selected(_ value: JSONValue, among tabs: [Blueprint], at path: String) -> Int? {
    switch value {
    case .integer(let index): return index
    case .string(let name):
      let fitting = tabs.indices.filter { tabs[$0].name == name }
      if fitting.isEmpty {
        unknown("tab", name, at: path, among: tabs.compactMap(\.name))
      } else if fitting.count > 1 {
        report(path, "several tabs are called \(name.inMessage); write the index, from 0")
      }
      return fitting.first
    case .null, .bool, .number, .array, .object:
      report(path, "expected a tab's name or its index, not \(value.inWords)")
      return nil
    }
  }

  private mutating func modal(_ value: JSONValue, at path: String, depth: Int) -> PresentationBlueprint? {
    guard var object = object(value, at: path, [.style, .root]) else { return nil }
    let style = object.take(.style).flatMap { self.style($0, at: path + ".style") }
    guard let root = object.take(.root) else {
      report(path, "'root' is missing: what is presented")
      return nil
    }
    return node(root, at: path + ".root", depth: depth).map { PresentationBlueprint(style: style, root: $0) }
  }

  mutating func style(_ value: JSONValue, at path: String) -> PresentationStyle? {
    guard let word = text(value, at: path) else { return nil }
    if let style = PresentationStyle(rawValue: word) { return style }
    unknown("style", word, at: path, among: PresentationStyle.allCases.map(\.rawValue))
    return nil
  }

  mutating func phase(_ value: JSONValue, at path: String) -> SwipePhase? {
    guard let word = text(value, at: path) else { return nil }
    if let phase = SwipePhase(rawValue: word), phase != .complete { return phase }
    unknown("phase", word, at: path, among: SwipePhase.allCases.map(\.rawValue).filter { !$0.isEmpty })
    return nil
  }
}
