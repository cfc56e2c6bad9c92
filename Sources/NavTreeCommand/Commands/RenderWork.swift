internal import FrameDrawing
internal import GraphvizEngine
internal import NavigationModel
internal import SequenceExport

/// One call of `navtree render`: where its frames go, and drawing them.
struct RenderWork {
  private let call: Invocation
  private let console: Console
  private let isQuiet: Bool
  private let groups: [InputGroup]
  private let destination: RenderDestination
  private let engine = GraphvizEngine.shared

  /// - Throws: ``WrongCall`` where the options do not go together.
  init(_ call: Invocation, _ console: Console) throws {
    self.call = call
    self.console = console
    isQuiet = call[Shared.quiet]
    groups = try Shared.groups(of: call)
    let output = call[RenderCommand.output]
    for path in groups.flatMap(\.paths) where groups.contains(where: \.isStory) && output.map({ isSameFile($0, path) }) == true {
      throw WrongCall("The output \(quoted(path)) is one of the inputs; name another file.")
    }
    destination = try RenderDestination(
      output: output, formats: call[RenderCommand.formats], inputs: groups.map(\.namingPath), spared: groups.flatMap(\.paths),
      only: call[RenderCommand.only])
    guard call[RenderCommand.watch] else { return }
    if call[Shared.story] { throw WrongCall("Dumps do not change by themselves; drop '--watch', or '--story'.") }
    if groups.contains(where: { $0.paths.contains("-") }) {
      throw WrongCall("Standard input cannot be watched; drop '--watch', or name a file.")
    }
    if output == "-" {
      throw WrongCall("Standard output takes one picture; drop '--watch', or name a file or folder.")
    }
  }

  /// - Throws: ``WrongCall`` for the first input that has no such frame, after all the others were drawn.
  func run() throws -> ExitStatus {
    guard call[RenderCommand.watch] else { return try draw(groups.indices) }
    return RenderWatch(groups.map(\.namingPath), on: console, isQuiet: isQuiet) { index in
      do {
        return try draw(index..<(index + 1))
      } catch let error as WrongCall {
        // An input that has no such frame may have it in a moment.
        console.say(.red("error:") + StyledText(" \(error.message)"))
        return .wrongCall
      } catch {
        return console.report(error)
      }
    }.run()
  }

  private func draw(_ numbers: Range<Int>) throws -> ExitStatus {
    var status = ExitStatus.fine
    var wrongCall: WrongCall?
    let missing = console.tellWhatIsMissing(isQuiet: isQuiet)
    for index in numbers {
      guard let telling = console.telling(groups[index], isQuiet: isQuiet, &status) else { continue }
      guard let replay = telling.replay, !replay.hasErrors else {
        if !isQuiet { console.say(StyledText("\(telling.name): nothing drawn because of the errors above")) }
        continue
      }
      do {
        status = max(status, try draw(telling, replay, number: index, without: missing))
      } catch let error as WrongCall {
        wrongCall = wrongCall ?? error
      } catch {
        status = max(status, console.report(error))
      }
    }
    console.tellWhatGraphvizSaid(isQuiet: isQuiet)
    if let wrongCall { throw wrongCall }
    return status
  }

  private func draw(_ telling: Telling, _ replay: Replay, number: Int, without missing: Set<MissingPart>) throws -> ExitStatus {
    let last = replay.steps.count - 1
    if let only = call[RenderCommand.only], only > last {
      throw WrongCall("'\(telling.name)' has no frame \(only); its frames are 0 to \(last).")
    }
    let options = DrawingOptions(
      view: call[RenderCommand.view] ?? telling.view ?? .nested, layout: call[RenderCommand.layout],
      direction: call[RenderCommand.direction], wrap: call[RenderCommand.wrap])
    let sequence = try DrawnSequence(
      of: replay.steps, title: telling.title, options: options,
      theme: call[RenderCommand.theme] ?? telling.theme,
      source: call[RenderCommand.noSource] ? nil : telling.source, engine: engine)
    switch destination.places[number] {
    case .standardOutput(let format):
      try refuse(format, without: missing)
      try console.write(bytes(of: sequence, as: format))
    case .file(let path, let format):
      try refuse(format, without: missing)
      try refuseForeignFile(at: path)
      try AtomicFile(path).write(bytes(of: sequence, as: format))
    case .files(let frames, let stories):
      return write(sequence, to: stories, frames, of: telling.name, source: groups[number].source, without: missing)
    }
    return .fine
  }

