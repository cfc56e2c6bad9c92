internal import FrameDrawing
internal import NavigationModel

/// A player in one page: it fetches nothing, and its data hold once what frames share.
enum HTMLFormat {
  static func bytes(_ job: SequenceJob) throws -> [UInt8] {
    let theme = job.sequence.theme ?? .auto
    let film = try Film(of: job.sequence, followsReader: theme == .auto, progress: job.progress)
    let frames = job.sequence.frames
    let story = PlayerStory(film, of: frames.steps, holds: job.options.pacing.holds(of: frames.steps))
    let page = PlayerPage.text(
      title: frames.spokenTitle, description: frames.altText, theme: theme.rawValue, story: try EmbeddedJSON.text(story),
      record: job.record)
    return Array(page.utf8)
  }
}
