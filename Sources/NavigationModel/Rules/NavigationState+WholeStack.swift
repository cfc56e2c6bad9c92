// NAV: a stack replaced as a whole.

extension NavigationState {
  /// NAV-15 … NAV-18
  mutating func setViewControllers(_ subjects: [Subject], on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    let navigation = try receiver(reference, .navigation)
    let before = navigation.children
    var members: [Node] = []
    for subject in subjects {
      if let crash = subject.blueprint?.crashWhileBuilding() { return crash }
      members.append(try member(subject, of: navigation))
    }
    let ids = Set(members.map(\.id))
    guard ids.count == members.count else {
      return .crash("NAV-16", .repeatedMember(of: members.map(\.controller)))
    }
    let known = Set(before.map(\.id))
    let incoming = members.filter { !known.contains($0.id) }
    for member in incoming {
      if let crash = crash(ofStacking: member, on: navigation, "NAV-18") { return crash }
      try requireMovable(member, into: navigation)
    }
    if let frozen = frozen(navigation) { return frozen }
    guard members.map(\.id) != before.map(\.id) else { return .ignored("NAV-15", reason: "the stack is just that already") }
    for member in incoming { take(member) }
    // A new member may have stood inside another one, kept, new or given up: each of them lets go of it.
    members = members.map { $0.without(ids) }
    retain(before.filter { !ids.contains($0.id) }.map { $0.without(ids) })
    tree.update(navigation.id) { $0.with(children: members) }
    return .done(members.isEmpty ? "NAV-17" : "NAV-15", animation(from: before, to: members))
  }

  /// In `setViewControllers` a bare name means the member that has it, if there is one.
  private mutating func member(_ subject: Subject, of navigation: Node) throws(ScenarioProblem) -> Node {
    guard case .named(let name) = subject, navigation.children.contains(where: { $0.controller.name == name }) else {
      return try instance(of: subject)
    }
    return try resolve(.name(name), preferring: navigation.children)
  }

  /// NAV-15: push if the new top was not on the stack, pop if it was below the top, none if the top is the same.
  private func animation(from before: [Node], to after: [Node]) -> StackAnimation {
    guard let top = after.last, top.id != before.last?.id else { return .unanimated }
    return before.contains { $0.id == top.id } ? .pop : .push
  }
}
