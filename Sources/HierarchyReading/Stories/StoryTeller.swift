internal import NavigationModel

/// Makes a story of dumps, one dump after the other.
struct StoryTeller {
  private let chapters: [DumpStory.Chapter]
  private var cast: StoryCast
  private var selections: SelectionHistory
  private var draft: PartDraft?
  private(set) var parts: [DumpStory.Part] = []
  private(set) var messages: [StoryMessage] = []

  init(_ chapters: [DumpStory.Chapter]) {
    self.chapters = chapters
    cast = StoryCast(of: chapters.map(\.dump))
    selections = SelectionHistory(of: cast)
  }

  /// Tells the whole story.
  mutating func tell() {
    reportIdentity()
    for moment in chapters.indices {
      reportTransition(at: moment)
      if draft == nil { begin(at: moment) } else { goOn(to: moment) }
      guard draft != nil else {
        parts = []
        return
      }
    }
    end()
  }

  private func wanted(_ moment: Int) -> WantedTree { WantedTree(moment, of: cast, selections) }

  private func place(_ moment: Int, _ index: Int, in wanted: WantedTree) -> DumpStory.Place {
    DumpStory.Place(source: chapters[moment].source, line: wanted.places[index].line)
  }

  private mutating func say(_ severity: ReadingMessage.Severity, _ id: String, _ moment: Int, line: Int, _ text: String) {
    messages.append(StoryMessage(severity, id, chapter: moment, line: line, text))
  }
}

// MARK: - Parts

extension StoryTeller {
  private mutating func begin(at moment: Int) {
    let wanted = wanted(moment)
    let newcomer = wanted.newcomer(at: 0) { _ in false }
    let line = wanted.places[0].line
    if let crash = newcomer.blueprint.crashWhileBuilding() {
      say(.error, "start", moment, line: line, "no scenario can start with this tree: \(crash.message ?? "it cannot be built")")
      return
    }
    let scenario = Scenario(tree: newcomer.blueprint)
    guard let scene = Scene(start: scenario, actors: newcomer.actors) else {
      say(.error, "start", moment, line: line, "no scenario can start with this tree: it is built in another way")
      return
    }
    var draft = PartDraft(scenario, scene, start: place(moment, 0, in: wanted))
    let result = ActionFinder(wanted: wanted).actions(from: scene)
    guard result.isComplete else {
      let words = TreeDifference(from: result.steps.last?.scene ?? scene, to: wanted).text
      say(.error, "start", moment, line: line, "no scenario can start with this tree: \(words)")
      return
    }
    add(result, to: &draft, moment, wanted)
    draft.close(moment, source: chapters[moment].source)
    self.draft = draft
  }

  private mutating func goOn(to moment: Int) {
    guard var draft else { return }
    var wanted = wanted(moment)
    var result = ActionFinder(wanted: wanted).actions(from: draft.scene)
    let returning = cast.returning(at: moment)
    if !result.isComplete, !returning.isEmpty {
      // What was freed leaves its address to others, often of the same class.
      cast.renew(returning, from: moment)
      selections = SelectionHistory(of: cast)
      wanted = self.wanted(moment)
      result = ActionFinder(wanted: wanted).actions(from: draft.scene)
    }
    let source = chapters[moment].source
    add(result, to: &draft, moment, wanted)
    if result.isComplete {
      if result.steps.isEmpty { draft.note("the same tree in \(source)", at: place(moment, 0, in: wanted)) }
      draft.close(moment, source: source)
      self.draft = draft
      return
    }
    let words = TreeDifference(from: draft.scene, to: wanted)
    let seen = place(moment, words.index, in: wanted)
    draft.note("no action leads to \(source): \(words.text)", at: seen)
    self.draft = draft
    say(
      .warning, "no-action", moment, line: seen.line,
      "no action leads from \(quoted(chapters[moment - 1].source)) to here: \(words.text); what follows is a scenario of its own, "
        + "which starts with this tree")
    end()
    begin(at: moment)
  }

  private mutating func end() {
    guard let draft else { return }
    parts.append(draft.part)
    self.draft = nil
  }

  private func add(_ result: ActionFinder.Result, to draft: inout PartDraft, _ moment: Int, _ wanted: WantedTree) {
    for (move, scene) in result.steps { draft.add(move, leadingTo: scene, at: place(moment, move.place, in: wanted)) }
  }
}

// MARK: - Messages

extension StoryTeller {
  private mutating func reportIdentity() {
    guard chapters.count > 1, let moment = cast.trees.firstIndex(where: { !$0.hasAllPointers }) else { return }
    let row = cast.trees[moment].entries.first { $0.pointer == nil }
    say(
      .note, "identity", moment, line: row?.row.line ?? 1,
      "not every row has an address, so which controllers are the same in two dumps is told by class and place")
  }

  private mutating func reportTransition(at moment: Int) {
    guard chapters.count > 1 else { return }
    let moving = cast.trees[moment].entries.first { entry in
      switch entry.row.state {
      case .appearing, .disappearing: true
      case .appeared, .disappeared, nil: false
      }
    }
    guard let moving, let state = moving.row.state else { return }
    say(
      .note, "transition", moment, line: moving.row.line,
      "\(quoted(moving.className)) is \(state.rawValue), so this was printed in the middle of a transition; the story has the tree as if "
        + "it had ended, with all that is listed")
  }
}
