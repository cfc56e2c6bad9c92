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
      return story(try InputText(readingFrom: path), isQuiet: isQuiet, &status)
    } catch {
      status = max(status, report(error))
      return nil
    }
  }

  /// Understands an input that was read, and says what is wrong with it.
  func story(_ input: InputText, isQuiet: Bool = false, _ status: inout ExitStatus) -> Story {
    let story = Story(input)
    say(story.diagnostics, of: story, isQuiet: isQuiet)
    if story.scenario == nil { status = max(status, .wrongInput) }
    return story
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
    say(story.diagnostics(for: replay), of: story, isQuiet: isQuiet)
    if replay.hasErrors { status = max(status, .wrongInput) }
    return replay
  }

  private func say(_ diagnostics: [Diagnostic], of story: Story, isQuiet: Bool) {
    say(diagnostics, in: story.shownName, story.input.text, isQuiet: isQuiet)
  }

  /// Says diagnostics with the lines that they are about.
  ///
  /// - Parameters:
  ///   - diagnostics: What there is to say.
  ///   - file: What to call the file, safe to print.
  ///   - text: What stands in it.
  ///   - isQuiet: Whether only errors are said.
  func say(_ diagnostics: [Diagnostic], in file: String, _ text: String, isQuiet: Bool) {
    let renderer = DiagnosticRenderer(
      file: file, source: text, width: max(40, messageWidth - 8),
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
