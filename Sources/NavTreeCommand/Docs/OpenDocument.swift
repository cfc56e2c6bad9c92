internal import Foundation
internal import NavigationModel
internal import ScenarioLanguage
internal import SequenceExport

/// A document that was read, without mistakes.
struct OpenDocument {
  let place: DocumentPlace
  /// Its Markdown; a scenario has none.
  let text: MarkdownText
  let blocks: [AskedBlock]
  /// What the file was just before it was read.
  var stamp: FileStamp?

  /// A block, and what it asks for.
  struct AskedBlock {
    /// Nil for a scenario in a file of its own.
    let block: DocumentBlock?
    /// Nil where marks stand around no block.
    let pictures: (request: PictureRequest, story: BlockStory)?

    /// The line of the document that it is on, from 1; nil where the document is no Markdown.
    var line: Int? { block.map { ($0.fence?.firstLine ?? $0.lines.lowerBound) + 1 } }
  }

  var shownName: String { visible(place.input, keepingLines: false) }
}

/// Reads documents, and says what is wrong with them.
struct DocumentReader {
  let console: Console
  let isQuiet: Bool

  /// Reads one; nil where it has a mistake, which was said.
  func open(_ place: DocumentPlace, _ status: inout ExitStatus) -> OpenDocument? {
    guard !place.isScenario else { return openScenario(place, &status) }
    let text: MarkdownText
    let input: InputText
    let stamp = FileStamp(of: place.input)
    do throws(ReadFailure) {
      let bytes = try InputText.bytes(of: place.input)
      input = try InputText(path: place.input, bytes: bytes)
      text = MarkdownText(bytes)
    } catch {
      status = max(status, console.report(error))
      return nil
    }
    let found = DocumentBlocks(in: text)
    var said = found.mistakes
    var asked: [OpenDocument.AskedBlock] = []
    var isWhole = true
    for block in found.blocks {
      guard let fence = block.fence else {
        asked.append(OpenDocument.AskedBlock(block: block, pictures: nil))
        continue
      }
      let (request, mistakes) = PictureRequest.reading(fence)
      said += mistakes
      guard let story = story(of: fence, request, in: place, &said, &status) else {
        isWhole = false
        continue
      }
      said += Self.mistakes(of: request, for: story, in: fence, place.style)
      asked.append(OpenDocument.AskedBlock(block: block, pictures: (request, story)))
    }
    console.say(Diagnostic.sorted(said), of: input, isQuiet: isQuiet)
    guard isWhole, !said.contains(where: { $0.severity == .error }) else {
      status = max(status, .wrongInput)
      return nil
    }
    return OpenDocument(place: place, text: text, blocks: asked, stamp: stamp)
  }

  private func openScenario(_ place: DocumentPlace, _ status: inout ExitStatus) -> OpenDocument? {
    guard let story = console.story(place.input, isQuiet: isQuiet, &status),
      let replay = console.replay(story, isQuiet: isQuiet, &status), !replay.hasErrors, let scenario = story.scenario
    else { return nil }
    let stem = URL(fileURLWithPath: place.input).deletingPathExtension().lastPathComponent
    let block = BlockStory(scenario: scenario, steps: replay.steps, source: story.input.text, names: [stem])
    return OpenDocument(
      place: place, text: MarkdownText([]),
      blocks: [OpenDocument.AskedBlock(block: nil, pictures: (PictureRequest(), block))])
  }

  /// The story of a block; nil where there is none, which was said or is among what is to be said.
  private func story(
    of fence: MarkdownFence, _ request: PictureRequest, in place: DocumentPlace, _ said: inout [Diagnostic],
    _ status: inout ExitStatus
  ) -> BlockStory? {
    let stem = URL(fileURLWithPath: place.input).deletingPathExtension().lastPathComponent
    guard let file = request.file else {
      guard !fence.isEmpty else {
        said.append(
          Diagnostic(
            .error, "no-scenario", "the block holds no scenario; write one, or name a file by 'file=…'", range: fence.range))
        return nil
      }
      let story = fence.story
      said += story.diagnostics.map(fence.placed)
      guard let scenario = story.scenario else { return nil }
      let replay = Replay(of: scenario)
      said += story.diagnostics(for: replay).map(fence.placed)
      guard !replay.hasErrors else { return nil }
      return BlockStory(
        scenario: scenario, steps: replay.steps, source: story.input.text, names: [scenario.title, stem].compactMap(\.self))
    }
    guard fence.isEmpty else {
      said.append(
        Diagnostic(.error, "two-scenarios", "the block names a file and holds a scenario; drop one of them", range: file.range))
      return nil
    }
    let path = FilePath.joined(FilePath.folder(of: place.input), file.value)
    do throws(ReadFailure) {
      let input = try InputText(readingFrom: path)
      let story = Story(input)
      console.say(story.diagnostics, of: input, isQuiet: isQuiet)
      guard let replay = console.replay(story, isQuiet: isQuiet, &status), !replay.hasErrors, let scenario = story.scenario
      else {
        said.append(Diagnostic(.note, "file", "the scenario that is drawn here", range: file.range))
        return nil
      }
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      return BlockStory(
        scenario: scenario, steps: replay.steps, source: input.text, names: [scenario.title, name].compactMap(\.self))
    } catch {
      said.append(Diagnostic(.error, "file", "\(error)", range: file.range))
      status = max(status, .cannotRead)
      return nil
    }
  }

  /// What is wrong with a request only now that the story is known.
  private static func mistakes(
    of request: PictureRequest, for story: BlockStory, in fence: MarkdownFence, _ style: DocumentStyle
  ) -> [Diagnostic] {
    var mistakes: [Diagnostic] = []
    let last = story.steps.count - 1
    if case .frame(let index) = request.kind, index > last {
      mistakes.append(
        Diagnostic(.error, "no-frame", "the story has no frame \(index); its frames are 0 to \(last)", range: request.kindRange))
    }
    if style == .docc, !BlockText.canBeHidden(fence) {
      mistakes.append(
        Diagnostic(
          .error, "comment-end", "'-->' would end the comment that hides the block from DocC; put the scenario into a file",
          range: fence.range))
    }
    return mistakes
  }
}
