/// Finds fenced blocks in Markdown, and lines that are marks, by CommonMark's rules for blocks.
///
/// Only what decides on them is read: quotes, lists, HTML, and whether a line goes on with a paragraph. A fence inside of HTML, or one that
/// is indented like code, is none.
package struct MarkdownScanner {
  /// The fenced blocks and marks, in order.
  package private(set) var findings: [Finding] = []

  private let text: MarkdownText
  private let marks: Set<String>
  private var containers: [MarkdownContainer] = []
  private var leaf = MarkdownLeaf.none
  private var fence: MarkdownFence?

  /// Quotes and lists nest no deeper; what is in deeper ones is text. Otherwise a line of a million signs would take a million looks at it.
  private static let deepest = 100

  /// What was found.
  package enum Finding {
    case fence(MarkdownFence)
    /// A line that is a mark, from 0.
    case mark(String, line: Int, MarkdownEdge)
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - marks: Whole lines to look for where a block can begin, without indentation and blanks behind.
  package init(_ text: MarkdownText, marks: Set<String>) {
    self.text = text
    self.marks = marks
    for number in text.lines.indices { read(number) }
    closeFence()
  }

  private mutating func read(_ number: Int) {
    var cursor = MarkdownCursor(text.line(number))
    let open = containers.prefix { $0.goesOn(at: &cursor) }.count
    if let fence {
      guard open == containers.count else {
        closeFence()
        return read(number)
      }
      self.fence?.lastLine = number
      if fence.opening.isClosed(by: cursor) {
        self.fence?.isClosed = true
        closeFence()
      } else {
        self.fence?.add(cursor)
      }
      return
    }
    noteFollower(of: number, at: cursor)
    if case .html(let html) = leaf, open == containers.count {
      if html.ends(with: cursor.rest) { leaf = .none }
      return
    }
    readBlock(number, cursor, open)
  }

  /// Reads a line on which blocks can begin.
  private mutating func readBlock(_ number: Int, _ start: MarkdownCursor, _ open: Int) {
    var cursor = start
    let wasParagraph = leaf == .paragraph
    var inParagraph = wasParagraph && open == containers.count
    var opened: [MarkdownContainer] = []
    while open + opened.count < Self.deepest, !Self.isBreakOrUnderline(cursor, inParagraph: inParagraph),
      let container = MarkdownContainer.opening(at: &cursor, interrupting: inParagraph)
    {
      opened.append(container)
      inParagraph = false
    }
    let edge = MarkdownEdge(at: cursor, followsText: inParagraph)
    let opening = MarkdownFence.Opening(at: cursor)
    // Text goes on with a paragraph even where a quote's sign or an item's indentation is missing.
    if wasParagraph, opened.isEmpty, open < containers.count, opening == nil, MarkdownLeaf.isText(cursor) { return }
    containers = containers.prefix(open) + opened
    if let opening {
      leaf = .none
      fence = MarkdownFence(opening: opening, edge: edge, firstLine: number, lastLine: number)
    } else if let mark = mark(at: cursor) {
      leaf = .none
      findings.append(.mark(mark, line: number, edge))
    } else {
      leaf = MarkdownLeaf(at: cursor, inParagraph: inParagraph)
    }
  }

  private func mark(at cursor: MarkdownCursor) -> String? {
    guard cursor.indentation < 4 else { return nil }
    let line = String(decoding: cursor.rest, as: UTF8.self).trimmingBlanks
    return marks.contains(line) ? line : nil
  }

  private static func isBreakOrUnderline(_ cursor: MarkdownCursor, inParagraph: Bool) -> Bool {
    var inside = cursor
    guard inside.skipBlanks(upTo: .max) < 4 else { return false }
    return MarkdownLeaf.isBreak(inside.rest) || (inParagraph && MarkdownLeaf.isUnderline(inside.rest))
  }

  private mutating func closeFence() {
    guard let fence else { return }
    findings.append(.fence(fence))
    self.fence = nil
  }

  /// Notes of what ended on the line before whether this line would go on with a paragraph in its place.
  private mutating func noteFollower(of number: Int, at cursor: MarkdownCursor) {
    guard let last = findings.last, last.lines.upperBound == number - 1, !MarkdownLeaf.interruptsParagraph(cursor) else { return }
    switch last {
    case .fence(var fence):
      fence.edge.isFollowedByText = true
      findings[findings.count - 1] = .fence(fence)
    case .mark(let mark, let line, var edge):
      edge.isFollowedByText = true
      findings[findings.count - 1] = .mark(mark, line: line, edge)
    }
  }
}

extension MarkdownScanner.Finding {
  /// Its lines, from 0.
  var lines: ClosedRange<Int> {
    switch self {
    case .fence(let fence): fence.firstLine...fence.lastLine
    case .mark(_, let line, _): line...line
    }
  }
}

extension String {
  /// Without blanks and tabs at both ends.
  var trimmingBlanks: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
