/// Puts rows together that somebody, or a terminal, wrapped over several lines.
struct RowJoiner {
  /// What is wrapped over more lines, or grows longer, is not read.
  private static let mostLines = 8
  private static let longest = 4096
  /// How many rows that stay incomplete whatever follows are tried, so that a text full of them costs no more than others.
  private var tries = 100

  /// A row, and how many lines it goes over.
  struct Joined {
    let line: SourceLine
    let attempt: RowReader.Attempt
    let lines: Int
  }

  /// The row that begins on a line: a whole one, or else one that only what follows brings to its state; nil where neither begins there.
  ///
  /// - Parameter first: What can be read of the first line alone.
  mutating func row(at index: Int, in lines: [SourceLine], _ first: RowReader.Attempt) -> Joined? {
    var joined = Joined(line: lines[index], attempt: first, lines: 1)
    var whole = first.problem == nil ? joined : nil
    var broken: Joined?
    guard whole != nil || (tries > 0 && (first.row != nil || first.problem?.isOpen == true || joined.line.isMarksOnly)) else {
      return nil
    }
    while joined.lines < Self.mostLines, index + joined.lines < lines.count {
      let next = lines[index + joined.lines]
      guard next.continues(joined.attempt, of: joined.line), joined.line.bytes.count + next.bytes.count <= Self.longest else {
        break
      }
      joined = self.joined(joined, to: next)
      if joined.attempt.problem == nil {
        whole = joined
      } else if first.row?.state == nil, joined.attempt.row?.state != nil, joined.attempt.progress > broken?.attempt.progress ?? 0
      {
        broken = joined
      }
    }
    if whole == nil, joined.lines > 1 { tries -= 1 }
    return whole ?? broken
  }

  /// The row with the next line behind it, with a blank between them or without: whichever reads further.
  private func joined(_ row: Joined, to next: SourceLine) -> Joined {
    let ways: [Bool]
    if row.attempt.problem?.isOpen == true {
      // Inside of brackets nothing tells but the address, and what a generic class lists.
      let last = row.line.bytes.last
      ways = [next.bytes.starts(with: "0x".utf8) || last == UInt8(ascii: ",") || last == UInt8(ascii: ":")]
    } else {
      ways = [true, false]
    }
    let all = ways.map { way in
      let line = row.line.joined(by: way, to: next)
      return Joined(line: line, attempt: RowReader.attempt(line), lines: row.lines + 1)
    }
    return all.dropFirst().reduce(all[0]) { $1.attempt.progress > $0.attempt.progress ? $1 : $0 }
  }
}

extension RowReader.Attempt {
  /// How far reading came; the end of the line is the farthest.
  fileprivate var progress: Int { problem?.index ?? .max }
}

extension SourceLine {
  /// Whether this line may go on with a row: it begins no row itself, and says what a row can say next.
  fileprivate func continues(_ attempt: RowReader.Attempt, of line: SourceLine) -> Bool {
    guard !bytes.isEmpty, !beginsWithMark, !isSurelyNoRow else { return false }
    if line.isMarksOnly { return bytes.first == UInt8(ascii: "<") }
    if attempt.problem == nil { return bytes.first == UInt8(ascii: ",") || bytes.starts(with: "not in the".utf8) }
    return RowReader.attempt(self).row?.state == nil
  }
}
