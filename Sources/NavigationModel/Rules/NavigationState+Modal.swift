// MODAL: presenting and dismissing.

extension NavigationState {
  /// MODAL-1 … MODAL-8
  mutating func present(
    _ subject: Subject, as style: PresentationStyle?, on reference: Reference?
  ) throws(ScenarioProblem) -> Ruling {
    let receiver = try receiver(reference)
    if let crash = subject.blueprint?.crashWhileBuilding() { return crash }
    let presented = try instance(of: subject)
    let style = style ?? era.defaultPresentationStyle
    let presenter = presenter(for: style, from: receiver)
    if presented.id == receiver.id { return .crash("MODAL-8", .presentedItself(presented.controller)) }
    let home = whole(of: presented.id)
    if let current = home.presenter(of: presented.id) {
      return .crash("MODAL-6", .presentedAlready(presented.controller, by: current.controller))
    }
    if let parent = home.parent(of: presented.id) {
      return .crash("MODAL-7", .presentedChild(presented.controller, of: parent.controller, era))
    }
    if presented.id == tree.root.id { throw .impossible("the window's root cannot be presented") }
    guard tree.appearances(during: transition)[receiver.id]?.isInWindow == true else {
      return .ignored(
        "MODAL-5",
        message: LogLine.notInWindow(presented.controller, on: presenter.controller, from: receiver.controller, era))
    }
    if let busy = presenter.presentation {
      return .ignored(
        "MODAL-4",
        message: LogLine.alreadyPresenting(
          presented.controller, on: presenter.controller, from: receiver.controller, busyWith: busy.root.controller, era))
    }
    take(presented)
    tree.update(presenter.id) { $0.with(presentation: Presentation(style: style, root: presented)) }
    return .done(style.usesContext ? "MODAL-2" : "MODAL-1")
  }

  /// MODAL-9 … MODAL-12
  mutating func dismiss(on reference: Reference?) throws(ScenarioProblem) -> Ruling {
    let receiver = try receiver(reference)
    let line = [receiver] + tree.ancestors(of: receiver.id)
    if let modal = line.lazy.compactMap(\.presentation).first {
      remove(modal.root)
      return .done("MODAL-9")
    }
    guard let layer = line.last, tree.presenter(of: layer.id) != nil else {
      return .ignored("MODAL-12", reason: "nothing is presented, and dismissing never pops")
    }
    remove(layer)
    return .done("MODAL-10")
  }

  private mutating func remove(_ node: Node) {
    if let node = tree.detach(node.id) { retain(node.layers) }
  }

  /// MODAL-1, MODAL-2: who presents when a controller is asked to.
  ///
  /// Without a context the documentation names the window's root, which over a modal would always be busy; apps that present from a modal
  /// show that UIKit takes the root of that modal's layer, so that is what is done here.
  private func presenter(for style: PresentationStyle, from receiver: Node) -> Node {
    let line = [receiver] + tree.ancestors(of: receiver.id)
    if style.usesContext {
      if let context = line.first(where: { $0.definesPresentationContext }) { return context }
    }
    return line.last ?? receiver
  }
}

extension Node {
  /// MODAL-2: a navigation controller does by default.
  fileprivate var definesPresentationContext: Bool {
    kind == .navigation || controller.traits.definesContext
  }
}
