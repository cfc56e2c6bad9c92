import NavigationModel

/// The words above the picture: step and action, outcome, path, the story's own words and UIKit's.
struct Caption {
  private let step: Step
  private let last: Int
  private let title: String?

  /// The caption of a step of a story with so many actions and this title.
  init(_ step: Step, of last: Int, title: String?) {
    self.step = step
    self.last = last
    self.title = title
  }

  /// Its paragraphs in order; the outcome stands behind the first where there is room.
  private var paragraphs: [Paragraph] {
    var paragraphs = [
      Paragraph("path", step.after.visiblePath.joined(separator: " › "), .captionPath, limit: 2) { $0.mutedInk }
    ]
    if let words = step.action == nil ? title : step.caption {
      paragraphs.append(Paragraph("words", words, .captionWords, limit: 4) { $0.ink })
    }
    if let message = step.ruling.message {
      paragraphs.append(Paragraph("message", message, .captionMessage, limit: 5) { $0.ink })
    } else if let reason = step.explanation {
      paragraphs.append(Paragraph("reason", reason, .captionMessage, limit: 4) { $0.mutedInk })
    }
    return paragraphs
  }

  private var action: Paragraph {
    Paragraph("step", "\(step.index)/\(last)\u{2002}\(step.actionText)", .captionAction, limit: 2) { $0.ink }
  }

  private var outcome: Paragraph? {
    guard step.action != nil else { return nil }
    let outcome = step.ruling.outcome
    return Paragraph("outcome", outcome.rawValue, .captionOutcome, limit: 1) { $0.outcomes[outcome] ?? $0.ink }
  }

  private struct Paragraph {
    let name: String
    let text: StyledText
    let limit: Int
    let color: (Theme) -> HexColor

    init(_ name: String, _ text: String, _ style: TextStyle, limit: Int, color: @escaping (Theme) -> HexColor) {
      self.name = name
      self.text = StyledText(VisibleText.of(text), style)
      self.limit = limit
      self.color = color
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
      let height = (Double(lines.count) * style.lineHeight).rounded(.up)
      let widest = lines.map { ruler.width(of: $0, style) }.max() ?? 0
      return Shape(
        id: names.part(paragraph.name, of: "caption"), classes: ["caption", paragraph.name],
        rect: Rect(x: x, y: y, width: widest.rounded(.up), height: height), outline: .none,
        text: Label(lines, style, paragraph.color(theme), isLeading: true))
    }
    let lines = ruler.lines(action.text.text, action.text.style, width: width, limit: action.limit)
    let first = add(action, lines: lines, x: Measures.margin)
    shapes.append(first)
    y = first.rect.maxY
    if let outcome {
      let end = Measures.margin + ruler.width(of: lines.last ?? "", action.text.style)
      let own = ruler.width(of: outcome.text.text, outcome.text.style)
      let fits = end + 12 + own <= Measures.margin + width
      var shape = add(outcome, lines: [outcome.text.text], x: fits ? (end + 12).rounded(.up) : Measures.margin)
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
