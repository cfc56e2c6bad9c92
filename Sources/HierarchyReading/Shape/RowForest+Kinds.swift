internal import NavigationModel

/// What a row's controller is taken for.
struct KindReading: Hashable {
  let kind: ControllerKind
  /// Why, where neither class nor view leaves no doubt.
  var guess: String?
}

extension RowForest {
  /// What each row's controller is (DUMP, "kinds by class"); what had to be guessed is said once for each class.
  func kinds(log: inout MessageLog) -> [ControllerKind] {
    var kinds = Array(repeating: ControllerKind.screen, count: rows.count)
    var guesses: [(index: Int, reading: KindReading)] = []
    // Children stand after their parents, so going backwards knows them first.
    for index in rows.indices.reversed() {
      let childKinds = children[index].map { kinds[$0] }
      let known = rows[index].known.kind.flatMap { $0.canHold(childKinds) ? KindReading(kind: $0) : nil }
      let reading = known ?? RowEvidence(of: index, in: self, childKinds: childKinds).reading
      kinds[index] = reading.kind
      if reading.guess != nil { guesses.append((index, reading)) }
    }
    for index in rows.indices where rows[index].known.kind == nil && isNested(index, kinds) { kinds[index] = .nested }
    var said: Set<String> = []
    for (index, reading) in guesses.reversed() {
      guard let reason = reading.guess else { continue }
      let className = rows[index].controller.className
      guard said.insert("\(reading.kind) \(className)").inserted else { continue }
      log.add(
        .note, "kind", at: rows[index].place,
        "\(quoted(className)) is taken for a \(reading.kind.title): \(reason)")
    }
    return kinds
  }

  /// A container around one navigation controller, itself on a stack: what the article builds (ART-2). The article's own class is that
  /// wherever it stands.
  private func isNested(_ index: Int, _ kinds: [ControllerKind]) -> Bool {
    guard kinds[index] == .container, let inner = children[index].first, children[index].count == 1, kinds[inner] == .navigation
    else { return false }
    // A nested container around an empty stack is what ART-2 forbids.
    guard !children[inner].isEmpty else { return false }
    let isOnStack = !rows[index].isPresented && parents[index].map { kinds[$0] } == .navigation
    return isOnStack || ClassName(rows[index].controller.className).base == ControllerKind.nested.defaultClassName
  }
}

extension ControllerKind {
  /// Whether a controller that says it is of this kind can be, with what it holds; only a recording of something else says otherwise.
  fileprivate func canHold(_ children: [ControllerKind]) -> Bool {
    switch self {
    case .screen: children.isEmpty
    case .nested: children == [.navigation]
    case .navigation, .tabs, .split, .container: true
    }
  }

  fileprivate var title: String {
    switch self {
    case .screen: "screen"
    case .navigation: "navigation controller"
    case .nested: "nested container"
    case .tabs: "tab bar controller"
    case .split: "split view controller"
    case .container: "container"
    }
  }
}