  /// Everything that is made of one input; what fails keeps nothing else from being made.
  private func write(
    _ sequence: DrawnSequence, to stories: [RenderDestination.StoryFile], _ frames: RenderDestination.Folder?, of name: String,
    source: String, without lacking: Set<MissingPart>
  ) -> ExitStatus {
    var status = ExitStatus.fine
    var missing: [String] = []
    let count = stories.count + (frames == nil ? 0 : 1)
    func attempt(_ path: String, _ work: () throws -> Void) {
      do {
        try work()
      } catch {
        status = max(status, console.report(error, making: count > 1 ? path : nil))
        missing.append(path)
      }
    }
    for story in stories {
      attempt(story.path) {
        try refuse(.sequence(story.format), without: lacking)
        try write(sequence, to: story)
      }
    }
    if let frames {
      attempt(frames.path) {
        for format in frames.formats { try refuse(.frame(format), without: lacking) }
        try write(sequence, to: frames, source: source)
      }
    }
    if !missing.isEmpty, count > 1, !isQuiet {
      let names = missing.map(quoted).joined(separator: ", ")
      console.say(StyledText("\(name): \(count - missing.count) of \(count) made, and not \(names)"))
    }
    return status
  }

  /// A picture that would have empty boxes in place of letters.
  private func refuse(_ format: OutputFormat, without missing: Set<MissingPart>) throws(GraphvizError) {
    if missing.contains(.fonts), format.holdsGlyphs { throw MissingPart.noLetters }
  }

  /// - Throws: ``ForeignFile``.
  private func refuseForeignFile(at path: String) throws {
    if !call[RenderCommand.force], let file = ForeignFile(inTheWayAt: path) { throw file }
  }

  /// One frame, or the whole story.
  private func bytes(of sequence: DrawnSequence, as format: OutputFormat) throws -> [UInt8] {
    switch format {
    case .sequence(let format): return try bytes(of: sequence, as: format)
    case .frame(let format):
      let last = sequence.frames.steps.count - 1
      guard let frame = call[RenderCommand.only] ?? (last == 0 ? 0 : nil) else {
        throw WrongCall("A file holds one frame, and there are \(last + 1); add '--only <n>', or name a folder.")
      }
      return try sequence.bytes(ofFrame: frame, as: format, scale: call[RenderCommand.scale])
    }
  }

  private func bytes(of sequence: DrawnSequence, as format: SequenceFormat) throws -> [UInt8] {
    let progress = console.progress("drawing", of: sequence.frames.steps.count, isQuiet: isQuiet)
    defer { progress.finish() }
    let options = SequenceOptions(
      columns: call[RenderCommand.columns], scale: call[RenderCommand.scale],
      pacing: Pacing(stepSeconds: call[RenderCommand.stepSeconds]))
    return try sequence.bytes(as: format, options: options) { progress.advance() }
  }

  private func write(_ sequence: DrawnSequence, to story: RenderDestination.StoryFile) throws {
    try refuseForeignFile(at: story.path)
    let bytes = try bytes(of: sequence, as: story.format)
    let isUnchanged = try AtomicFile(story.path).write(bytes) == .unchanged
    guard !isQuiet else { return }
    console.say(StyledText(visible(story.path, keepingLines: false) + (isUnchanged ? " unchanged" : "")))
  }

  private func write(_ sequence: DrawnSequence, to folder: RenderDestination.Folder, source: String) throws {
    let only = call[RenderCommand.only]
    let count = only == nil ? sequence.frames.steps.count : 1
    let progress = console.progress("drawing", of: count, isQuiet: isQuiet)
    defer { progress.finish() }
    var written = 0
    let summary: FrameFolder.Summary
    do {
      summary = try FolderExport(sequence, formats: folder.formats, scale: call[RenderCommand.scale]).write(
        to: folder.path, source: source, only: only, replacing: call[RenderCommand.force] ? .allFiles : .ownFiles
      ) {
        progress.advance()
        written += 1
      } waiting: {
        sayWaiting(for: folder.path)
      }
    } catch {
      progress.finish()
      if !isQuiet, 1..<count ~= written {
        let place = visible(folder.path, keepingLines: false)
        console.say(
          StyledText("\(written) of \(count) frames in \(place); the others and \(FrameListing.fileName) are as they were"))
      }
      throw error
    }
    guard !isQuiet else { return }
    var parts = ["\(count) \(count == 1 ? "frame" : "frames") in \(visible(folder.path, keepingLines: false))"]
    if summary.unchanged > 0 { parts.append("\(summary.unchanged) \(summary.unchanged == 1 ? "file" : "files") unchanged") }
    if summary.removed > 0 { parts.append("\(summary.removed) no longer made and removed") }
    console.say(StyledText(parts.joined(separator: "; ")))
  }

  private func sayWaiting(for folder: String) {
    if !isQuiet { console.sayWaiting(for: folder) }
  }
}
