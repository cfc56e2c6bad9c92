internal import NavigationModel
internal import ScenarioLanguage
internal import SequenceExport

/// The story behind a block or a file, replayed and without mistakes.
struct BlockStory {
  let scenario: Scenario
  let steps: [Step]
  /// All that stood in the file, or in the block.
  let source: String
  /// What its images may be called after where the block does not say it, the best first.
  let names: [String]
}

extension MarkdownFence {
  /// The scenario in the block.
  var story: Story { Story(InputText(body.map { $0.text + "\n" }.joined(), foundIn: "")) }

  /// Whether there is none.
  var isEmpty: Bool { body.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }

  /// The place of the fence itself, from its signs to its last word.
  var range: SourceRange {
    let info = opening.info.trimmingBlanks
    return SourceRange(
      line: firstLine + 1, column: opening.infoOffset - opening.count + 1, length: opening.count + info.count)
  }

  /// Moves what is said of the scenario to its place in the document.
  func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    func placed(_ range: SourceRange) -> SourceRange {
      guard body.indices.contains(range.line - 1) else {
        return SourceRange(line: firstLine + 1 + range.line, column: range.column, length: range.length)
      }
      return SourceRange(
        line: firstLine + 1 + range.line, column: range.column + body[range.line - 1].taken, length: range.length)
    }
    return Diagnostic(
      diagnostic.severity, diagnostic.id, diagnostic.message, rule: diagnostic.rule,
      range: diagnostic.range.map(placed) ?? range,
      notes: diagnostic.notes.map { Diagnostic.Note($0.message, range: $0.range.map(placed)) },
      suggestions: diagnostic.suggestions.map {
        Diagnostic.Suggestion(range: placed($0.range), replacement: $0.replacement)
      })
  }
}
