internal import NavigationModel

/// The lines of a text by what stands under what; items are counted from 0, comments and empty lines left out.
struct Outline: Sendable {
  private(set) var lines: [LexedLine] = []
  private(set) var children: [[Int]] = []
  private(set) var roots: [Int] = []
  private(set) var mistakes: [Mistake] = []

  /// Sorts lines by their indentation.
  init(_ all: [LexedLine]) {
    var open: [(item: Int, indentation: Int)] = []
    var tooDeep: Int?
    for line in all where line.isContent {
      if let limit = tooDeep {
        guard line.indentation < limit else { continue }
        tooDeep = nil
      }
      let levels = open.map(\.indentation)
      var left: Int?
      while let last = open.last, last.indentation >= line.indentation {
        left = last.indentation
        open.removeLast()
      }
      if let left, left != line.indentation { reportIndentation(of: line, levels) }
      if open.isEmpty, line.indentation > 0, left == nil {
        mistakes.append(
          Mistake("indentation", line.start, "this line stands under nothing; the first line begins at the left edge"))
      }
      guard open.count <= Limits.depth else {
        tooDeep = line.indentation
        mistakes.append(Mistake(.depth, line.start))
        continue
      }
      let item = lines.count
      lines.append(line)
      children.append([])
      if let parent = open.last { children[parent.item].append(item) } else { roots.append(item) }
      open.append((item, line.indentation))
    }
  }

  private mutating func reportIndentation(of line: LexedLine, _ levels: [Int]) {
    let known = levels.suffix(6).map(String.init).joined(separator: ", ")
    mistakes.append(
      Mistake(
        "indentation", line.start,
        "an indentation of \(line.indentation) fits no line above; the open levels are \(known)"))
  }
}
