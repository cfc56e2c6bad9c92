import FrameDrawing
import NavigationModel
import StoryGenerator
import Testing

@Suite struct SlotTests {
  @Test func whatIsPoppedFreesItsPlace() throws {
    let story = Story("free", .stack("Root", "Home"), [.push("Detail"), .pop(), .push("Other")])
    let frames = try story.drawn().pictures()
    #expect(frames[1].byID["detail"]?.rect == frames[3].byID["other"]?.rect)
  }

  @Test(arguments: Look.all)
  func aThousandStepsNeedNoMoreRoomThanTheLargestState(look: Look) throws {
    let once: [Action] = [.push("Detail"), .push("More"), .popToRoot(), .present("Card"), .dismiss()]
    let tree = Blueprint.stack("Root", "Home")
    let short = try look.drawn(Story("short", tree, once))
    let long = try look.drawn(Story("short", tree, (0..<200).flatMap { _ in once }))
    #expect(long.steps.count == 1001)
    #expect(long.canvas == short.canvas)
  }

  @Test("What a step shares with the one before it has its room all the same", arguments: 1...20 as ClosedRange<UInt64>)
  func sharedPartsKeepTheirRoom(seed: UInt64) throws {
    let steps = Replay(of: StoryGenerator.RandomStory(seed: seed, actions: 40).scenario).steps
    let rest = steps.dropFirst()
    for view in PictureView.allCases {
      let options = DrawingOptions(view: view)
      // The same steps twice; where the start stands before each, no step follows the one that it shares its tree with.
      let inOrder = try FrameSequence(of: steps + rest.map { _ in steps[0] }, title: nil, options: options)
      let apart = try FrameSequence(of: [steps[0]] + rest.flatMap { [$0, steps[0]] }, title: nil, options: options)
      #expect(inOrder.canvas == apart.canvas)
      for place in rest.indices {
        #expect(inOrder.frame(place).dot == apart.frame(2 * place - 1).dot, "seed \(seed), step \(place)")
      }
    }
  }

