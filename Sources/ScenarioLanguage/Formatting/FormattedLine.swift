/// One line of canonical text, before comments are put back and captions are aligned.
struct FormattedLine: Hashable, Sendable {
  /// How many levels it is indented.
  let level: Int
  let text: String
  var caption: String?
  /// The line of the source that said it, from 0; nil where none did.
  var source: Int?
  /// Whether an empty line always stands before it.
  var beginsSection = false
}
