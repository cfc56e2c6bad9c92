/// What stands in a text beside what it says: comments, and empty lines. A formatter puts it back.
struct Trivia: Hashable, Sendable {
  /// One line that says nothing to the program.
  enum Piece: Hashable, Sendable {
    /// One empty line or several.
    case blank
    /// A comment with its `#`, and whether it is indented more than the line that it stands before.
    case comment(String, isDeeper: Bool)
  }

  /// Comments at the very top, set off by an empty line: they are about the file, whatever line follows.
  private(set) var top: [Piece] = []
  /// What stands before each line, by the number of the line from 0.
  private(set) var before: [Int: [Piece]] = [:]
  /// The comment at the end of each line.
  private(set) var behind: [Int: String] = [:]
  /// What stands after the last line.
  private(set) var end: [Piece] = []

  /// Nothing beside.
  init() {}

  /// Collects what a text has.
  init(_ lines: [LexedLine]) {
    var waiting: [(comment: String?, indentation: Int)] = []
    func pieces(before indentation: Int) -> [Piece] {
      waiting.map { line in line.comment.map { .comment($0, isDeeper: line.indentation > indentation) } ?? .blank }
    }
    var isFirst = true
    for line in lines {
      guard line.isContent else {
        if line.comment != nil || waiting.last?.comment != nil || (waiting.isEmpty && !isFirst) {
          waiting.append((line.comment, line.indentation))
        }
        continue
      }
      if isFirst, let blank = waiting.lastIndex(where: { $0.comment == nil }) {
        let rest = waiting[(blank + 1)...]
        waiting.removeSubrange(blank...)
        top = pieces(before: 0)
        waiting = Array(rest)
      }
      isFirst = false
      if !waiting.isEmpty { before[line.number] = pieces(before: line.indentation) }
      if let comment = line.comment { behind[line.number] = comment }
      waiting = []
    }
    if waiting.last?.comment == nil { _ = waiting.popLast() }
    end = pieces(before: 0)
  }

  /// Whether a comment belongs to a line, so that the line must stay a line.
  func hasComment(at line: Int?) -> Bool {
    guard let line else { return false }
    return behind[line] != nil || (before[line] ?? []).contains { $0 != .blank }
  }
}
