internal import NavigationModel

extension ActionFinder {
  /// All actions that make one of the differences between what is and what is wanted less, in the order in which they are tried.
  ///
  /// For each container there is at most one: where the stack only grew or shrank a push or a pop, else the whole stack anew.
  func moves(from scene: Scene) -> [Move] {
    var found: [Move] = []
    for node in scene.state.tree.preorder {
      guard let actor = scene.actors[node.id], let index = wanted.index(of: actor) else { continue }
      found += presentationMove(node, index, scene)
      switch node.kind {
      case .navigation: found += stackMove(node, index, scene)
      case .tabs: found += selectionMove(node, index, scene)
      case .split: found += columnMoves(node, index, scene)
      case .screen, .nested, .container: break
      }
    }
    return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
  }

  private func presentationMove(_ node: Node, _ index: Int, _ scene: Scene) -> [Move] {
    let modal = wanted.places[index].modal
    let receiver = Operands(receiver: .id(node.id))
    if let shown = node.presentation {
      let isRight =
        modal.map { place in
          wanted.places[place].actor == scene.actors[shown.root.id]
            && (wanted.places[place].style == nil || wanted.places[place].style == shown.style)
        } ?? false
      return isRight ? [] : [Move(verb: .dismiss, operands: receiver, place: index)]
    }
    guard let modal else { return [] }
    let (subject, newcomers) = subject(at: modal, scene)
    let operands = Operands(subject: subject, style: wanted.style(ofModalAt: modal), receiver: .id(node.id))
    return [Move(verb: .present, operands: operands, newcomers: newcomers, place: modal)]
  }

  private func stackMove(_ node: Node, _ index: Int, _ scene: Scene) -> [Move] {
    let held = node.children.compactMap { scene.actors[$0.id] }
    let right = wanted.children(of: index)
    guard held != right else { return [] }
    let top = wanted.places[index].children.last ?? index
    let receiver = Reference.id(node.id)
    if let last = right.last, held.starts(with: right), let target = scene.identities[last] {
      if held.count == right.count + 1 { return [Move(verb: .pop, operands: Operands(receiver: receiver), place: top)] }
      if right.count == 1 { return [Move(verb: .popToRoot, operands: Operands(receiver: receiver), place: top)] }
      return [Move(verb: .popTo, operands: Operands(reference: .id(target), receiver: receiver), place: top)]
    }
    if right.count == held.count + 1, right.starts(with: held) {
      let (subject, newcomers) = subject(at: top, scene)
      let operands = Operands(subject: subject, receiver: receiver)
      return [Move(verb: .push, operands: operands, newcomers: newcomers, place: top)]
    }
    let members = wanted.places[index].children.map { subject(at: $0, scene) }
    let operands = Operands(subjects: members.map(\.subject), receiver: receiver)
    return [Move(verb: .setViewControllers, operands: operands, newcomers: members.flatMap(\.newcomers), place: top)]
  }

  private func selectionMove(_ node: Node, _ index: Int, _ scene: Scene) -> [Move] {
    guard let selected = wanted.places[index].selected, let tab = scene.identities[selected], node.selected != tab,
      node.children.contains(where: { $0.id == tab }), let place = wanted.index(of: selected)
    else { return [] }
    // What lies in More is selected together with More (TAB-5).
    var (target, targetPlace) = (tab, place)
    if wanted.roles[selected].className == Blueprint.moreClassName, let inner = wanted.places[place].selected,
      let id = scene.identities[inner], let innerPlace = wanted.index(of: inner)
    {
      (target, targetPlace) = (id, innerPlace)
    }
    return [Move(verb: .select, operands: Operands(reference: .id(target), receiver: .id(node.id)), place: targetPlace)]
  }

  private func columnMoves(_ node: Node, _ index: Int, _ scene: Scene) -> [Move] {
    let held = node.children.compactMap { scene.actors[$0.id] }
    let right = wanted.children(of: index)
    guard held != right || !scene.shows(node, wanted.places[index]) else { return [] }
    let receiver = Reference.id(node.id)
    var found = [Verb.collapse, .expand].map { Move(verb: $0, operands: Operands(receiver: receiver), place: index) }
    if let first = wanted.places[index].children.first, held.first != wanted.places[first].actor {
      let (subject, newcomers) = subject(at: first, scene)
      found.append(
        Move(verb: .show, operands: Operands(subject: subject, receiver: receiver), newcomers: newcomers, place: first))
    }
    return found
  }

  /// What is to stand at a place: the instance, where there ever was one, or what to build.
  private func subject(at index: Int, _ scene: Scene) -> (subject: Subject, newcomers: [Int]) {
    if let id = scene.identities[wanted.places[index].actor] { return (.instance(id), []) }
    let newcomer = wanted.newcomer(at: index) { scene.identities[$0] != nil }
    return (.new(newcomer.blueprint), newcomer.actors)
  }
}
