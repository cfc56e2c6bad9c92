internal import NavigationModel

/// Finds the dumps in a text: which lines are rows, which are other text, and where one dump ends and the next begins.
struct PassageReader {
  private let lines: [SourceLine]
  /// Whether every line counts as a row, for a text in which none looks like one.
  private let takesEveryLine: Bool
  private let mostRows: Int
  private var joiner = RowJoiner()
  private var finished: [DumpPassage] = []
  private var passage = DumpPassage()
  private var skipped = SkippedLines()
  private var isAfterGap = false
  /// Whether something other than a row stood between the last row and this line.
  private var isSetApart = false
  private var rowCount = 0

  /// The dumps of a text in its order; none in a text without a line that could be a row.
  static func passages(of text: String, mostRows: Int = Limits.rows) -> [DumpPassage] {
    let lines = SourceLines(of: text).lines.map(\.withoutWrapping)
    var reader = PassageReader(lines: lines, takesEveryLine: false, mostRows: mostRows)
    reader.read()
    if reader.finished.allSatisfy(\.rows.isEmpty) {
      reader = PassageReader(lines: lines, takesEveryLine: true, mostRows: mostRows)
      reader.read()
    }
    return reader.finished
  }

  private init(lines: [SourceLine], takesEveryLine: Bool, mostRows: Int) {
    self.mostRows = mostRows
    self.lines = lines
    self.takesEveryLine = takesEveryLine
  }

  private mutating func read() {
    var index = 0
    while index < lines.count, rowCount <= mostRows { index += takeLine(at: index) }
    skipped.report(in: &passage.log)
    finish()
  }

  /// Takes what begins on a line, and gives the number of lines that it goes over.
  private mutating func takeLine(at index: Int) -> Int {
    let line = lines[index]
    if line.bytes.isEmpty || line.isSurelyNoRow {
      isSetApart = true
      if !line.bytes.isEmpty { skipped.breakOff() }
      return 1
    }
    let attempt = RowReader.attempt(line)
    if let joined = joiner.row(at: index, in: lines, attempt), let row = joined.attempt.row, takesEveryLine || row.isPlausible {
      add(row)
      if joined.lines > 1 {
        passage.log.add(.note, "wrapped", at: row.place, "this row is wrapped over \(joined.lines) lines, which are read as one")
      }
      if let problem = joined.attempt.problem { report(problem, of: joined.line) }
      return joined.lines
    }
    if let row = line.rowBehindOtherWords {
      add(row)
      passage.log.add(.note, "words-before", at: line.start, "what stands before the row is left out")
    } else if takesEveryLine || line.isMeantToBeRow(attempt, followsRow: !isSetApart && passage.start != nil) {
      addDamaged(attempt, line)
    } else {
      skipped.add(line)
      isSetApart = true
    }
    return 1
  }
}

// MARK: - Which dump a row belongs to

extension PassageReader {
  private mutating func add(_ row: ParsedRow) {
    if beginsDump(row) {
      let isSilent = isSetApart
      finish()
      if !isSilent {
        passage.log.add(
          .note, "next-dump", at: row.place, "another hierarchy begins here: no mark, '|' or '+', stands before this row")
      }
    }
    skipped.report(in: &passage.log)
    if passage.start == nil { passage.start = row.place }
    var row = row
    row.followsGap = isAfterGap
    rowCount += 1
    if rowCount > mostRows {
      let excess = LimitExcess.rows(rowCount, most: mostRows)
      passage.log.add(.error, excess.id, at: row.place, excess.message)
    }
    passage.rows.append(row)
    isAfterGap = false
    isSetApart = false
  }

  /// A row begins the next dump where nothing could hold it: always without marks, and with marks only behind other text, since two rows of
  /// one fragment may stand side by side. Behind a code fence, a prompt or a heading every row does.
  private func beginsDump(_ row: ParsedRow) -> Bool {
    guard let first = passage.rows.first else { return false }
    return row.marks == 0 || skipped.endDump || (skipped.wereAnySinceRow && row.marks <= first.marks)
  }

  private mutating func addDamaged(_ attempt: RowReader.Attempt, _ line: SourceLine) {
    if let row = attempt.row { add(row) }
    if passage.start == nil { passage.start = line.start }
    guard let problem = attempt.problem else { return }
    report(problem, of: line)
    if attempt.row == nil { isAfterGap = true }
    isSetApart = false
  }

  private mutating func report(_ problem: RowReader.Problem, of line: SourceLine) {
    passage.log.add(.error, "row", at: line.place(of: problem.index), problem.text)
  }

  private mutating func finish() {
    if passage.start != nil { finished.append(passage) }
    passage = DumpPassage()
    isAfterGap = false
  }
}
