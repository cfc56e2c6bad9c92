internal import HierarchyReading
internal import ScenarioLanguage
internal import SequenceExport

/// Inputs as the chapters of a story.
struct DumpChapters {
  /// The dumps in order.
  private(set) var chapters: [DumpStory.Chapter] = []
  /// The input of each chapter; several chapters may come from one.
  private(set) var inputs: [InputText] = []

  private let hasLikeNames: Bool

  /// - Parameter paths: The paths of all inputs: where two files have the same name, their folders are told as well.
  init(_ paths: [String]) {
    hasLikeNames = Set(paths.map(OutputNames.source)).count < Set(paths).count
  }

  /// Adds all dumps of an input.
  ///
  /// - Returns: What there is to say about the text, with an error where a dump could not be read; nil where it is no dump at all.
  mutating func add(_ input: InputText) -> [Diagnostic]? {
    guard let readings = DumpInput.readings(of: input.text) else { return nil }
    let name = hasLikeNames ? input.displayName : OutputNames.source(input.path)
    for dump in readings.compactMap(\.dump) {
      chapters.append(DumpStory.Chapter(dump: dump, source: visible(name, keepingLines: false)))
      inputs.append(input)
    }
    return readings.flatMap(\.messages).map(Diagnostic.init)
  }

  /// Puts neutral names in place of the app's own and of the files', the same in all chapters.
  mutating func anonymise() {
    chapters = chapters.map(\.dump).anonymised().enumerated().map { DumpStory.Chapter(dump: $1, source: "dump \($0 + 1)") }
  }

  /// What a story has to say about each of the inputs.
  func diagnostics(of story: DumpStory) -> [(input: InputText, diagnostics: [Diagnostic])] {
    inputs.enumerated().map { index, input in
      (input, story.messages.filter { $0.chapter == index }.map { Diagnostic($0.message) })
    }
  }
}

extension Console {
  /// Reads dumps as one story and says what there is to say; nil where an input cannot be read, is no dump, or has a mistake.
  ///
  /// All inputs are looked at, so that all their mistakes are known at once.
  func dumpStory(_ paths: [String], isQuiet: Bool = false, _ status: inout ExitStatus) -> DumpStory? {
    guard let chapters = dumpChapters(paths, isQuiet: isQuiet, &status) else { return nil }
    return dumpStory(chapters, isQuiet: isQuiet, &status)
  }

  /// Finds the story of dumps and says what there is to say about it.
  func dumpStory(_ chapters: DumpChapters, isQuiet: Bool = false, _ status: inout ExitStatus) -> DumpStory {
    let story = DumpStory(of: chapters.chapters)
    for (input, diagnostics) in chapters.diagnostics(of: story) { say(diagnostics, of: input, isQuiet: isQuiet) }
    if story.parts.isEmpty { status = max(status, .wrongInput) }
    return story
  }

  /// Reads dumps; nil where one cannot be read, is no dump, or has a mistake.
  func dumpChapters(_ paths: [String], isQuiet: Bool = false, _ status: inout ExitStatus) -> DumpChapters? {
    var chapters = DumpChapters(paths)
    var isWhole = true
    for path in paths {
      let input: InputText
      do throws(ReadFailure) {
        input = try InputText(readingFrom: path)
      } catch {
        status = max(status, report(error))
        isWhole = false
        continue
      }
      guard let diagnostics = chapters.add(input) else {
        say(
          "\(input.shownName): " + .red("error:")
            + " this is no dump of a hierarchy; its rows look like '<UINavigationController 0x7f…>, state: appeared, view: <…>'")
        status = max(status, .wrongInput)
        isWhole = false
        continue
      }
      say(diagnostics, of: input, isQuiet: isQuiet)
      if diagnostics.contains(where: { $0.severity == .error }) {
        status = max(status, .wrongInput)
        isWhole = false
      }
    }
    return isWhole && !chapters.chapters.isEmpty ? chapters : nil
  }
}
