internal import NavigationModel

/// A text read as the dump of a running app's controllers: the dump, and what there is to say about it.
///
/// Every mistake is reported at once, each with its place. What was guessed is said in a note, so that nobody has to trust it blindly.
///
/// ```swift
/// for reading in DumpReading.all(in: bugReport) { print(reading.line, reading.dump?.rows.count ?? 0) }
/// ```
public struct DumpReading: Hashable, Sendable {
  /// What the text says; nil where there is an error among the messages.
  public let dump: HierarchyDump?
  /// Errors, warnings and notes in the order of the text; at most 100 of each severity, and one more that counts the rest.
  public let messages: [ReadingMessage]
  /// The line that the dump begins on, from 1, in the whole text.
  public let line: Int

  package init(dump: HierarchyDump?, messages: [ReadingMessage], line: Int) {
    self.dump = dump
    self.messages = messages
    self.line = line
  }

  /// Reads a text of any size and content as one dump; one that is none, or more than one, gives errors, never a crash.
  ///
  /// - Complexity: O(n) in the length of the text.
  public init(of text: String) {
    let passages = PassageReader.passages(of: text)
    let second = passages.dropFirst().first
    self.init(
      onlyOneOf: passages.isEmpty ? [DumpReading(DumpPassage())] : passages.map(DumpReading.init),
      column: second?.place.column ?? 1)
  }

  /// The only one of several readings of one text; of more than one, a reading with an error where the second begins.
  ///
  /// - Parameter column: The column that the second begins in, from 1.
  package init(onlyOneOf readings: [DumpReading], column: Int = 1) {
    guard let second = readings.dropFirst().first else {
      self = readings.first ?? DumpReading(DumpPassage())
      return
    }
    var log = MessageLog()
    log.add(
      .error, "roots", at: SourcePlace(line: second.line, column: column),
      "this text holds \(readings.count) hierarchies, and one is expected; as one story, '--story' draws them and 'navtree import' writes them"
    )
    // Where the others begin is what the error is about already.
    for message in readings.flatMap(\.messages) where message.id != "next-dump" { log.add(message) }
    self.init(dump: nil, messages: log.sorted, line: readings.first?.line ?? 1)
  }

  /// Reads all dumps that a text holds, one after the other, whatever stands between them.
  ///
  /// A row without marks begins a dump; a fragment begins one where other text stands before it. Places are those in the whole text, and the
  /// same address in two of the dumps is the same controller (``HierarchyRow/controller``).
  ///
  /// - Returns: One reading at least: a text without a row gives one with an error.
  /// - Complexity: O(n) in the length of the text.
  public static func all(in text: String) -> [DumpReading] { all(in: text, mostRows: Limits.rows) }

  /// The same, for those who want to meet the limit of rows sooner.
  package static func all(in text: String, mostRows: Int) -> [DumpReading] {
    let passages = PassageReader.passages(of: text, mostRows: mostRows)
    return passages.isEmpty ? [DumpReading(DumpPassage())] : passages.map(DumpReading.init)
  }

  init(_ passage: DumpPassage) {
    var log = passage.log
    let forest = RowForest(of: passage.rows, log: &log)
    let dump = log.hasErrors ? nil : forest?.dump(log: &log)
    self.init(dump: dump, messages: log.sorted, line: passage.place.line)
  }
}
