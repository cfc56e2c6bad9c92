/// Lines of other text, one after the other, that a note is to be written about.
struct SkippedLines {
  private var runs: [(place: SourcePlace, count: Int)] = []
  private var isOpen = false
  /// Whether other text stands between the last row and the next.
  private(set) var wereAnySinceRow = false

  mutating func add(_ line: SourceLine) {
    wereAnySinceRow = true
    if isOpen, let last = runs.indices.last {
      runs[last].count += 1
    } else {
      runs.append((line.start, 1))
      isOpen = true
    }
  }

  /// Notes that a line which needs no note, such as a code fence, stands here.
  mutating func breakOff() {
    wereAnySinceRow = true
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
