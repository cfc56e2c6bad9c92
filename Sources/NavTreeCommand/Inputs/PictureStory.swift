internal import NavigationModel
internal import ScenarioLanguage
internal import SequenceExport

/// The story that a picture carries, replayed.
struct PictureStory {
  let record: PictureRecord
  let title: String?
  let steps: [Step]

  /// - Throws: ``SourceFault`` where the source is none, or can't be replayed.
  init(of record: PictureRecord, in path: String) throws(SourceFault) {
    let story = Story(InputText(record.source, foundIn: path))
    guard let scenario = story.scenario else { throw SourceFault(story.diagnostics) }
    let replay = Replay(of: scenario)
    guard !replay.hasErrors else { throw SourceFault(story.diagnostics(for: replay)) }
    self.record = record
    title = scenario.title
    steps = replay.steps
  }

  /// The step that the picture shows; nil where it shows all, or says of one that is none.
  var step: Step? { record.shows.frame.flatMap { steps.indices.contains($0) ? steps[$0] : nil } }
}

/// A source with mistakes in it.
struct SourceFault: Error, CustomStringConvertible {
  private let first: String

  fileprivate init(_ diagnostics: [Diagnostic]) {
    first = diagnostics.first { $0.severity == .error }?.message ?? "it is no scenario"
  }

  var description: String { "its source has a mistake: \(first)" }
}
