/// Text set into lines of at most so many characters.
///
/// - Parameters:
///   - text: words with blanks between them; a word that is too long for a line stands alone on one.
///   - width: the characters that a line has room for.
/// - Returns: the lines, without blanks at their ends; one empty line for a text without words.
func wrapped(_ text: String, to width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? String(word) : " \(word)"
  }
  return lines + [line]
}

/// The two columns of help: names to the left, sentences to the right, lines no longer than the width.
struct TextColumns {
  private static let indent = 2
  private static let gap = 2
  private static let widestLeft = 22

  let width: Int

  /// One row; what is too wide for the left column has a line of its own above the sentence.
  func row(_ left: String, _ right: String) -> [String] {
    let margin = Self.indent + Self.widestLeft + Self.gap
    let start = String(repeating: " ", count: Self.indent) + left
    let blank = String(repeating: " ", count: margin)
    guard !right.isEmpty else { return [start] }
    let lines = wrapped(right, to: max(width - margin, 14)).map { blank + $0 }
    guard left.count <= Self.widestLeft, let first = lines.first else { return [start] + lines }
    return [start + first.dropFirst(start.count)] + lines.dropFirst()
  }
  /// A call, which is never wrapped so that it can be copied, and below it what it does.
  func example(_ example: Command.Example) -> [String] {
    let margin = Self.indent * 3
    let lines = wrapped(example.does, to: width - margin).map { String(repeating: " ", count: margin) + $0 }
    return [String(repeating: " ", count: Self.indent) + example.call] + lines
  }
}