  @Test func aLongStackGoesOnInAFurtherRow() throws {
    let story = Story("wrap", .stack("Root", "A", "B", "C", "D", "E", "F", "G"), [])
    let picture = try Picture(story.drawn(DrawingOptions(wrap: 3)).frame(0))
    func rect(_ id: String) throws -> Rect { try #require(picture.byID[id]?.rect) }
    for (first, second, third) in [("a", "d", "g")] {
      #expect(try rect(first).minX == rect(second).minX && rect(second).minX == rect(third).minX)
      #expect(try rect(first).maxY < rect(second).minY && rect(second).maxY < rect(third).minY)
    }
    #expect(try rect("a").minY == rect("c").minY)
    #expect(try rect("b").minX > rect("a").maxX)
    let tree = try Picture(story.drawn(DrawingOptions(view: .tree, wrap: 3)).frame(0))
    #expect(tree.byID["d"]?.rect.minY == tree.byID["a"]?.rect.minY)
    #expect(tree.byID["a"].map { $0.rect.maxX } ?? 0 < tree.byID["d"].map { $0.rect.minX } ?? 0)
  }

  @Test func aBoxHugsWhatItHoldsAlongItsStackAndKeepsItsSlotAcross() throws {
    let frames = try Story("hug", .stack("Root", "Home"), [.push("Detail"), .push("More"), .pop(), .note]).drawn()
      .pictures()
    let boxes = frames.compactMap { $0.byID["root"]?.rect }
    let cards = frames.map { picture in picture.screens.map(\.rect.maxX).max() ?? 0 }
    #expect(Set(boxes.map(\.size.height)).count == 1)
    #expect(zip(boxes, cards).dropFirst(2).allSatisfy { abs($0.maxX - $1 - 12) < 0.001 })
    #expect(boxes[4].size.width < boxes[2].size.width)
    #expect(boxes[3].size == boxes[2].size)  // The ghost still stands there.
  }

  @Test func gapsAreEqualInEveryRow() throws {
    let story = Story(
      "gaps",
      .stack(
        "Root",
        [
          .screen("A"), .screen("A screen with a long name"), .screen("C"), .nested("In", [.screen("D")]), .screen("E"),
          .screen("F"),
        ]), [])
    let picture = try Picture(story.drawn(DrawingOptions(wrap: 3)).frame(0))
    let members = try #require(picture.figures.firstIndex { $0.id == "root" })
    let row = picture.controllers.filter { $0.holder == members }.map(\.rect)
    #expect(row.count == 6)
    for (left, right) in zip(row, row.dropFirst()) where right.minX > left.minX {
      #expect(abs(right.minX - left.maxX - 26) < 0.001)
    }
  }

  @Test func modalsStandLevelWithTheirPresenterAndNeverInEachOthersWay() throws {
    let frames = try Stories.modals.drawn().pictures()
    let main = try #require(frames[1].byID["main"]?.rect)
    let checkout = try #require(frames[1].byID["checkout"]?.rect)
    #expect(checkout.minY == main.minY)
    #expect(checkout.minX >= main.maxX + 70)
  }

  @Test(arguments: [PictureView.nested, .tree])
  func aStackOfAThousandIsDrawn(view: PictureView) throws {
    let story = Story("thousand", .stack("Root", (1...1000).map { .screen("Screen \($0)") }), [.push("Last"), .popToRoot()])
    let sequence = try story.drawn(DrawingOptions(view: view))
    let picture = try Picture(sequence.frame(1))
    #expect(picture.screens.count == 1001)
    // A hundred rows of ten, or as many columns.
    #expect(min(sequence.canvas.width, sequence.canvas.height) < 1500)
  }

  @Test(arguments: [PictureView.nested, .tree])
  func aThousandLevelsAreDrawn(view: PictureView) throws {
    var tree = Blueprint.screen("Leaf")
    for _ in 1...1000 { tree = Blueprint(.container, "Level", children: [tree]) }
    // Deeper than a story may be, which says nothing of what is drawn.
    var limits = Limits.Story()
    limits.depth = 1100
    let steps = Replay(of: Story("levels", tree, [.present("Card")]).scenario, within: limits).steps
    let sequence = try FrameSequence(of: steps, title: nil, options: DrawingOptions(view: view))
    let picture = try Picture(sequence.frame(1))
    #expect(picture.controllers.count == 1002)
  }

  @Test func wrapIsNeverBeyondItsBounds() {
    var options = DrawingOptions(wrap: 0)
    #expect(options.wrap == 1)
    options.wrap = 5000
    #expect(options.wrap == 1000)
    options.wrap = -3
    #expect(options.wrap == 1)
  }

  @Test func withoutAnArrangerTheSlotsAreArrangedHere() throws {
    let asked = try Stories.article.drawn(DrawingOptions(layout: .dot))
    #expect(try asked.frame(3).dot == Stories.article.drawn(DrawingOptions(layout: .slots)).frame(3).dot)
  }

  @Test(arguments: [PictureView.nested, .tree], Direction.allCases)
  func dotIsGivenPlainFeaturesAndNoTextOfAUsers(view: PictureView, direction: Direction) throws {
    nonisolated(unsafe) var asked: [String] = []
    let arranger = GraphArranger { dot in
      asked.append(dot)
      return try Arrangers.sideBySide.places(dot)
    }
    _ = try Stories.modals.drawn(DrawingOptions(view: view, layout: .dot, direction: direction), arranger: arranger)
    let dot = try #require(asked.first)
    #expect(asked.count == 1)
    #expect(dot.contains("ordering=out") == (view == .tree))
    #expect(dot.contains("subgraph") == (view == .nested))
    for word in [
      "rank=", "minlen=0", "constraint", "lhead", "ltail", "concentrate", "newrank", "Checkout", "Products", "shape=record",
    ] {
      #expect(!dot.contains(word), "\(word)")
    }
  }

  @Test func whatMeasurerAndArrangerThrowComesOut() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      try FrameSequence(of: Stories.article.steps, title: nil, measurer: TextMeasurer { _ in throw Refusal() })
    }
    #expect(throws: Refusal.self) {
      try FrameSequence(
        of: Stories.article.steps, title: nil, options: DrawingOptions(layout: .dot),
        arranger: GraphArranger { _ in throw Refusal() })
    }
  }
}
