internal import NavigationModel

/// Reads single rows: the part of the grammar that needs no other row (DUMP).
///
/// Depth is counted in marks and not in blanks, so a block that was indented as a whole, or lost its first blanks, reads the same.
struct RowReader {
  /// Why a row cannot be read, and from which byte on.
  struct Problem: Error {
    let index: Int
    let text: String
    /// Whether a bracket is open at the end, so that the next line may close it.
    var isOpen = false
  }

  /// A row as far as it can be read: one that breaks off keeps its place in the tree, so that one mistake is reported once.
  struct Attempt {
    /// Nil where not even a controller could be read.
    var row: ParsedRow?
    /// Nil where all of the line was read.
    var problem: Problem?
  }

  private let source: SourceLine
  private var cursor: RowCursor

  /// Reads a line that has nothing wrapped around it any more.
  static func attempt(_ line: SourceLine) -> Attempt {
    var reader = RowReader(source: line, cursor: RowCursor(line.bytes))
    do throws(Problem) {
      var row = try reader.head()
      do throws(Problem) {
        try reader.readTail(of: &row)
        return Attempt(row: row)
      } catch {
        return Attempt(row: row, problem: error)
      }
    } catch {
      return Attempt(problem: error)
    }
  }
}

// MARK: - The parts of a row

extension RowReader {
  /// Marks and controller: what a row needs to have a place in the tree.
  private mutating func head() throws(Problem) -> ParsedRow {
    var marks = 0
    var isPresented = false
    cursor.skipBlanks()
    while let mark = cursor.next, mark == UInt8(ascii: "|") || mark == UInt8(ascii: "+") {
      if isPresented { throw expected("'<' and a class after '+'") }
      isPresented = mark == UInt8(ascii: "+")
      marks += 1
      cursor.advance()
      cursor.skipBlanks()
    }
    let start = cursor.index
    let controller = try object("a controller, '<Class 0x…>'")
    return ParsedRow(source: source, start: start, marks: marks, isPresented: isPresented, controller: controller)
  }

  /// State, view and presentation; a row that was cut down to its controller has none of them.
  private mutating func readTail(of row: inout ParsedRow) throws(Problem) {
    if try isAtEnd() { return }
    guard cursor.take(", state: ") else { throw expected("', state: ' or the end of the row") }
    row.state = try state()
    guard cursor.take(", view:") else { throw expected("', view: '") }
    row.view = try view()
    if try isAtEnd() { return }
    guard cursor.take(", presented with: ") else {
      throw expected("' not in the window', ', presented with: ' or the end of the row")
    }
    row.presentation = try object("a presentation controller, '<Class 0x…>'")
    if try !isAtEnd() { throw expected("the end of the row") }
  }

  private mutating func state() throws(Problem) -> AppearanceState {
    let start = cursor.index
    let word = String(decoding: cursor.takeWord(), as: UTF8.self)
    if let state = AppearanceState(rawValue: word) { return state }
    let states = AppearanceState.allCases.map(\.rawValue)
    let wanted = "expected a state (\(states.joined(separator: ", ")))"
    guard !word.isEmpty else { throw Problem(index: start, text: "\(wanted), found \(found)") }
    let nearest = nearestWord(to: word, among: states).map { "; did you mean '\($0)'?" } ?? ""
    throw Problem(index: start, text: "\(wanted), found \(quoted(word))\(nearest)")
  }

  private mutating func view() throws(Problem) -> PrintedView {
    // Older systems print two blanks before what they put in brackets.
    cursor.skipBlanks()
    if cursor.take("(view not loaded)") { return .notLoaded }
    let view = try object("'(view not loaded)' or a view, '<Class 0x…>'")
    return .loaded(view, isInWindow: !cursor.take(" not in the window"))
  }

  private mutating func object(_ wanted: String) throws(Problem) -> PrintedObject {
    let start = cursor.index
    guard cursor.next == UInt8(ascii: "<") else { throw expected(wanted) }
    guard let inside = cursor.takeAngled() else {
      throw Problem(index: start, text: "expected '>' after \(quoted(cursor.rest)), but the row ends", isOpen: true)
    }
    let object = PrintedObject(inside: inside)
    guard !object.className.isEmpty else {
      throw Problem(index: start + 1, text: "expected a class between '<' and '>'")
    }
    return object
  }
}

// MARK: - Saying what was expected

extension RowReader {
  private mutating func isAtEnd() throws(Problem) -> Bool {
    let before = cursor
    cursor.skipBlanks()
    if cursor.next == nil { return true }
    cursor = before
    return false
  }

  private var found: String {
    cursor.next == nil ? "the end of the row" : quoted(cursor.rest)
  }

  private func expected(_ wanted: String) -> Problem {
    Problem(index: cursor.index, text: "expected \(wanted), found \(found)")
  }
}
