import FrameDrawing
import NavigationModel
import Testing

@Suite struct OverlapTests {
  @Test(arguments: Stories.all, Look.all)
  func nothingOverlaps(story: Story, look: Look) throws {
    try expectRoom(look.drawn(story))
  }

  @Test(arguments: 1...2, Look.all)
  func nothingOverlapsInMadeUpStories(seed: Int, look: Look) throws {
    try expectRoom(look.drawn(RandomStory.story(seed: UInt64(seed), actions: 30)))
  }

  private func expectRoom(_ sequence: FrameSequence, _ location: SourceLocation = #_sourceLocation) throws {
    var faults: [String] = []
    for index in sequence.steps.indices {
      let picture = try Picture(sequence.frame(index))
      let paper = Rect(x: 18, y: 18, width: picture.size.width - 36, height: picture.size.height - 36)
      let controllers = picture.controllers
      for (number, figure) in controllers.enumerated() {
        if !paper.holds(figure.rect) { faults.append("frame \(index): \(figure.id) beyond the margin") }
        // Whatever has the same holder stands beside it: cards and boxes, live ones and ghosts, trees and modals.
        for other in controllers[(number + 1)...] where other.holder == figure.holder && figure.rect.cuts(other.rect) {
          faults.append("frame \(index): \(figure.id) on \(other.id)")
        }
        if let holder = figure.holder, !picture.figures[holder].rect.holds(figure.rect) {
          faults.append("frame \(index): \(figure.id) beyond its box")
        }
      }
      for caption in picture.figures("caption") where controllers.contains(where: { $0.rect.cuts(caption.rect) }) {
        faults.append("frame \(index): \(caption.id) on the picture")
      }
    }
    #expect(faults == [], sourceLocation: location)
  }

  @Test(arguments: Stories.all)
  func titlesFitTheirBoxes(story: Story) throws {
    let sequence = try story.drawn()
    for picture in try sequence.pictures() {
      for title in picture.figures("title") {
        guard let holder = title.holder, let size = Double(title.attributes["fontsize"] ?? "") else { continue }
        let style = TextStyle(size: size, isBold: title.attributes["fontname"]?.hasSuffix("bold") == true)
        let width = try TextMeasurer.estimating.widths([StyledText(title.text, style)])[0]
        #expect(title.rect.minX + width <= picture.figures[holder].rect.maxX - 11, "\(title.id)")
      }
    }
  }

  @Test(arguments: PresentationStyle.allCases, Direction.allCases)
  func wordsOnArrowsOverlapNothing(style: PresentationStyle, direction: Direction) throws {
    let story = Story(
      "words", .stack("Root", "Home"), [.present("Card", as: style), .dismiss(), .present(.new(.stack("Box", "A")), as: style)])
    for picture in try story.drawn(DrawingOptions(direction: direction)).pictures() {
      for arrow in picture.arrows where arrow.classes.contains("presents") {
        let centre = Figure.numbers(arrow.attributes["lp"] ?? "")
        let lines = Figure.lines(ofLabel: arrow.attributes["label"] ?? "")
        #expect(lines == ["presents", style.rawValue])
        let width = try TextMeasurer.estimating.widths(lines.map { StyledText($0, TextStyle(size: 9)) }).max() ?? 0
        let words = Rect(x: centre[0] - width / 2, y: picture.size.height - centre[1] - 11, width: width, height: 22)
        #expect(!picture.controllers.contains { $0.rect.cuts(words) })
      }
    }
  }

  @Test(arguments: Direction.allCases)
  func arrowsIntoAnotherRowPassBetweenTheRows(direction: Direction) throws {
    let story = Story(
      "rows", .stack("Root", "A", "B", "C", "D"), [.push(.new(.nested("Inner", [.screen("I"), .screen("J"), .screen("K")])))])
    let picture = try #require(try story.drawn(DrawingOptions(direction: direction, wrap: 3)).pictures().last)
    let arrow = try #require(picture.arrows.first { $0.tail == "c" && $0.head == "d" })
    let corners = arrow.points
    for (from, to) in zip(corners, corners.dropFirst()) where from != to {
      let line = Rect(
        x: min(from.x, to.x), y: min(from.y, to.y), width: abs(from.x - to.x) + 0.1, height: abs(from.y - to.y) + 0.1)
      #expect(!picture.controllers.contains { $0.id != "root" && $0.rect.cuts(line) })
    }
  }
}
