extension DumpReading {
  /// Reads a moment of a recording as a dump whose rows all stand on one line.
  ///
  /// What the app wrote down of itself is taken as it is, and the rest is inferred as from a dump.
  ///
  /// - Parameters:
  ///   - moment: What the app wrote down.
  ///   - line: The line of the recording that the moment stands on, from 1, where messages point.
  public init(of moment: RecordedMoment, line: Int) {
    let source = SourceLine(bytes: [], start: SourcePlace(line: max(line, 1), column: 1))
    var passage = DumpPassage()
    passage.start = source.start
    passage.rows = moment.rows.map { row in
      var parsed = ParsedRow(
        source: source, start: 0, marks: max(row.depth, 0), isPresented: row.isPresented, controller: row.controller,
        state: row.state,
        view: row.view, presentation: row.presentation)
      parsed.known = row.known
      return parsed
    }
    self.init(passage)
  }
}
