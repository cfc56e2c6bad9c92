// NAV: what a navigation controller does with its stack.

extension NavigationState {
  /// NAV-2 … NAV-8
  mutating func push(_ subject: Subject, on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    try push(subject, onto: receiver(reference, .navigation))
  }

  mutating func push(_ subject: Subject, onto navigation: Node) throws(ScenarioProblem) -> Ruling {
    if let crash = subject.blueprint?.crashWhileBuilding() { return crash }
    let pushed = try instance(of: subject)
    if navigation.children.contains(where: { $0.id == pushed.id }) {
      return .crash("NAV-3", .pushedTwice(pushed.controller, on: navigation.controller, era))
    }
    if let crash = crash(ofStacking: pushed, on: navigation) { return crash }
    try requireMovable(pushed, into: navigation)
    if let frozen = frozen(navigation) { return frozen }
    if let busy = answer(navigation, to: .queued(.push(subject, on: .id(navigation.id)))) { return busy }
    take(pushed)
    tree.update(navigation.id) { $0.with(children: $0.children + [pushed]) }
    guard pushed.kind == .tabs else { return .done("NAV-2", .push) }
    return .done(
      "NAV-8", .push, warning: "UIKit's documentation forbids a tab bar controller on a stack, although pushing one works")
  }

  /// NAV-9, NAV-10
  mutating func pop(on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    pop(try receiver(reference, .navigation))
  }

  mutating func pop(_ navigation: Node) -> Ruling {
    if let frozen = frozen(navigation) { return frozen }
    if let busy = answer(navigation, to: .pop(method: "popViewControllerAnimated:")) { return busy }
    guard navigation.children.count > 1 else {
      return .ignored("NAV-9", reason: "the stack has nothing above its root, so there is nothing to pop")
    }
    keepBottom(navigation.children.count - 1, of: navigation)
    return .done("NAV-10", .pop)
  }

  /// NAV-11 … NAV-13
  mutating func popTo(_ member: Reference, on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    let navigation = try receiver(reference, .navigation)
    let target: ControllerID
    if case .id(let id) = member, offTree[whole: id] != nil {
      target = id
    } else {
      target = try resolve(member, preferring: navigation.children).id
    }
    guard let place = navigation.children.firstIndex(where: { $0.id == target }) else {
      return .crash("NAV-13", .poppedToStranger)
    }
    if let frozen = frozen(navigation) { return frozen }
    if let busy = answer(navigation, to: .pop(method: "popToViewController:animated:")) { return busy }
    guard place < navigation.children.count - 1 else {
      return .ignored("NAV-12", reason: "it is the top of the stack already")
    }
    keepBottom(place + 1, of: navigation)
    return .done("NAV-11", .pop)
  }

  /// NAV-14
  mutating func popToRoot(on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    popToRoot(try receiver(reference, .navigation), rule: "NAV-14")
  }

  mutating func popToRoot(_ navigation: Node, rule: RuleID) -> Ruling {
    if let frozen = frozen(navigation) { return frozen }
    if let busy = answer(navigation, to: .pop(method: "popToRootViewControllerAnimated:")) { return busy }
    guard navigation.children.count > 1 else { return .ignored(rule, reason: "the stack is at its root already") }
    keepBottom(1, of: navigation)
    return .done(rule, .pop)
  }

  /// NAV-20
  mutating func show(_ subject: Subject, on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    let receiver = try receiver(reference)
    let shown: ControllerKind
    switch subject {
    case .named: shown = .screen
    case .new(let blueprint): shown = blueprint.kind
    case .instance: shown = try instance(of: subject).kind
    }
    let line = [receiver] + tree.ancestors(of: receiver.id)
    let host = line.first { $0.kind == .navigation || $0.kind == .split }
    guard shown != .navigation, let host else { return try present(subject, as: nil, on: .id(receiver.id)) }
    return host.kind == .split ? try showPrimary(subject, in: host) : try push(subject, onto: host)
  }
}

// MARK: - Parts

extension NavigationState {
  /// SWIPE-3: what a stuck controller answers to every change of its stack.
  func frozen(_ navigation: Node) -> Ruling? {
    guard stuck.contains(navigation.id) else { return nil }
    return .ignored(
      "SWIPE-3",
      reason: "\(navigation.controller.printed) is frozen: a swipe that began at its root left it stuck")
  }

  /// NAV-4, NAV-7, NAV-18: what can never be a member of a stack.
  func crash(ofStacking node: Node, on navigation: Node, _ rule: RuleID = "NAV-4") -> Ruling? {
    switch node.kind {
    case .navigation: .crash(rule, .pushedNavigationController)
    case .split: .crash("NAV-7", .pushedSplitView(on: navigation.controller))
    case .screen, .nested, .tabs, .container: nil
    }
  }

  /// A controller cannot be put inside itself, and what a window or a presenter holds by its root has no parent to be taken from.
  func requireMovable(_ node: Node, into container: Node) throws(ScenarioProblem) {
    // What was only just made is nowhere yet, and needs no search.
    if identities.isNew(node.id) { return }
    if tree.contains(container.id, in: node.id) {
      throw .impossible("'\(node.controller.spokenName)' holds that stack, so it cannot be put on it")
    }
    if whole(of: node.id).presenter(of: node.id) != nil {
      throw .impossible("'\(node.controller.spokenName)' is presented; dismiss it before it goes elsewhere")
    }
  }

  /// Keeps so many members of a stack, and the rest within reach of `@id`.
  mutating func keepBottom(_ count: Int, of navigation: Node) {
    retain(navigation.children.dropFirst(count))
    tree.update(navigation.id) { $0.with(children: Array($0.children.prefix(count))) }
  }
}
