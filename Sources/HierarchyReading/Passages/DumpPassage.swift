/// The rows of one dump in a text, and what there is to say about them so far.
struct DumpPassage {
  var rows: [ParsedRow] = []
  var log = MessageLog()
  /// Where the first line stands that was meant to be a row, whether or not it could be read.
  var start: SourcePlace?

  var place: SourcePlace { start ?? SourcePlace(line: 1, column: 1) }
}
