import ScenarioLanguage
import Testing

/// A text in which the places of mistakes are marked: `tree\n  ⟦navigaton⟧ Root`.
struct MarkedSource {
  /// The text without marks.
  let text: String
  /// The marked places, in the order in which they begin.
  let ranges: [SourceRange]

  init(_ marked: String) {
    var text = ""
    var ranges: [SourceRange] = []
    var opened: (line: Int, column: Int)?
    var line = 1
    var column = 1
    for character in marked {
      switch character {
      case "⟦": opened = (line, column)
      case "⟧":
        if let start = opened {
          ranges.append(SourceRange(line: start.line, column: start.column, length: column - start.column))
        }
        opened = nil
      case "\n", "\r\n", "\r":
        text.append(character)
        line += 1
        column = 1
      default:
        text.append(character)
        column += 1
      }
    }
    self.text = text
    self.ranges = ranges
  }
}

extension MarkedSource {
  /// The text after an edit.
  func replacing(_ suggestion: Diagnostic.Suggestion) -> String {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(Array.init)
    let start = suggestion.range.column - 1
    lines[suggestion.range.line - 1].replaceSubrange(start..<start + suggestion.range.length, with: suggestion.replacement)
    return lines.map { String($0) }.joined(separator: "\n")
  }
}

/// A text with marked mistakes, and what is to be said of each.
struct MistakeCase: CustomTestStringConvertible, Sendable {
  let id: String
  let marked: String
  let messages: [String]

  static let all = words + layout + tree + attributes + actions + newcomers + misplaced

  init(_ id: String, _ marked: String, _ messages: String...) {
    self.id = id
    self.marked = marked
    self.messages = messages
  }

  /// A tree that is right, with these lines under `actions`.
  init(_ id: String, actions: String, _ messages: String...) {
    self.id = id
    marked = "tree\n  navigation Root: Home\nactions\n" + actions
    self.messages = messages
  }

  var testDescription: String { id }
}
