import FrameDrawing
import NavigationModel
import StoryGenerator
import Testing

@Suite struct SheetTests {
  private static let looks = [Look.all[0], Look.all[1], Look.all[5]]

  /// What the identities of a step's parts begin with on a sheet.
  private static func prefix(_ index: Int) -> String { "step-\(index)--" }

  private static func cells(_ sheet: Picture) -> [Figure] { sheet.figures("frame") }

  private static func sheet(_ sequence: FrameSequence, columns: Int? = nil) throws -> Picture {
    try DOTReader.read(sequence.sheet(columns: columns).dot)
  }

  @Test(arguments: Stories.all, looks)
  func framesStandApartInReadingOrder(story: Story, look: Look) throws {
    let sequence = try look.drawn(story)
    for columns in [nil, 1, 3, 100] {
      let sheet = try Self.sheet(sequence, columns: columns)
      let cells = Self.cells(sheet)
      #expect(cells.map(\.id) == sequence.steps.indices.map { "step-\($0)" })
      let paper = Rect(x: 0, y: 0, width: sheet.size.width, height: sheet.size.height)
      for (cell, next) in zip(cells, cells.dropFirst()) {
        let isRightOf = next.rect.minY == cell.rect.minY && next.rect.minX == cell.rect.maxX + 12
        let isBelow = next.rect.minY == cell.rect.maxY + 12 && next.rect.minX == 12
        #expect(isRightOf || isBelow, "\(next.id) in \(columns ?? 0) columns")
      }
      for (number, cell) in cells.enumerated() {
        #expect(cell.rect.size == sequence.canvas)
        #expect(paper.holds(cell.rect))
        #expect(!cells[(number + 1)...].contains { $0.rect.cuts(cell.rect) })
      }
    }
  }

