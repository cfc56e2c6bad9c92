internal import Foundation
internal import NavigationModel
internal import SequenceExport

/// One call of `navtree baseline`.
struct BaselineWork {
  private let call: Invocation
  private let console: Console
  private let isQuiet: Bool
  /// Each input, and the path of its baseline.
  private let files: [(input: String, baseline: String)]

  /// - Throws: ``WrongCall`` where two inputs would have one baseline, or an input has none.
  init(_ call: Invocation, _ console: Console) throws {
    self.call = call
    self.console = console
    isQuiet = call[Shared.quiet]
    let inputs = call[BaselineCommand.inputs]
    if inputs.contains("-") { throw WrongCall("Standard input has no file beside it for a baseline; name a file.") }
    files = inputs.map { ($0, Self.baseline(of: $0)) }
    for (index, file) in files.enumerated() {
      if let other = files[..<index].first(where: { $0.baseline == file.baseline && $0.input != file.input }) {
        throw WrongCall(
          "\(quoted(other.input)) and \(quoted(file.input)) would both have the baseline \(quoted(file.baseline)); rename one.")
      }
      if let input = inputs.first(where: { isSameFile($0, file.baseline) }) {
        throw WrongCall("The baseline of \(quoted(file.input)) would be the input \(quoted(input)); rename that.")
      }
    }
  }

  func run() throws -> ExitStatus {
    var status = ExitStatus.fine
    for (input, baseline) in files {
      guard let story = console.story(input, isQuiet: isQuiet, &status) else { continue }
      guard let replay = console.replay(story, isQuiet: isQuiet, &status), !replay.hasErrors else {
        let undone = call[BaselineCommand.check] ? "not compared" : "no baseline written"
        if !isQuiet { console.say(StyledText("\(story.shownName): \(undone) because of the errors above")) }
        continue
      }
      let journey = JourneyText(title: story.scenario?.title, steps: replay.steps)
      do {
        let own = try call[BaselineCommand.check] ? check(journey, of: story, at: baseline) : write(journey, to: baseline)
        status = max(status, own)
      } catch let error as StreamFailure {
        throw error
      } catch {
        status = max(status, console.report(error))
      }
    }
    return status
  }

  /// The input's path with another ending.
  private static func baseline(of input: String) -> String {
    // By bytes, as the system does it: to Swift a point with an accent behind it is another character.
    let name = input.utf8.lastIndex(of: UInt8(ascii: "/")).map { input.utf8.index(after: $0) } ?? input.startIndex
    let point = input.utf8[name...].lastIndex(of: UInt8(ascii: ".")) ?? input.endIndex
    // A name that begins with its only point has no ending.
    return "\(input[..<(point == name ? input.endIndex : point)]).\(JourneyText.ending)"
  }

  // MARK: Writing

  private func write(_ journey: JourneyText, to path: String) throws -> ExitStatus {
    if let known = try text(at: path), !call[BaselineCommand.force], !JourneyText.isJourney(known) {
      console.say(
        .red("error:")
          + StyledText(" the file \(quoted(path)) exists and is no baseline; move it, or replace it with '--force'"))
      return .cannotWrite
    }
    let isUnchanged = try AtomicFile(path).write(Array(journey.text.utf8)) == .unchanged
    if !isQuiet { console.say(StyledText(visible(path, keepingLines: false) + (isUnchanged ? " unchanged" : ""))) }
    return .fine
  }

  /// The text of a baseline; nil where no file is, or one that is no text and may be replaced.
  private func text(at path: String) throws(ReadFailure) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try InputText(readingFrom: path).text
    } catch {
      if call[BaselineCommand.force], !call[BaselineCommand.check] { return nil }
      throw error
    }
  }

  // MARK: Checking

  private func check(_ journey: JourneyText, of story: Story, at path: String) throws -> ExitStatus {
    guard let known = try text(at: path) else {
      sayError(of: story, "there is no baseline \(quoted(path)); write it with 'navtree baseline'")
      return .wrongInput
    }
    guard JourneyText.isJourney(known) else {
      sayError(of: story, "the file \(quoted(path)) is no baseline; move it, and write one with 'navtree baseline'")
      return .wrongInput
    }
    let difference = JourneyDifference(from: known, to: journey)
    guard !difference.isEmpty else {
      if !isQuiet { console.say(StyledText("\(story.shownName): as in \(visible(path, keepingLines: false))")) }
      return .fine
    }
    if difference.isOtherVersion {
      sayError(of: story, "the baseline \(quoted(path)) is in another version's format; write it again with 'navtree baseline'")
    } else {
      try console.write(JourneyReport(difference, file: story.shownName).text)
    }
    return .wrongInput
  }

  private func sayError(of story: Story, _ words: String) {
    console.say("\(story.shownName): " + .red("error:") + StyledText(" " + words))
  }
}
