internal import FrameDrawing
internal import GraphvizEngine
internal import NavigationModel
internal import SequenceExport

/// One call of `navtree render`: where its frames go, and drawing them.
struct RenderWork {
  private let call: Invocation
  private let console: Console
  private let isQuiet: Bool
  private let inputs: [String]
  private let destination: RenderDestination
  private let engine = GraphvizEngine.shared

  /// - Throws: ``WrongCall`` where the options do not go together.
  init(_ call: Invocation, _ console: Console) throws {
    self.call = call
    self.console = console
    isQuiet = call[Shared.quiet]
    inputs = try Shared.inputs(of: call)
    destination = try RenderDestination(
      output: call[RenderCommand.output], formats: call[RenderCommand.formats], inputs: inputs, only: call[RenderCommand.only])
  }

  /// - Throws: ``WrongCall`` for the first input that has no such frame, after all the others were drawn.
  func run() throws -> ExitStatus {
    var status = ExitStatus.fine
    var wrongCall: WrongCall?
    for (index, input) in inputs.enumerated() {
      guard let story = console.story(input, isQuiet: isQuiet, &status) else { continue }
      guard let replay = console.replay(story, isQuiet: isQuiet, &status), !replay.hasErrors else {
        if !isQuiet { console.say(StyledText("\(story.shownName): nothing drawn because of the errors above")) }
        continue
      }
      do {
        try draw(story, replay, number: index)
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

  private func draw(_ story: Story, _ replay: Replay, number: Int) throws {
    let last = replay.steps.count - 1
    if let only = call[RenderCommand.only], only > last {
      throw WrongCall("\(quoted(story.input.displayName)) has no frame \(only); its frames are 0 to \(last).")
    }
    let options = DrawingOptions(
      view: call[RenderCommand.view] ?? story.scenario?.view ?? .nested, layout: call[RenderCommand.layout],
      direction: call[RenderCommand.direction], wrap: call[RenderCommand.wrap])
    let sequence = try DrawnSequence(
      of: replay.steps, title: story.scenario?.title, options: options,
      theme: call[RenderCommand.theme] ?? story.scenario?.theme,
      source: call[RenderCommand.noSource] ? nil : story.input.text, engine: engine)
    switch destination.places[number] {
    case .standardOutput(let format): try console.write(bytes(of: sequence, as: format))
    case .file(let path, let format): try AtomicFile(path).write(bytes(of: sequence, as: format))
    case .files(let frames, let stories):
      for story in stories { try write(sequence, to: story) }
      if let frames { try write(sequence, to: frames, source: OutputNames.source(inputs[number])) }
    }
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
    let summary = try FolderExport(sequence, formats: folder.formats, scale: call[RenderCommand.scale])
      .write(to: folder.path, source: source, only: only) { progress.advance() }
    guard !isQuiet else { return }
    var parts = ["\(count) \(count == 1 ? "frame" : "frames") in \(visible(folder.path, keepingLines: false))"]
    if summary.unchanged > 0 { parts.append("\(summary.unchanged) \(summary.unchanged == 1 ? "file" : "files") unchanged") }
    if summary.removed > 0 { parts.append("\(summary.removed) no longer made and removed") }
    console.say(StyledText(parts.joined(separator: "; ")))
  }
}
