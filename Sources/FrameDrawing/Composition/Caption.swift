import NavigationModel

/// The words above the picture: step and action, outcome, path, the story's own words and UIKit's.
struct Caption {
  private let action: Paragraph
  /// It stands behind the action where there is room.
  private let outcome: Paragraph?
  private let paragraphs: [Paragraph]

  /// The caption of a step of a story with so many actions and this title.
  init(_ step: Step, of last: Int, title: String?) {
    action = Paragraph("step", "\(step.index)/\(last)\u{2002}\(step.actionText)", .captionAction, .ink, limit: 2)
    let ruling = step.ruling
    outcome =
      step.action == nil
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

  /// Its shapes from the canvas's margin down, and how far down they reach.
  func shapes(width: Double, ruler: TextRuler, theme: Theme, names: PartNames) -> (shapes: [Shape], bottom: Double) {
    var shapes: [Shape] = []
    var y = Measures.margin - 4
    func add(_ paragraph: Paragraph, lines: [String], x: Double) -> Shape {
      let style = paragraph.text.style
      let height = (Double(lines.count) * style.lineHeight).roundedUp
      let widest = lines.map { ruler.width(of: $0, style) }.max() ?? 0
      return Shape(
        id: names.part(paragraph.name, of: "caption"), classes: ["caption", paragraph.name],
        rect: Rect(x: x, y: y, width: widest.roundedUp, height: height), outline: .none,
        text: Label(lines, style, paragraph.ink.color(in: theme), isLeading: true))
    }
    let lines = ruler.lines(action.text.text, action.text.style, width: width, limit: action.limit)
    let first = add(action, lines: lines, x: Measures.margin)
    shapes.append(first)
    y = first.rect.maxY
    if let outcome {
      let end = Measures.margin + ruler.width(of: lines.last ?? "", action.text.style)
      let own = ruler.width(of: outcome.text.text, outcome.text.style)
      let fits = end + 12 + own <= Measures.margin + width
      var shape = add(outcome, lines: [outcome.text.text], x: fits ? (end + 12).roundedUp : Measures.margin)
      // On one line the baselines agree: the smaller type stands lower in its box.
      if fits { shape.rect.origin.y = first.rect.maxY - shape.rect.size.height - 1 } else { y = shape.rect.maxY }
      shapes.append(shape)
    }
    y += 3
    for paragraph in paragraphs where !paragraph.text.text.isEmpty {
      let lines = ruler.lines(paragraph.text.text, paragraph.text.style, width: width, limit: paragraph.limit)
      let shape = add(paragraph, lines: lines, x: Measures.margin)
      shapes.append(shape)
      y = shape.rect.maxY + 1
    }
    return (shapes, y)
  }
}
