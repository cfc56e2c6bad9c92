import FrameDrawing
import NavigationModel
import StoryGenerator
import Testing

/// Every state is told without its colour, too: by the weight or dashes of an outline, a sign in a badge, or a word.
@Suite struct SecondSignTests {
  @Test(arguments: Stories.all, [Look.all[0], Look.all[5]])
  func noStateIsToldByColourAlone(story: Story, look: Look) throws {
    try expectSigns(look.drawn(story))
  }

  @Test(arguments: 1...3)
  func noStateIsToldByColourAloneInMadeUpStories(seed: Int) throws {
    try expectSigns(RandomStory.story(seed: UInt64(seed), actions: 20).drawn())
  }

  private func expectSigns(_ sequence: FrameSequence) throws {
    var faults: Set<String> = []
    for (index, step) in sequence.steps.enumerated() {
      let picture = try Picture(sequence.frame(index))
      let figures = picture.byID
      func expect(_ isTold: Bool, _ what: String) { if !isTold { faults.insert("frame \(index): \(what)") } }
      for figure in picture.controllers {
        let isDashed = figure.attributes["style"]?.contains("dashed") == true
        let isHeavy = figure.attributes["penwidth"] == "2.6"
        let isVisible = figure.classes.contains("visible")
        expect(isHeavy == isVisible, "weight of \(figure.id)")
        if isVisible, figure.classes.contains("screen") {
          expect(figure.attributes["fontname"]?.hasSuffix("bold") == true, "type of \(figure.id)")
        }
        expect(isDashed == (figure.isGhost || figure.classes.contains("unselected") && !isVisible), "dashes of \(figure.id)")
        guard figure.isGhost || figure.classes.contains("new") else { continue }
        // One badge marks a whole subtree that came or went together, and stands on what holds the rest of it.
        expect(hasBadge(figure, in: picture, figures), "badge of \(figure.id)")
      }
      for arrow in picture.arrows where arrow.classes.contains("ghost") || arrow.classes.contains("presents") {
        expect(arrow.attributes["style"] == "dashed", "dashes of \(arrow.id)")
      }
      for arrow in picture.arrows where arrow.classes.contains("new") {
        expect(arrow.attributes["penwidth"] == "1.6" || arrow.attributes["style"] == "dashed", "weight of \(arrow.id)")
      }
      if step.action != nil, step.ruling.rule != nil {
        expect(figures["caption-outcome"]?.text == step.ruling.outcome.rawValue, "word for the outcome")
      }
    }
    #expect(faults.sorted().prefix(5) == [])
  }

  /// Whether a figure or one that brought it along bears a badge with the right sign.
  private func hasBadge(_ figure: Figure, in picture: Picture, _ figures: [String: Figure]) -> Bool {
    let sign = figure.isGhost ? "–" : "+"
    let signs = ["badge", "-badge"].compactMap { figures["\(figure.id)-\($0)"] }
    if signs.contains(where: { $0.text == sign }) { return true }
    if let holder = figure.holder { return hasBadge(picture.figures[holder], in: picture, figures) }
    // A modal is marked on the presenter that came or went with it.
    let presenters = picture.arrows.filter {
      $0.classes.contains("presents") && ($0.head == figure.id || $0.head == figure.id + "-title")
    }
    return presenters.contains { arrow in
      let id = figures[arrow.tail].map { $0.classes.contains("title") ? String(arrow.tail.dropLast("-title".count)) : arrow.tail }
      return id.flatMap { figures[$0] }.map { hasBadge($0, in: picture, figures) } ?? false
    }
  }
}
