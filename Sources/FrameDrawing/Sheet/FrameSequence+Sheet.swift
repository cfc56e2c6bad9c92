import NavigationModel

extension FrameSequence {
  /// All frames side by side in reading order, each with its caption.
  ///
  /// - Parameter columns: How many stand side by side; nil takes the number that comes nearest to an upright sheet of A4.
  /// - Complexity: O(n) in the number of controllers of all frames together.
  public func sheet(columns: Int? = nil) -> Picture {
    let grid = SheetGrid(of: steps.count, cell: canvas, columns: columns)
    var sheet = Drawing(size: grid.size, background: theme.container, elements: [], arrows: [])
    for index in steps.indices {
      let cell = SheetCell.placed(
        drawing(of: index), of: steps[index], at: grid.origin(of: index), line: theme.paleLine)
      sheet.elements.append(cell.box)
      sheet.arrows += cell.arrows
    }
    let statements = DOTStatementBook.Shared(canvas: sheet.size, background: sheet.background)
    return Picture(
      document: statements.document(of: sheet), title: spokenTitle, altText: altText, size: sheet.size,
      spokenNames: spokenNames.onSheet(of: steps))
  }

  /// What the story is called, as it may stand in a picture; what it is, where it has no title.
  package var spokenTitle: String {
    let title = title.map(VisibleText.of) ?? ""
    guard title.allSatisfy(\.isWhitespace) else { return title }
    return steps.count == 1 ? AltText.dump : AltText.count(of: steps)
  }

  /// The whole story in words.
  public var altText: String { AltText.of(steps, title: title) }
}
