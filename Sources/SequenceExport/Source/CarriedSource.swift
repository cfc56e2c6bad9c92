/// The source that all pictures of a story carry, with what would be the same work for each of them.
struct CarriedSource: Sendable {
  let text: String
  /// A number made of the text.
  let check: String
  /// The text as a string in JSON, with its quotes, in ASCII.
  let json: String

  init(_ text: String) {
    self.text = text
    check = SourceCheck.of(text)
    json = PictureRecord.json(text)
  }
}
