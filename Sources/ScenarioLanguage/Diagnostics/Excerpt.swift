/// A line of the source as it is shown under a message, with the place in it underlined.
struct Excerpt {
  /// The part of the line that is shown.
  let text: String
  /// Blanks, then `^~~~` under the place.
  let marker: String

  /// Cuts a window of at most `width` cells out of a line, so that the place can be seen.
  ///
  /// - Complexity: O(n) in the length of the line.
  init(of line: String, marking range: SourceRange, width: Int) {
    let characters = Array(line)
    let place = min(max(range.column - 1, 0), characters.count)
    // No more is looked at than could be shown; a character may take no cell at all, so there is some to spare.
    let from = place <= 2 * width ? 0 : place - 2 * width
    let to = min(characters.count, place + 2 * width)
    let cells = Self.cells(of: characters[from..<to])
    let first = place - from
    let last = min(first + max(range.length, 1), cells.count)
    var start = 0
    var used = cells[..<last].reduce(0) { $0 + $1.width }
    if used > width {
      // Some of what stands before stays in view, and a long place shows its beginning rather than its end.
      let lead = width / 3
      start = first
      used = 0
      while start > 0, used + cells[start - 1].width <= lead {
        start -= 1
        used += cells[start].width
      }
    }
    var end = start
    var room = width
    while end < cells.count, cells[end].width <= room {
      room -= cells[end].width
      end += 1
    }
    let before = start + from > 0 ? "…" : ""
    text = before + cells[start..<end].map(\.text).joined() + (from + end < characters.count ? "…" : "")
    let blanks = before.cells + cells[start..<first].reduce(0) { $0 + $1.width }
    let marked = first < min(last, end) ? cells[first..<min(last, end)].reduce(0) { $0 + $1.width } : 1
    marker = String(repeating: " ", count: blanks) + "^" + String(repeating: "~", count: max(0, marked - 1))
  }

  /// What each character becomes, and how wide that is; a tab becomes an arrow that reaches to the next multiple of four.
  private static func cells(of line: ArraySlice<Character>) -> [(text: String, width: Int)] {
    var column = 0
    return line.map { character in
      let text =
        character == "\t"
        ? "→" + String(repeating: " ", count: 3 - column % 4) : character.visible
      let width = text.cells
      column += width
      return (text, width)
    }
  }
}
