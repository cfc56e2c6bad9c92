import NavigationModel

/// What controllers look like whatever slot they are in: names broken into lines, titles cut to length, with their sizes.
struct Occupants {
  private let ruler: TextRuler
  /// Every frame asks again, so each controller is looked at once.
  private let looks: [ControllerID: Look]

  private struct Look {
    let cardLines: [ExactText]
    let card: Size
    let title: Title
  }

  /// Looks at controllers, each of them once.
  init(_ controllers: [Controller], ruler: TextRuler) {
    self.ruler = ruler
    looks = Dictionary(controllers.map { ($0.id, Self.look(of: $0, ruler)) }) { first, _ in first }
  }

  private func look(of controller: Controller) -> Look {
    looks[controller.id] ?? Self.look(of: controller, ruler)
  }

  /// The lines of a screen's name; they are the same whether it is bold or not, since the bold ones decide.
  func cardLines(_ controller: Controller) -> [ExactText] { look(of: controller).cardLines }

  /// The card that a screen needs.
  func card(_ controller: Controller) -> Size { look(of: controller).card }

  /// A container's title: its name, and its class or where it has no name the class alone.
  ///
  /// - Parameter mark: A word that stands behind the class, where anything is out of the ordinary.
  func title(_ controller: Controller, mark: String?) -> Title {
    let plain = look(of: controller).title
    guard let mark else { return plain }
    let words = "· \(mark)"
    return Title(
      name: plain.name, nameWidth: plain.nameWidth, className: "\(plain.className) \(words)",
      classWidth: (plain.classWidth + ruler.blank(.className) + ruler.width(of: words, .className)).roundedUp)
  }

  /// The node that stands for a controller where nodes and links are drawn: a name, and for a container its class below.
  func node(_ controller: Controller, mark: String?) -> Size {
    guard controller.kind != .screen else {
      let lines = Double(cardLines(controller).count)
      return Size(
        width: card(controller).width,
        height: max(Measures.linkNodeHeight, (lines * TextStyle.cardName.lineHeight).roundedUp + 2 * Measures.linkNodePadding))
    }
    let title = title(controller, mark: mark)
    return Size(
      width: max(Measures.card.width, max(title.nameWidth, title.classWidth) + 2 * Measures.linkNodePadding),
      height: Measures.linkNodeHeight + (title.name.isEmpty ? 0 : 8))
  }

  /// The extent of the words on an arrow to a modal.
  func presentsWords(_ style: PresentationStyle) -> Size {
    let lines = Self.presentsLines(style)
    let widest = lines.map { ruler.width(of: $0, .arrowLabel) }.max() ?? 0
    return Size(width: widest.roundedUp, height: (Double(lines.count) * TextStyle.arrowLabel.lineHeight).roundedUp)
  }

  /// The extent of the words on an arrow to a modal where they stand on one line.
  func presentsOneLine(_ style: PresentationStyle) -> Size {
    Size(
      width: ruler.width(of: Self.presentsLine(style), .arrowLabel).roundedUp,
      height: TextStyle.arrowLabel.lineHeight.roundedUp)
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

// MARK: - Looking

extension Occupants {
  /// What can be out of the ordinary about a controller (SWIPE-3, SWIPE-7).
  private static let marks = "· stuck appearing disappearing"

  /// The words on an arrow to a modal.
  static func presentsLines(_ style: PresentationStyle) -> [String] { ["presents", style.rawValue] }

  /// The same on one line.
  static func presentsLine(_ style: PresentationStyle) -> String { presentsLines(style).joined(separator: " ") }

  /// A name as it is shown; one of nothing but blanks counts as none.
  private static func shown(_ name: String) -> String {
    let name = VisibleText.of(name)
    return name == " " ? "" : name
  }

  /// All texts of a controller, for measuring.
  static func texts(of controller: Controller) -> [StyledText] {
    let className = VisibleText.of(controller.className)
    let name = shown(controller.name)
    guard controller.kind != .screen else { return [StyledText(name.isEmpty ? className : name, .visibleCardName)] }
    return [StyledText(name, .containerName), StyledText(className, .className), StyledText(marks, .className)]
  }

  private static func look(of controller: Controller, _ ruler: TextRuler) -> Look {
    let name = shown(controller.name)
    let className = VisibleText.of(controller.className)
    guard controller.kind != .screen else {
      let lines = ruler.lines(
        name.isEmpty ? className : name, .visibleCardName, width: Measures.cardNameWidth, limit: Measures.cardNameLines)
      let widest = lines.map { ruler.width(of: $0, .visibleCardName) }.max() ?? 0
      let width = max(Measures.card.width, (widest + 2 * Measures.cardPadding).roundedUp)
      let none = Title(name: "", nameWidth: 0, className: "", classWidth: 0)
      return Look(
        cardLines: lines.map { ExactText($0) }, card: Size(width: width, height: Measures.card.height), title: none)
    }
    let shortName = ruler.shortened(name, .containerName, width: Measures.titleNameWidth)
    let shortClass = ruler.shortened(className, .className, width: Measures.titleClassWidth)
    let title = Title(
      name: shortName, nameWidth: shortName.isEmpty ? 0 : ruler.width(of: shortName, .containerName).roundedUp,
      className: shortClass, classWidth: ruler.width(of: shortClass, .className).roundedUp)
    return Look(cardLines: [], card: .zero, title: title)
  }
}
