import NavigationModel

/// The words above the picture: step and action, outcome, path, the story's own words and UIKit's.
struct Caption {
  private let action: Paragraph
  /// It stands behind the action where there is room.
  private let outcome: Paragraph?
  private let paragraphs: [Paragraph]

  /// The caption of a step of a story with so many actions and this title.
  init(_ step: Step, of last: Int, title: String?) {
    // A dump is one frame of a story without steps, and needs no counting.
    let count = last == 0 ? "" : "\(step.index)/\(last)\(StepCount.gap)"
    action = Paragraph("step", count + step.actionText, .captionAction, .ink, limit: 2)
    let ruling = step.ruling
    outcome  // What no rule decides has no outcome to speak of: the start, and a note.
    =
      ruling.outcome == .done && ruling.rule == nil
      ? nil : Paragraph("outcome", ruling.outcome.rawValue, .captionOutcome, .outcome(ruling.outcome), limit: 1)
    var paragraphs = [Paragraph("path", step.after.visiblePath.joined(separator: " › "), .captionPath, .muted, limit: 2)]
    if let words = step.action == nil ? title : step.caption {
      paragraphs.append(Paragraph("words", words, .captionWords, .ink, limit: 4))
    }
    if let message = ruling.message {
      paragraphs.append(Paragraph("message", message, .captionMessage, .ink, limit: 5))
    } else if let reason = step.explanation {
      paragraphs.append(Paragraph("reason", reason, .captionMessage, .muted, limit: 4))
    }
    self.paragraphs = paragraphs
  }

  private struct Paragraph {
    let name: String
    let text: StyledText
    let ink: Ink
    let limit: Int

    init(_ name: String, _ text: String, _ style: TextStyle, _ ink: Ink, limit: Int) {
      self.name = name
      self.text = StyledText(VisibleText.of(text), style)
      self.ink = ink
      self.limit = limit
    }
  }

  private enum Ink {
    case ink
    case muted
    case outcome(Outcome)

    func color(in theme: Theme) -> HexColor {
      switch self {
      case .ink: theme.ink
      case .muted: theme.mutedInk
      case .outcome(let outcome): theme.outcomes[outcome] ?? theme.ink
      }
    }
  }

  /// All its texts, for measuring.
  var texts: [StyledText] { ([action] + paragraphs + (outcome.map { [$0] } ?? [])).map(\.text) }

  /// Its shapes, from the canvas's margin down.
  func shapes(width: Double, ruler: TextRuler, theme: Theme, names: PartNames) -> [Shape] {
    rows(width: width, ruler: ruler).rows.map { row in
      let style = row.paragraph.text.style
      let widest = row.lines.map { ruler.width(of: $0, style) }.max() ?? 0
      return Shape(
        id: names.part(row.paragraph.name, of: "caption"), classes: ClassWords("caption", part: row.paragraph.name),
        rect: Rect(x: row.x, y: row.y, width: widest.roundedUp, height: row.height), outline: .none,
        text: Label(row.lines.map { ExactText($0) }, style, row.paragraph.ink.color(in: theme), isLeading: true))
    }
  }

  /// How far down they reach.
  func bottom(width: Double, ruler: TextRuler) -> Double {
    rows(width: width, ruler: ruler).bottom
  }

  /// Between two paragraphs, in points.
  private static let gap = 1.0
  /// Between the action and the outcome on the same line.
  private static let outcomeGap = 12.0

  /// A paragraph in its place.
  private struct Row {
    let paragraph: Paragraph
    let lines: [String]
    let x: Double
    var y: Double

    var height: Double { (Double(lines.count) * paragraph.text.style.lineHeight).roundedUp }
    var bottom: Double { y + height }
  }

  private func rows(width: Double, ruler: TextRuler) -> (rows: [Row], bottom: Double) {
    func lines(_ paragraph: Paragraph) -> [String] {
      ruler.lines(paragraph.text.text, paragraph.text.style, width: width, limit: paragraph.limit)
    }
    let first = Row(paragraph: action, lines: lines(action), x: Measures.margin, y: Measures.margin - 4)
    var rows = [first]
    var y = first.bottom
    if let outcome {
      let end = Measures.margin + ruler.width(of: first.lines.last ?? "", action.text.style) + Self.outcomeGap
      let fits = end + ruler.width(of: outcome.text.text, outcome.text.style) <= Measures.margin + width
      var row = Row(paragraph: outcome, lines: [outcome.text.text], x: fits ? end.roundedUp : Measures.margin, y: y)
      // On one line the baselines agree: the smaller type stands lower in its box.
      if fits { row.y = y - row.height - 1 } else { y = row.bottom }
      rows.append(row)
    }
    y += 3
    for paragraph in paragraphs where !paragraph.text.text.isEmpty {
      let row = Row(paragraph: paragraph, lines: lines(paragraph), x: Measures.margin, y: y)
      rows.append(row)
      y = row.bottom + Self.gap
    }
    return (rows, y)
  }
}
