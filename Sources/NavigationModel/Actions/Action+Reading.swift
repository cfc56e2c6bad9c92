/// An action read once: what it says, and what carries it out.
package struct ActionReading {
  package let statement: Statement
  /// Nearly always one; each is a step of its own.
  package let stages: [Stage]

  /// A part of an action that is drawn by itself.
  package struct Stage {
    /// What the part is called; nil where the action has no other.
    package let title: String?
    package let perform: (inout NavigationState) throws(ScenarioProblem) -> Ruling
  }

  init(
    _ verb: Verb, _ operands: Operands = Operands(),
    _ perform: @escaping (inout NavigationState) throws(ScenarioProblem) -> Ruling
  ) {
    self.init(verb, operands, stages: [Stage(title: nil, perform: perform)])
  }

  private init(_ verb: Verb, _ operands: Operands, stages: [Stage]) {
    statement = Statement(verb, operands)
    self.stages = stages
  }

  /// A swipe by its phase; one that is cancelled in a line is seen begun, under way, and back.
  fileprivate static func swipe(_ phase: SwipePhase, on reference: Reference?) -> ActionReading {
    typealias Part = (inout NavigationState) throws(ScenarioProblem) -> Ruling
    let begin: Part = { state throws(ScenarioProblem) in try state.beginSwipe(on: reference) }
    let cancel: Part = { state throws(ScenarioProblem) in try state.cancelSwipe(on: reference) }
    let stages: [Stage] =
      switch phase {
      case .complete: [Stage(title: nil) { state throws(ScenarioProblem) in try state.swipeBack(on: reference) }]
      case .begin: [Stage(title: nil, perform: begin)]
      case .finish: [Stage(title: nil) { state throws(ScenarioProblem) in try state.finishSwipe(on: reference) }]
      case .cancel: [Stage(title: nil, perform: cancel)]
      case .cancelled:
        [
          Stage(title: "begun", perform: begin), Stage(title: "under way") { _ in .done("SWIPE-7") },
          Stage(title: "back", perform: cancel),
        ]
      }
    return ActionReading(.swipeBack, Operands(phase: phase, receiver: reference), stages: stages)
  }
}

extension Action {
  /// The one switch over actions in the project: what each says in words, and which rule carries it out.
  package var reading: ActionReading {
    switch self {
    case .push(let node, let on):
      ActionReading(.push, Operands(subject: node, receiver: on)) { state throws(ScenarioProblem) in
        try state.push(node, on: on)
      }
    case .pop(let on):
      ActionReading(.pop, Operands(receiver: on)) { state throws(ScenarioProblem) in try state.pop(on: on) }
    case .popTo(let member, let on):
      ActionReading(.popTo, Operands(reference: member, receiver: on)) { state throws(ScenarioProblem) in
        try state.popTo(member, on: on)
      }
    case .popToRoot(let on):
      ActionReading(.popToRoot, Operands(receiver: on)) { state throws(ScenarioProblem) in try state.popToRoot(on: on) }
    case .setViewControllers(let members, let on):
      ActionReading(.setViewControllers, Operands(subjects: members, receiver: on)) { state throws(ScenarioProblem) in
        try state.setViewControllers(members, on: on)
      }
    case .show(let node, let on):
      ActionReading(.show, Operands(subject: node, receiver: on)) { state throws(ScenarioProblem) in
        try state.show(node, on: on)
      }
    case .present(let node, let style, let on):
      ActionReading(.present, Operands(subject: node, style: style, receiver: on)) { state throws(ScenarioProblem) in
        try state.present(node, as: style, on: on)
      }
    case .dismiss(let on):
      ActionReading(.dismiss, Operands(receiver: on)) { state throws(ScenarioProblem) in try state.dismiss(on: on) }
    case .select(let tab, let on):
      ActionReading(.select, Operands(reference: tab, receiver: on)) { state throws(ScenarioProblem) in
        try state.select(tab, on: on)
      }
    case .tap(let tab, let on):
      ActionReading(.tap, Operands(reference: tab, receiver: on)) { state throws(ScenarioProblem) in try state.tap(tab, on: on) }
    case .swipeBack(let phase, let on):
      .swipe(phase, on: on)
    case .collapse(let on):
      ActionReading(.collapse, Operands(receiver: on)) { state throws(ScenarioProblem) in try state.collapse(on: on) }
    case .expand(let on):
      ActionReading(.expand, Operands(receiver: on)) { state throws(ScenarioProblem) in try state.expand(on: on) }
    case .newNav(let name, let screen):
      ActionReading(.newNav, Operands(container: name, screen: screen)) { state throws(ScenarioProblem) in
        try state.newNav(name: name, screen: screen)
      }
    case .sameNav(let screen):
      ActionReading(.sameNav, Operands(screen: screen)) { state throws(ScenarioProblem) in try state.sameNav(screen: screen) }
    case .back:
      ActionReading(.back) { state throws(ScenarioProblem) in try state.back() }
    case .note:
      ActionReading(.note) { _ in .done(nil) }
    }
  }
}
