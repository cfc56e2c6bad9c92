internal import NavigationModel
internal import ScenarioLanguage
internal import SequenceExport

extension Console {
  /// Reads an input and says what is wrong with it; nil where there is nothing to go on with.
  ///
  /// - Parameters:
  ///   - path: The input.
  ///   - isQuiet: Whether only errors are said.
  ///   - status: The worst of what happened so far; raised where the input cannot be read or has a mistake.
  func story(_ path: String, isQuiet: Bool = false, _ status: inout ExitStatus) -> Story? {
    do throws(ReadFailure) {
      let story = try Story(readingFrom: path)
      say(story.diagnostics, of: story.input, isQuiet: isQuiet)
      if story.scenario == nil { status = max(status, .wrongInput) }
      return story
    } catch {
      status = max(status, report(error))
      return nil
    }
  }

  /// Replays a story and says what the replay found; a mistake raises the status.
  ///
  /// - Parameters:
  ///   - story: The story.
  ///   - isQuiet: Whether only errors are said.
  ///   - status: The worst of what happened so far.
  func replay(_ story: Story, isQuiet: Bool = false, _ status: inout ExitStatus) -> Replay? {
    guard let scenario = story.scenario else { return nil }
    let replay = Replay(of: scenario)
    say(story.diagnostics(for: replay), of: story.input, isQuiet: isQuiet)
    if replay.hasErrors { status = max(status, .wrongInput) }
    return replay
  }

  /// Says diagnostics with the lines that they are about.
  func say(_ diagnostics: [Diagnostic], of input: InputText, isQuiet: Bool) {
    // Going through the text for its lines takes time, and a recording has many moments without a word to say.
    guard !diagnostics.isEmpty else { return }
    let renderer = DiagnosticRenderer(
      file: input.shownName, source: input.text, width: max(40, messageWidth - 8),
      style: { usesColour ? Self.coloured($1, as: $0) : $1 })
    for diagnostic in diagnostics where !isQuiet || diagnostic.severity == .error { sayRendered(renderer.text(of: diagnostic)) }
  }

  private static func coloured(_ text: String, as piece: DiagnosticRenderer.Piece) -> String {
    let style: (String) -> StyledText =
      switch piece {
      case .severity(.error): StyledText.red
      case .severity(.warning): StyledText.yellow
      case .severity(.note), .marker: StyledText.green
      case .location: StyledText.bold
      case .message, .gutter, .source: { StyledText($0) }
      }
    return style(text).rendered(colours: true)
  }
}

extension InputText {
  /// What to call it in messages, on one line and safe to print.
  var shownName: String { visible(displayName, keepingLines: false) }
}
