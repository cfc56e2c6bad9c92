import FrameDrawing
import NavigationModel
import Testing

@Suite struct NameTests {
  static let hostile = Story(
    "hostile",
    .stack(
      "Home",
      [
        .screen("Detail"), .screen("Detail bar"), .screen("Detail back"), .screen("Detail badge"), .screen("home to detail"),
        .screen("caption step"), .screen("caption"), .screen("frame graph"), .screen("graph"), .screen("node"), .screen("edge"),
        .nested("A", [.screen("B")]), .nested("A to B", [.screen("B title"), .screen("A title")]),
        Blueprint(.container, "cluster home", children: [.screen("home title"), .screen("home class")]),
      ]),
    [.push("Detail"), .pop(), .present("home presents detail"), .dismiss(), .push("a b to c"), .push("to"), .push("to-to")])

  @Test(arguments: [PictureView.nested, .tree])
  func givesEveryPartAnIDOfItsOwn(view: PictureView) throws {
    for picture in try Self.hostile.drawn(DrawingOptions(view: view)).pictures() {
      let ids = picture.ids + [picture.graph["id"] ?? ""]
      #expect(Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
      #expect(!ids.contains(""))
    }
  }

  @Test(arguments: 1...6)
  func givesEveryPartOfMadeUpStoriesAnIDOfItsOwn(seed: Int) throws {
    for picture in try RandomStory.story(seed: UInt64(seed), actions: 40).drawn().pictures() {
      #expect(Set(picture.ids).count == picture.ids.count)
    }
  }

  @Test func controllersKeepTheirIDsAndPartsAreNamedAfterThem() throws {
    let ids = Set(try Picture(Self.hostile.drawn().frame(1)).ids)
    // `detail-bar` is a controller's, so the bar of `detail` gets another name.
    #expect(
      ids.isSuperset(of: ["detail", "detail-bar", "detail---bar", "detail-2", "detail-2-bar", "detail-2-badge", "home---title"]))
    let article = Set(try Picture(Stories.article.drawn().frame(5)).ids)
    #expect(
      article.isSuperset(of: [
        "root-title", "root-class", "next-bar", "next-back", "next-badge", "start--to--next", "caption-step",
      ]))
  }

  @Test func hangsArrowsOnWhatIsThere() throws {
    for story in Stories.all {
      for view in [PictureView.nested, .tree] {
        for picture in try story.drawn(DrawingOptions(view: view)).pictures() {
          let names = Set(picture.figures.filter { !$0.isBox }.map(\.name))
          for arrow in picture.arrows { #expect(names.contains(arrow.tail) && names.contains(arrow.head)) }
        }
      }
    }
  }

  @Test func arrowsJoinNeighboursInAStackAndPresenterToModal() throws {
    let picture = try Picture(Stories.modals.drawn().frame(1))
    #expect(
      picture.arrows.map(\.id).sorted() == [
        "cart--to--payment", "main--presents--checkout", "products--to--lamp", "profile-2--to--orders",
      ])
    for arrow in picture.arrows where arrow.classes.contains("arrow") {
      let tail = try #require(picture.byID[arrow.tail]?.rect)
      let head = try #require(picture.byID[arrow.head]?.rect)
      #expect(arrow.points.first.map { $0.x > tail.maxX && $0.y == tail.midY } == true)
      #expect(arrow.tip.map { $0.x < head.minX && abs($0.y - head.midY) < 0.001 } == true)
    }
    let presents = try #require(picture.arrows.first { $0.classes.contains("presents") })
    #expect(presents.attributes["style"] == "dashed")
    #expect(presents.classes == ["presents", "new"])
  }
}
