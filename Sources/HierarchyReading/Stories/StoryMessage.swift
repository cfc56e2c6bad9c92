/// Something to say about one of the dumps that a story is made of.
public struct StoryMessage: Hashable, Sendable {
  /// The index of the dump, from 0.
  public let chapter: Int
  /// What there is to say, at a line of that dump's text.
  public let message: ReadingMessage

  init(_ severity: ReadingMessage.Severity, _ id: String, chapter: Int, line: Int, _ text: String) {
    self.chapter = chapter
    message = ReadingMessage(severity: severity, id: id, line: line, column: 1, text: text)
  }
}