  @Test(arguments: Stories.all, looks)
  func everyFrameIsDrawnAsByItself(story: Story, look: Look) throws {
    let sequence = try look.drawn(story)
    let sheet = try Self.sheet(sequence)
    let cells = Self.cells(sheet)
    let placed = sheet.byID
    let arrowsPlaced = Dictionary(uniqueKeysWithValues: sheet.arrows.map { ($0.id, $0) })
    var count = cells.count
    var arrows = 0
    for (index, frame) in try sequence.pictures().enumerated() {
      let (own, prefix) = (cells[index].rect.origin, Self.prefix(index))
      #expect(cells[index].attributes["fillcolor"] == frame.graph["bgcolor"])
      for figure in frame.figures {
        let twin = try #require(placed[prefix + figure.id], "\(prefix)\(figure.id)")
        #expect(near(twin.rect.origin, figure.rect.origin, movedBy: own) && twin.rect.size.isNear(figure.rect.size), "\(twin.id)")
        #expect(
          twin.holder.map { sheet.figures[$0].id } == figure.holder.map { prefix + frame.figures[$0].id } ?? cells[index].id)
        #expect(twin.look == figure.look, "\(twin.id)")
      }
      for arrow in frame.arrows {
        let twin = try #require(arrowsPlaced[prefix + arrow.id])
        #expect(twin.tail == prefix + arrow.tail && twin.head == prefix + arrow.head)
        #expect(twin.points.count == arrow.points.count)
        #expect(zip(twin.points, arrow.points).allSatisfy { near($0, $1, movedBy: own) }, "\(twin.id)")
        #expect(twin.attributes["color"] == arrow.attributes["color"] && twin.attributes["label"] == arrow.attributes["label"])
      }
      count += frame.figures.count
      arrows += frame.arrows.count
    }
    #expect(sheet.figures.count == count && sheet.arrows.count == arrows)
  }

  private func near(_ point: Point, _ other: Point, movedBy origin: Point) -> Bool {
    abs(point.x - other.x - origin.x) < 0.02 && abs(point.y - other.y - origin.y) < 0.02
  }

  @Test(arguments: 1...3)
  func identitiesAreUnique(seed: Int) throws {
    for look in [Look.all[0], Look.all[5]] {
      let sheet = try Self.sheet(look.drawn(RandomStory.story(seed: UInt64(seed), actions: 20)))
      #expect(Set(sheet.ids).count == sheet.ids.count, "seed \(seed)")
      #expect(Set(sheet.figures.map(\.name)).count == sheet.figures.count, "seed \(seed)")
    }
  }

  @Test(arguments: [(-3, 1), (0, 1), (1, 1), (2, 2), (9, 9), (10, 9), (Int.max, 9)])
  func columnsStayWithinTheFrames(wanted: Int, columns: Int) throws {
    let sequence = try Stories.article.drawn()
    #expect(sequence.steps.count == 9)
    let sheet = try Self.sheet(sequence, columns: wanted)
    #expect(Set(Self.cells(sheet).map(\.rect.minX)).count == columns)
    let rows = Double((9 + columns - 1) / columns)
    #expect(sheet.size.width == 12 + Double(columns) * (sequence.canvas.width + 12))
    #expect(sheet.size.height == 12 + rows * (sequence.canvas.height + 12))
  }

  @Test(arguments: Stories.all, looks)
  func columnsComeNearestToAPage(story: Story, look: Look) throws {
    let sequence = try look.drawn(story)
    func misfit(_ columns: Int?) throws -> Double {
      let size = sequence.sheet(columns: columns).size
      let ratio = size.height / size.width / 2.0.squareRoot()
      return max(ratio, 1 / ratio)
    }
    let chosen = try misfit(nil)
    for columns in sequence.steps.indices.prefix(6) { #expect(try chosen <= misfit(columns + 1)) }
  }

  @Test func aStoryOfOneFrameIsASheetOfOne() throws {
    let sequence = try Story("one", .stack("Root", "Home"), []).drawn()
    for columns in [nil, 1, 7] {
      let sheet = sequence.sheet(columns: columns)
      #expect(sheet.size == Size(width: sequence.canvas.width + 24, height: sequence.canvas.height + 24))
      #expect(sheet.altText == sequence.frame(0).altText)
    }
  }

  @Test func tellsTheWholeStoryInWords() throws {
    let story = Story("Two pushes", .stack("Root", "Home"), [.push("Detail"), .pop(), .pop()])
    let sheet = try story.drawn().sheet()
    #expect(sheet.title == "Two pushes")
    #expect(
      sheet.altText
        == "Two pushes: 3 steps. Step 1 of 3, push Detail: done. Step 2 of 3, pop: done. Step 3 of 3, pop: ignored. "
        + "Visible in the end: Root › Home.")
    #expect(sheet.spokenNames["step-1"] == "1/3 push Detail")
    #expect(sheet.spokenNames["step-1--detail"] == "Detail (UIViewController)")
    #expect(sheet.spokenNames["step-2--detail"] == "Detail (UIViewController)")
    #expect(sheet.spokenNames["step-1--detail-bar"] == nil)
    #expect(sheet.spokenNames["step-1--home--to--detail"] == nil)
    #expect(sheet.spokenNames["detail"] == nil)
  }

  @Test func tellsAHundredStepsAndHowManyFollow() throws {
    let pushes = (1...103).map { Action.push(.named("Screen \($0)")) }
    let words = try Story("long", .stack("Root", "Home"), pushes).drawn().sheet().altText
    #expect(words.contains("Step 100 of 103") && !words.contains("Step 101 of 103"))
    #expect(words.contains(" And 3 more. Visible in the end: "))
  }
}

extension Size {
  fileprivate func isNear(_ other: Size) -> Bool { abs(width - other.width) < 0.02 && abs(height - other.height) < 0.02 }
}

extension Figure {
  /// All that is drawn but where, and under which name.
  fileprivate var look: [String: String] {
    attributes.filter { !["id", "pos", "bb"].contains($0.key) }
  }
}
