import FrameDrawing
import NavigationModel
import Synchronization
import Testing

@Suite struct CaptionTests {
  private func caption(_ picture: Picture, _ part: String) -> Figure? { picture.byID["caption-" + part] }

  static let told = Scenario(
    title: "A told story", tree: .stack("Root", "Home"),
    actions: [
      ScenarioAction(.push("Detail"), caption: "The user looks closer"), ScenarioAction(.push(.instance("home"))),
      ScenarioAction(.swipeBack()), ScenarioAction(.swipeBack(), caption: "Once more"), ScenarioAction(.note),
    ])

  @Test func saysStepOutcomePathAndWords() throws {
    let frames = try Story("told", Self.told).drawn().pictures()
    func texts(_ part: String) -> [String?] { frames.map { caption($0, part)?.text } }
    #expect(
      texts("step") == [
        "0/5\u{2002}start", "1/5\u{2002}push Detail", "2/5\u{2002}push @home", "3/5\u{2002}swipeBack", "4/5\u{2002}swipeBack",
        "5/5\u{2002}note",
      ])
    #expect(texts("outcome") == [nil, "done", "crash", "done", "refused", nil])
    #expect(texts("path") == ["Root › Home", "Root › Detail", "Root › Detail", "Root › Home", "Root › Home", "Root › Home"])
    #expect(texts("words") == ["A told story", "The user looks closer", nil, nil, "Once more", nil])
    #expect(texts("message")[2]?.contains("more than once") == true)
    #expect(texts("message").filter { $0 != nil }.count == 1)
    #expect(texts("reason")[4]?.isEmpty == false)
    #expect(texts("reason").filter { $0 != nil }.count == 1)
  }

  /// A measurer with figures of one width that rounds what it measures up to whole points, as libgvc does, and counts what it was asked.
  private final class Rounding: Sendable {
    let asked = Mutex<[StyledText]>([])

    var measurer: TextMeasurer {
      TextMeasurer { texts in
        self.asked.withLock { $0 += texts }
        return try TextMeasurer.estimating.widths(texts).map { $0.rounded(.up) }
      }
    }
  }

  @Test(arguments: [40, 999, 1000, 12_000])
  func outcomesStandRightBehindActionsHoweverManyThereAre(actions: Int) throws {
    let scenario = Scenario(
      tree: .stack("Root", "Home"),
      actions: (0..<actions).map { ScenarioAction($0.isMultiple(of: 2) ? .push("Detail") : .pop()) })
    let rounding = Rounding()
    let sequence = try FrameSequence(of: Replay(of: scenario).steps, title: nil, measurer: rounding.measurer)
    for index in [1, 8, actions / 2, actions] {
      let picture = try Picture(sequence.frame(index))
      let action = try #require(picture.byID["caption-step"])
      let outcome = try #require(picture.byID["caption-outcome"])
      let words = StyledText(action.text, TextStyle(size: 15, isBold: true))
      let end = try action.rect.minX + TextMeasurer.estimating.widths([words])[0]
      #expect((12...16).contains(outcome.rect.minX - end), "frame \(index)")
    }
    // A few words, however many steps there are; the counts of a short story are words as well.
    let asked = rounding.asked.withLock(\.count)
    #expect(asked < (actions < 1000 ? 2 * actions : 0) + 60)
  }

  @Test func outcomesHaveTheirColours() throws {
    let frames = try Story("told", Self.told).drawn().pictures()
    let colors = frames.map { caption($0, "outcome")?.attributes["fontcolor"] }
    let outcomes = Theme.light.outcomes.mapValues(\.description)
    #expect(colors == [nil, outcomes[.done], outcomes[.crash], outcomes[.done], outcomes[.refused], nil])
  }

  @Test(arguments: Look.all)
  func longWordsWrapWithinTheCanvasAndPushNothing(look: Look) throws {
    let long = String(repeating: "A very long word of explanation and Donaudampfschifffahrtsgesellschaft ", count: 12)
    let scenario = Scenario(
      title: long, tree: .stack("Root", String(repeating: "Name ", count: 60)),
      actions: [
        ScenarioAction(.push(.named(long)), caption: long), ScenarioAction(.pop(), caption: long), ScenarioAction(.note),
        ScenarioAction(.push(.named(String(repeating: "W", count: 400)))),
        ScenarioAction(
          .present(.named(long), on: .id(ControllerID("name-name-name-name-name-name-name-name-name-name-name-name")))),
      ])
    let sequence = try look.drawn(Story("long", scenario))
    var roots: Set<Double> = []
    for picture in try sequence.pictures() {
      roots.insert(picture.byID["root"]?.rect.minY ?? .nan)
      let captions = picture.figures("caption")
      let bottoms = captions.map(\.rect.maxY).max() ?? .infinity
      #expect(bottoms + 13 <= picture.controllers.map(\.rect.minY).min() ?? 0)
      for caption in captions {
        let size = Double(caption.attributes["fontsize"] ?? "") ?? .nan
        let style = TextStyle(size: size, isBold: caption.attributes["fontname"]?.hasSuffix("bold") == true)
        for width in try TextMeasurer.estimating.widths(caption.lines.map { StyledText($0, style) }) {
          #expect(caption.rect.minX + width <= picture.size.width - 17.9, "\(caption.id)")
        }
        #expect(caption.rect.minX >= 17.999)
        #expect(Double(caption.lines.count) * size * 1.2 <= caption.rect.size.height + 1)
      }
      for (upper, lower) in zip(captions, captions.dropFirst()) where lower.id != "caption-outcome" {
        #expect(lower.rect.minY >= upper.rect.minY)
      }
    }
    #expect(roots.count == 1)
  }

  @Test func theOutcomeStandsBehindTheActionWhereThereIsRoom() throws {
    let picture = try Picture(Story("told", Self.told).drawn().frame(1))
    let step = try #require(caption(picture, "step"))
    let outcome = try #require(caption(picture, "outcome"))
    let width = try TextMeasurer.estimating.widths([StyledText(step.text, TextStyle(size: 15, isBold: true))])[0]
    #expect(outcome.rect.minX >= step.rect.minX + width + 10)
    #expect(outcome.rect.midY > step.rect.minY && outcome.rect.maxY <= step.rect.maxY)
  }

  @Test func altTextTellsTheWholeStep() throws {
    let sequence = try Story("told", Self.told).drawn()
    let texts = sequence.steps.indices.map { sequence.frame($0).altText }
    #expect(texts[0] == "A told story: the start of 5 steps. Visible: Root › Home.")
    #expect(texts[1] == "Step 1 of 5, push Detail: done. Visible: Root › Detail. New: Detail. The user looks closer.")
    #expect(texts[2].hasPrefix("Step 2 of 5, push @home: crash. "))
    #expect(texts[2].contains(sequence.steps[2].explanation ?? "nothing"))
    #expect(texts[3] == "Step 3 of 5, swipeBack: done. Visible: Root › Home. Gone: Detail.")
    #expect(texts[4].hasSuffix("Once more."))
    #expect(sequence.frame(1).title == "1/5 push Detail")
    #expect(
      try Story("one", .screen("A"), [.note]).drawn().frame(0).altText
        == "One: the start of 1 step. Visible: A.".replacing("One", with: "one"))
  }

  @Test func altTextHoldsNothingThatSteers() throws {
    let scenario = Scenario(
      title: "a\nb", tree: .stack("R\u{202E}oot", "H\u{1}ome"), actions: [ScenarioAction(.push("x\ny"), caption: "c\td")])
    let sequence = try Story("steers", scenario).drawn()
    for index in sequence.steps.indices {
      let frame = sequence.frame(index)
      #expect((frame.altText + frame.title).unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
    }
  }
}
