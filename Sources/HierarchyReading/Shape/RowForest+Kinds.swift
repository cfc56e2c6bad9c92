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
      let reading = RowEvidence(of: index, in: self, childKinds: children[index].map { kinds[$0] }).reading
      kinds[index] = reading.kind
      if reading.guess != nil { guesses.append((index, reading)) }
    }
    for index in rows.indices where isNested(index, kinds) { kinds[index] = .nested }
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

  /// A container around one navigation controller, itself on a stack: what the article builds (ART-2).
  private func isNested(_ index: Int, _ kinds: [ControllerKind]) -> Bool {
    guard kinds[index] == .container, !rows[index].isPresented, let parent = parents[index], kinds[parent] == .navigation,
      let inner = children[index].first, children[index].count == 1, kinds[inner] == .navigation
    else { return false }
    // A nested container around an empty stack is what ART-2 forbids.
    return !children[inner].isEmpty
  }
}

extension ControllerKind {
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
