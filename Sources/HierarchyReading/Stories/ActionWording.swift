internal import NavigationModel

/// Says an action in the words that a person would choose: names where they are clear, paths where they are not, identities only where
/// nothing else will do, and `on` only where the action would go elsewhere without it.
///
/// Every wording is tried by the rules: it counts only if it leads to the very same tree.
struct ActionWording {
  private let before: Scene
  private let after: Scene

  /// More words than these are not tried for one controller.
  private static let mostReferences = 24
  /// A name that more controllers have is clear in no company, and only costs time.
  private static let mostNamesakes = 8

  /// How many controllers have each name.
  private let namesakes: [String: Int]

  init(from before: Scene, to after: Scene) {
    self.before = before
    self.after = after
    namesakes = Dictionary(before.state.tree.preorder.map { ($0.controller.name, 1) }, uniquingKeysWith: +)
  }

  /// The action in its best words.
  func action(of move: Move) -> Action? {
    var operands = move.operands
    if case .id(let target)? = operands.reference {
      let words = references(to: target) + (move.verb == .select ? indexOfTab(target) : [])
      operands = first(of: words, move.verb, operands) { $0.reference = $1 }
    }
    for index in operands.subjects.indices {
      operands = first(of: shorter(operands.subjects[index]), move.verb, operands) { $0.subjects[index] = $1 }
    }
    if let subject = operands.subject {
      operands = first(of: shorter(subject), move.verb, operands) { $0.subject = $1 }
    }
    if case .id(let receiver)? = operands.receiver {
      operands = first(of: [nil] + receivers(receiver), move.verb, operands) { $0.receiver = $1 }
    }
    return move.verb.action(operands)
  }

  private func first<Word>(
    of words: [Word], _ verb: Verb, _ operands: Operands, _ put: (inout Operands, Word) -> Void
  ) -> Operands {
    for word in words {
      var changed = operands
      put(&changed, word)
      if let action = verb.action(changed), before.isSame(action, as: after) { return changed }
    }
    return operands
  }

  /// A screen without more to say is its name; in a list a name is also the member that has it.
  private func shorter(_ subject: Subject) -> [Subject] {
    switch subject {
    case .new(let blueprint) where blueprint.isPlainScreen: blueprint.name.map { [.named($0)] } ?? []
    case .instance(let id): name(of: id).map { [.named($0)] } ?? []
    case .new, .named: []
    }
  }
}

// MARK: - References

extension ActionWording {
  /// Its name, and with the names of what is around it, the nearest first.
  private func references(to id: ControllerID) -> [Reference] {
    guard let name = name(of: id) else { return [] }
    let around = (before.state.tree.lineage(of: id) ?? []).dropLast().map(\.controller.name).filter { !$0.isEmpty }
    var words: [Reference] = [.name(name)]
    words += around.reversed().prefix(Self.mostReferences).map { .path([$0, name]) }
    if around.count > 1 { words.append(.path(around + [name])) }
    return words
  }

  /// A tab by its place in the bar, for tabs that have no names.
  private func indexOfTab(_ id: ControllerID) -> [Reference] {
    let tree = before.state.tree
    guard let parent = tree.parent(of: id) else { return [] }
    let isInMore = parent.controller.className == Blueprint.moreClassName
    let tabs =
      isInMore ? (tree.parent(of: parent.id)?.children.filter { $0.id != parent.id } ?? []) + parent.children : parent.children
    return tabs.firstIndex { $0.id == id }.map { [.name(String($0))] } ?? []
  }

  /// What to write behind `on`: the container's name, or that of something in it, as one says "the stack that Home is on".
  private func receivers(_ id: ControllerID) -> [Reference?] {
    guard let node = before.state.tree[id] else { return [] }
    var inner: [Node] = []
    var waiting = node.children
    while !waiting.isEmpty, inner.count < Self.mostReferences {
      inner += waiting
      waiting = waiting.flatMap(\.children)
    }
    let named = ([node] + inner.prefix(Self.mostReferences)).filter { name(of: $0.id) != nil }
    let names = named.map { Reference.name($0.controller.name) }
    return names + named.prefix(3).flatMap { references(to: $0.id).dropFirst() }
  }

  private func name(of id: ControllerID) -> String? {
    let name = before.state.tree[id]?.controller.name ?? ""
    return name.isEmpty || namesakes[name, default: 0] > Self.mostNamesakes ? nil : name
  }
}
