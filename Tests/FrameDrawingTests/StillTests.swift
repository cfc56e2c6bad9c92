import FrameDrawing
import NavigationModel
import Testing

@Suite struct StillTests {
  @Test(arguments: Stories.all, Look.all)
  func keepsEverythingInItsPlace(story: Story, look: Look) throws {
    try expectStill(look.drawn(story))
  }

  @Test(arguments: 1...2, Look.all)
  func keepsEverythingInItsPlaceInMadeUpStories(seed: Int, look: Look) throws {
    try expectStill(look.drawn(RandomStory.story(seed: UInt64(seed), actions: 30)))
  }

  @Test func keepsEverythingInItsPlaceForAThousandActions() throws {
    let story = RandomStory.story(seed: 1000, actions: 1000, largest: 16)
    #expect(story.scenario.actions.count == 1000)
    try expectStill(story.drawn())
  }

  @Test func madeUpStoriesHaveAllVerbsAndOutcomes() {
    let steps = (1...12).flatMap { RandomStory.story(seed: UInt64($0), actions: 40).steps }
    #expect(Set(steps.map(\.verb)).isSuperset(of: Verb.all.map(\.word)))
    #expect(Set(steps.map(\.ruling.outcome)) == Set(Outcome.allCases))
    #expect(Set(steps.flatMap { $0.after.preorder.map(\.kind) }) == Set(ControllerKind.allCases))
  }

  private func expectStill(_ sequence: FrameSequence, _ location: SourceLocation = #_sourceLocation) throws {
    var last: (picture: Picture, figures: [String: Figure], places: Places)?
    var faults: [String] = []
    var compared = 0
    for (index, step) in sequence.steps.enumerated() {
      let picture = try Picture(sequence.frame(index))
      if picture.size != sequence.canvas { faults.append("canvas of frame \(index)") }
      let figures = picture.byID
      let places = Places(step.after)
      if let last {
        if picture.graph != last.picture.graph { faults.append("graph of frame \(index)") }
        for (id, place) in places.byID where place == last.places.byID[id] {
          for part in [id, id + "-bar", id + "-back", id + "-title", id + "-class"] {
            guard let now = figures[part], let before = last.figures[part] else { continue }
            compared += 1
            let moves = [now.rect.minX - before.rect.minX, now.rect.minY - before.rect.minY]
            // A box hugs what it holds, and a text is as long as it is.
            let grows = now.isBox || now.isText ? [] : [now.rect.maxX - before.rect.maxX, now.rect.maxY - before.rect.maxY]
            if (moves + grows).contains(where: { abs($0) > 0.0005 }) { faults.append("\(part) in frame \(index)") }
          }
        }
      }
      last = (picture, figures, places)
    }
    #expect(faults == [], sourceLocation: location)
    #expect(compared > 0, sourceLocation: location)
  }
}
