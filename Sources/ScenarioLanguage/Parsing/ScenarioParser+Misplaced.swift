internal import NavigationModel

// Lines that say something right at the wrong indentation. They are read as what they were meant to be, so that one slip is one mistake.

extension ScenarioParser {
  /// Reads `actions` inside the tree; false where a line is something else.
  mutating func misplacedSection(_ item: Int) -> Bool {
    let line = outline.lines[item]
    guard let token = line.tokens.first, token.bareWord == SectionWord.actions.rawValue, line.tokens.count == 1
    else { return false }
    mistakes.append(Mistake("misplaced-section", token.span, "'actions' stands at the left edge, like 'tree'"))
    if sections[.actions] == nil { section(.actions, item, token.span) }
    return true
  }

  /// Reads `presents` beside the root instead of under it; false where a line is something else.
  mutating func misplacedModal(_ item: Int, of root: inout NodeSyntax?) -> Bool {
    let line = outline.lines[item]
    guard line.firstWord == "presents", var presenter = root else { return false }
    let name = presenter.name ?? presenter.kind.rawValue
    mistakes.append(
      Mistake(
        "misplaced-modal", line.start, "what the root presents stands under it; indent it under \(name.inMessage)"))
    modal(item, of: &presenter, depth: 2)
    root = presenter
    return true
  }

  /// Whether a line under an action begins with a word that was meant as `expect`, which is then a mistake.
  mutating func isMistypedExpect(_ item: Int) -> Bool {
    let line = outline.lines[item]
    guard let token = line.tokens.first, let word = token.bareWord, ControllerKind(rawValue: word) == nil,
      nearestWord(to: word, among: ["expect"]) != nil
    else { return false }
    mistakes.append(Mistake(unknown: "word", word, token.span, among: ["expect"]))
    return true
  }
}
