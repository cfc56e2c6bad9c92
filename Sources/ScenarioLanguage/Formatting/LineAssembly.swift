/// Puts canonical lines together with what the user wrote beside them.
struct LineAssembly {
  private let trivia: Trivia
  private var output: [String] = []

  /// Longer actions do not push the captions of shorter ones to the right.
  private static let alignedCells = 48

  private init(_ trivia: Trivia) {
    self.trivia = trivia
  }

  /// The text of canonical lines, with a line break at its end.
  static func text(of lines: [FormattedLine], _ trivia: Trivia) -> String {
    var assembly = LineAssembly(trivia)
    assembly.add(trivia.top, level: 0)
    if !trivia.top.isEmpty { assembly.addBlank() }
    let columns = assembly.captionColumns(lines)
    for (index, line) in lines.enumerated() {
      let last = index > 0 ? lines[index - 1] : nil
      assembly.addPieces(before: line, after: last)
      assembly.output.append(assembly.written(line, captionColumn: columns[index]))
    }
    assembly.add(trivia.end, level: 0)
    return assembly.output.map { $0 + "\n" }.joined()
  }

  private mutating func addPieces(before line: FormattedLine, after last: FormattedLine?) {
    var pieces = line.source.flatMap { trivia.before[$0] } ?? []
    // Above the first line there is nothing to be set off from, even if `tree` stood below something in the text.
    if line.beginsSection, last != nil, !pieces.contains(.blank) {
      // Comments that are indented more end what came before; the others are about this section.
      let own = pieces.firstIndex { if case .comment(_, let isDeeper) = $0 { !isDeeper } else { false } }
      pieces.insert(.blank, at: own ?? pieces.endIndex)
    }
    if last?.beginsSection == true, pieces.first == .blank { pieces.removeFirst() }
    add(pieces, level: line.level)
  }

  private mutating func add(_ pieces: [Trivia.Piece], level: Int) {
    for piece in pieces {
      switch piece {
      case .blank: addBlank()
      case .comment(let text, let isDeeper): output.append(Self.indented(text, level + (isDeeper ? 1 : 0)))
      }
    }
  }

  /// One empty line, but none at the top and never two.
  private mutating func addBlank() {
    if let last = output.last, !last.isEmpty { output.append("") }
  }

  // MARK: - Lines

  private func written(_ line: FormattedLine, captionColumn: Int) -> String {
    var text = Self.indented(line.text, line.level)
    if let caption = line.caption {
      text += String(repeating: " ", count: max(0, captionColumn - text.cells) + 2) + "-- " + caption
    }
    if let comment = line.source.flatMap({ trivia.behind[$0] }) { text += "  " + comment }
    return text
  }

  private static func indented(_ text: String, _ level: Int) -> String {
    String(repeating: "  ", count: level) + text
  }

  /// For each line the column that its caption keeps two blanks from: one for all captions up to the next empty line.
  private func captionColumns(_ lines: [FormattedLine]) -> [Int] {
    var columns: [Int] = []
    var start = 0
    func close(_ end: Int) {
      let widths = lines[start..<end].filter { $0.caption != nil }.map { Self.indented($0.text, $0.level).cells }
      let column = widths.filter { $0 <= Self.alignedCells }.max() ?? 0
      columns += Array(repeating: column, count: end - start)
      start = end
    }
    for (index, line) in lines.enumerated() {
      let isSetOff = line.source.flatMap { trivia.before[$0] }?.contains(.blank) ?? false
      if isSetOff || line.beginsSection { close(index) }
    }
    close(lines.count)
    return columns
  }
}
