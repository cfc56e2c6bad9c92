import NavigationModel

/// What controllers look like whatever slot they are in: names broken into lines, titles cut to length, with their sizes.
struct Occupants {
  private let ruler: TextRuler

  init(ruler: TextRuler) {
    self.ruler = ruler
  }

  /// All texts of a controller, for measuring.
  static func texts(of controller: Controller) -> [StyledText] {
    [
      StyledText(VisibleText.of(controller.name), .visibleCardName), StyledText(VisibleText.of(controller.name), .containerName),
      StyledText(VisibleText.of(controller.className), .className), StyledText(stuckMark, .className),
    ]
  }

  /// What the corner of a stuck controller says (SWIPE-3).
  static let stuckMark = "· stuck"

  /// The lines of a screen's name; they are the same whether it is bold or not, since the bold ones decide.
  func cardLines(_ controller: Controller) -> [String] {
    let name = VisibleText.of(controller.name.isEmpty ? controller.className : controller.name)
    return ruler.lines(name, .visibleCardName, width: Measures.cardNameWidth, limit: Measures.cardNameLines)
  }

  /// The card that a screen needs.
  func card(_ controller: Controller) -> Size {
    let lines = cardLines(controller)
    let widest = lines.map { ruler.width(of: $0, .visibleCardName) }.max() ?? 0
    let width = max(Measures.card.width, (widest + 2 * Measures.cardPadding).rounded(.up))
    return Size(width: width, height: Measures.card.height)
  }

  /// The node that stands for a controller where nodes and links are drawn: a name, and for a container its class below.
  func node(_ controller: Controller, isStuck: Bool) -> Size {
    guard controller.kind != .screen else {
      let lines = Double(cardLines(controller).count)
      return Size(
        width: card(controller).width,
        height: max(Measures.linkNodeHeight, (lines * TextStyle.cardName.lineHeight).rounded(.up) + 2 * Measures.linkNodePadding))
    }
    let title = title(controller, isStuck: isStuck)
    return Size(
      width: max(Measures.card.width, max(title.nameWidth, title.classWidth) + 2 * Measures.linkNodePadding),
      height: Measures.linkNodeHeight + (title.name.isEmpty ? 0 : 8))
  }

  /// A container's title: its name, and its class or where it has no name the class alone.
  func title(_ controller: Controller, isStuck: Bool) -> Title {
    let name = ruler.shortened(VisibleText.of(controller.name), .containerName, width: Measures.titleNameWidth)
    let className = ruler.shortened(VisibleText.of(controller.className), .className, width: Measures.titleClassWidth)
    let classText = isStuck ? "\(className) \(Self.stuckMark)" : className
    let nameWidth = name.isEmpty ? 0 : ruler.width(of: name, .containerName).rounded(.up)
    return Title(
      name: name, nameWidth: nameWidth, className: classText, classWidth: ruler.width(of: classText, .className).rounded(.up))
  }

  /// The words in a container's corner and how wide they are, in points.
  struct Title {
    let name: String
    let nameWidth: Double
    let className: String
    let classWidth: Double

    var width: Double { nameWidth + (name.isEmpty ? 0 : Measures.titleGap) + classWidth }
  }
}
