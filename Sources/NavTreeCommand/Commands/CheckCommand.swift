internal import HierarchyReading
internal import NavigationModel
internal import ScenarioLanguage
internal import SequenceExport

/// `navtree check`: reads, replays and tests scenarios.
enum CheckCommand {
  static let command = Command(
    "check", does: "Read and replay scenarios, and test what they expect.",
    discussion: [
      "Nothing is written. The status is 0 where there is no error, and 1 where there is one; warnings alone do not count.",
      "With '--format json' standard output gets one object that lists for each file all there is to say about it, and standard error "
        + "only what cannot be read.",
      "A story has at most \(AllowedValues.spelled(Double(Limits.actions))) actions, a tree "
        + "\(AllowedValues.spelled(Double(Limits.controllers))) controllers that stand \(Limits.depth) deep in each other, and a name "
        + "\(AllowedValues.spelled(Double(Limits.nameLength))) characters. What is larger is an error at the place where it goes too far, "
        + "with what to do.",
    ],
    examples: [
      Command.Example("navtree check *.nav", does: "Reports every mistake in all of them, with its place."),
      Command.Example("navtree check a.txt b.txt --story", does: "Whether actions lead from one dump to the next."),
      Command.Example("navtree check --format json story.nav", does: "The same for an editor or a script."),
    ],
    takes: [Shared.inputs, Shared.story, Shared.form, Shared.quiet]
  ) { call, console in
    let groups = try Shared.groups(of: call)
    switch call[Shared.form] {
    case .text: return inWords(groups, isQuiet: call[Shared.quiet], on: console)
    case .json: return try asData(groups, isQuiet: call[Shared.quiet], on: console)
    }
  }

  private static func inWords(_ groups: [InputGroup], isQuiet: Bool, on console: Console) -> ExitStatus {
    var status = ExitStatus.fine
    for group in groups {
      var own = ExitStatus.fine
      if let telling = console.telling(group, isQuiet: isQuiet, &own), telling.replay != nil, own == .fine, !isQuiet {
        let count = telling.actionCount
        console.say(StyledText("\(telling.name): \(count) \(count == 1 ? "action" : "actions"), no errors"))
      }
      status = max(status, own)
    }
    return status
  }

  private static func asData(_ groups: [InputGroup], isQuiet: Bool, on console: Console) throws -> ExitStatus {
    var status = ExitStatus.fine
    var files: [CheckRecord.File] = []
    for group in groups where group.isStory {
      files += storyFiles(group.paths, isQuiet: isQuiet, on: console, &status)
    }
    for input in groups.filter({ !$0.isStory }).flatMap(\.paths) {
      do {
        let story = try Story(readingFrom: input)
        let replay = story.scenario.map { Replay(of: $0) }
        let found = story.diagnostics + (replay.map(story.diagnostics(for:)) ?? [])
        if replay?.hasErrors ?? true { status = max(status, .wrongInput) }
        let told = found.filter { !isQuiet || $0.severity == .error }
        files.append(CheckRecord.File(story.input.displayName, Diagnostic.sorted(told)))
      } catch {
        status = max(status, console.report(error))
      }
    }
    try console.write(RecordJSON.bytes(CheckRecord(files: files)))
    return status
  }

  /// All there is to say about each dump of a story.
  private static func storyFiles(
    _ paths: [String], isQuiet: Bool, on console: Console, _ status: inout ExitStatus
  ) -> [CheckRecord.File] {
    var chapters = DumpChapters(paths)
    var found: [(name: String, diagnostics: [Diagnostic])] = []
    var places: [Int] = []
    for path in paths {
      do {
        let input = try InputText(readingFrom: path)
        let known = chapters.chapters.count
        let diagnostics =
          chapters.add(input)
          ?? [Diagnostic(.error, "no-dump", "this is no dump of a hierarchy, and a story is made of dumps")]
        places += chapters.chapters[known...].map { _ in found.count }
        if diagnostics.contains(where: { $0.severity == .error }) { status = max(status, .wrongInput) }
        found.append((input.displayName, diagnostics))
      } catch {
        status = max(status, console.report(error))
      }
    }
    if status == .fine {
      let story = DumpStory(of: chapters.chapters)
      for (place, said) in zip(places, chapters.diagnostics(of: story)) { found[place].diagnostics += said.diagnostics }
      if story.parts.isEmpty { status = .wrongInput }
    }
    return found.map { file in
      CheckRecord.File(file.name, Diagnostic.sorted(file.diagnostics.filter { !isQuiet || $0.severity == .error }))
    }
  }
}
