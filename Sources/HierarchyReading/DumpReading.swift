/// A text read as the dump of a running app's controllers: the dump, and what there is to say about it.
///
/// Every mistake is reported at once, each with its place. What was guessed is said in a note, so that nobody has to trust it blindly.
public struct DumpReading: Hashable, Sendable {
  /// What the text says; nil where there is an error among the messages.
  public let dump: HierarchyDump?
  /// Errors, warnings and notes in the order of the text; at most 100 of each severity, and one more that counts the rest.
  public let messages: [ReadingMessage]

  /// Reads a text of any size and content; one that is no dump gives errors, never a crash.
  ///
  /// - Complexity: O(n) in the length of the text.
  public init(of text: String) {
    var log = MessageLog()
    let lines = SourceLines(of: text).lines
    let rows = RowReader.rows(in: lines, log: &log)
    let forest = RowForest(of: rows, log: &log)
    if !log.hasErrors, let forest {
      dump = forest.dump(log: &log)
    } else {
      dump = nil
    }
    messages = log.sorted
  }
}
