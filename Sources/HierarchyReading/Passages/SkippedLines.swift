/// Lines of other text, one after the other, that a note is to be written about.
struct SkippedLines {
  private var runs: [(place: SourcePlace, count: Int)] = []
  private var isOpen = false
  /// Whether other text stands between the last row and the next.
  private(set) var wereAnySinceRow = false
  /// Whether what stands there surely ends a dump: a code fence, a prompt or a heading.
  private(set) var endDump = false

  mutating func add(_ line: SourceLine) {
    wereAnySinceRow = true
    if isOpen, let last = runs.indices.last {
      runs[last].count += 1
    } else {
      runs.append((line.start, 1))
      isOpen = true
    }
  }

  /// Takes a line that needs no note: a code fence, a prompt or a heading.
  mutating func breakOff() {
    endDump = true
    isOpen = false
  }

  /// Says what was left out, and begins anew.
  mutating func report(in log: inout MessageLog) {
    for run in runs {
      log.add(
        .note, "other-text", at: run.place,
        run.count == 1 ? "this line is no row and is left out" : "\(run.count) lines from here on are no rows and are left out")
    }
    self = SkippedLines()
  }
}
