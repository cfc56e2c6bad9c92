internal import Foundation
internal import HierarchyReading
internal import NavigationModel
internal import ScenarioLanguage
internal import SequenceExport

/// One call of `navtree import`.
struct ImportWork {
  private let console: Console
  private let inputs: [String]
  private let output: String?
  private let replaces: Bool
  private let isAnonymous: Bool

  /// - Throws: ``WrongCall`` where the output is one of the inputs, or standard input is there twice.
  init(_ call: Invocation, _ console: Console) throws(WrongCall) {
    self.console = console
    inputs = call[ImportCommand.dumps]
    output = call[ImportCommand.output].flatMap { $0 == "-" ? nil : $0 }
    replaces = call[ImportCommand.force]
    isAnonymous = call[ImportCommand.anonymise]
    guard inputs.count(where: { $0 == "-" }) <= 1 else { throw WrongCall("Standard input can be read only once.") }
    if let output, inputs.contains(where: { isSameFile(output, $0) }) {
      throw WrongCall(
        inputs.count == 1
          ? "The output \(quoted(output)) is the dump itself; name another file."
          : "The output \(quoted(output)) is one of the dumps; name another file.")
    }
  }

  func run() throws -> ExitStatus {
    var status = ExitStatus.fine
    guard var chapters = console.dumpChapters(inputs, &status), let first = chapters.inputs.first else { return status }
    if isAnonymous { chapters.anonymise() }
    guard let texts = texts(of: chapters, first, &status) else { return status }
    guard let output else {
      try console.write(texts[0])
      if texts.count > 1 {
        console.say(
          .yellow("warning:")
            + StyledText(
              " standard output takes one scenario, and the dumps make \(texts.count); to get them all, name a file with '--output'"
            ))
      }
      return status
    }
    let files = zip(texts.indices.map { Self.path(output, number: $0 + 1) }, texts)
    if let (path, _) = files.first(where: { file in inputs.contains { isSameFile(file.0, $0) } }) {
      throw WrongCall("The output \(quoted(path)) is one of the dumps; name another file.")
    }
    for (path, text) in files where !replaces && console.holdsSomethingElse(path, than: Array(text.utf8)) {
      console.say(
        .red("error:") + StyledText(" the file \(quoted(path)) exists and holds something else; to replace it, add '--force'"))
      return max(status, .cannotWrite)
    }
    for (path, text) in files { try AtomicFile(path).write(Array(text.utf8)) }
    if texts.count > 1 {
      console.say(StyledText("\(texts.count) scenarios: " + files.map { quoted($0.0) }.joined(separator: ", ")))
    }
    return status
  }

  /// The scenarios; nil where the dumps have something that no scenario can say.
  private func texts(of chapters: DumpChapters, _ first: InputText, _ status: inout ExitStatus) -> [String]? {
    if chapters.chapters.count == 1, let dump = chapters.chapters.first?.dump, dump.tree.crashWhileBuilding() == nil {
      let text = ScenarioFormatter.text(of: Scenario(tree: dump.tree))
      let parsed = ParsedScenario(parsing: text)
      let lines = dump.lines(of: parsed)
      for mistake in parsed.diagnostics {
        refuse(mistake, at: "\(first.shownName):\(mistake.range.flatMap { lines[$0] } ?? dump.rows.first?.line ?? 1)", &status)
      }
      return parsed.diagnostics.isEmpty ? [text] : nil
    }
    let story = console.dumpStory(chapters, &status)
    guard !story.parts.isEmpty else { return nil }
    let parts = story.parts.map(StoryPartText.init)
    for part in parts {
      for (mistake, place) in zip(part.mistakes, part.mistakePlaces) {
        refuse(mistake, at: "\(place.source):\(place.line)", &status)
      }
    }
    return parts.allSatisfy(\.mistakes.isEmpty) ? parts.map(\.text) : nil
  }

  private func refuse(_ mistake: Diagnostic, at place: String, _ status: inout ExitStatus) {
    console.say("\(place): " + .red("error:") + StyledText(" no scenario can say this: \(mistake.message)"))
    status = max(status, .wrongInput)
  }

  /// `story.nav`, then `story-2.nav` and so on.
  private static func path(_ output: String, number: Int) -> String {
    guard number > 1 else { return output }
    let file = URL(fileURLWithPath: output)
    let ending = file.pathExtension
    let stem = ending.isEmpty ? output : String(output.dropLast(ending.count + 1))
    return "\(stem)-\(number)" + (ending.isEmpty ? "" : ".\(ending)")
  }
}

extension HierarchyDump {
  /// The lines of the rows, by where a scenario made of the tree has their controllers.
  fileprivate func lines(of parsed: ParsedScenario) -> [SourceRange: Int] {
    guard !parsed.diagnostics.isEmpty else { return [:] }
    var lines: [SourceRange: Int] = [:]
    var waiting: [(node: Blueprint, way: [TreeEdge])] = [(tree, [])]
    for row in rows {
      guard let (node, way) = waiting.popLast() else { break }
      if let range = parsed.range(ofNode: way) { lines[range] = row.line }
      // The last to be put here is the first to be taken: children in their order, and then the modal.
      if let modal = node.presentation { waiting.append((modal.root, way + [.presented])) }
      for (index, child) in node.children.enumerated().reversed() { waiting.append((child, way + [.child(index)])) }
    }
    return lines
  }
}
