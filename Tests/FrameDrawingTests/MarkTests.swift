import FrameDrawing
import NavigationModel
import Testing

@Suite struct MarkTests {
  @Test(arguments: Stories.all, Look.all)
  func marksWhatChanged(story: Story, look: Look) throws {
    try expectMarks(look.drawn(story))
  }

  @Test(arguments: 1...6)
  func marksWhatChangedInMadeUpStories(seed: Int) throws {
    let story = RandomStory.story(seed: UInt64(seed), actions: 40)
    for look in [Look.all[0], Look.all[5]] { try expectMarks(look.drawn(story)) }
  }

  private func expectMarks(_ sequence: FrameSequence) throws {
    for (index, step) in sequence.steps.enumerated() {
      let picture = try Picture(sequence.frame(index))
      func ids(_ word: String) -> [String] { picture.controllers.filter { $0.classes.contains(word) }.map(\.id).sorted() }
      let frame: Comment = "frame \(index)"
      #expect(ids("visible") == [step.after.visible.id.rawValue], frame)
      #expect(ids("new") == step.change.appeared.map(\.rawValue).sorted(), frame)
      #expect(ids("ghost") == step.change.removed.map(\.rawValue).sorted(), frame)
      #expect(ids("moved") == step.change.moved.map(\.rawValue).sorted(), frame)
      #expect(ids("uncovered") == [step.change.uncovered?.rawValue].compactMap(\.self), frame)
      #expect(picture.live.map(\.id).sorted() == step.after.preorder.map(\.id.rawValue).sorted(), frame)
      for figure in picture.controllers {
        #expect(figure.classes.contains(step.after[ControllerID(figure.id)]?.kind.rawValue ?? "ghost"), frame)
      }
      for badge in picture.figures("badge") {
        let owner = try #require(picture.byID[String(badge.id.dropLast("-badge".count))], frame)
        #expect(badge.text == (owner.classes.contains("new") ? "+" : "–"), frame)
      }
    }
  }

  @Test(arguments: Stories.all)
  func anActionThatComesToNothingChangesOnlyTheCaption(story: Story) throws {
    let sequence = try story.drawn()
    func picture(_ index: Int) -> [Substring] {
      sequence.frame(index).dot.split(separator: "\n").filter { !$0.hasPrefix("\"caption-") }
    }
    for (index, step) in sequence.steps.enumerated().dropFirst() where step.ruling.outcome != .done {
      let before = sequence.steps[index - 1]
      guard before.change.isEmpty, before.stuck == step.stuck else { continue }
      #expect(picture(index) == picture(index - 1), "frame \(index)")
    }
  }

  @Test func visibleHasASecondSignBesideItsColour() throws {
    let picture = try Picture(Stories.article.drawn().frame(5))
    let visible = try #require(picture.byID["next"])
    #expect(visible.attributes["penwidth"] == "2.6")
    #expect(visible.attributes["fontname"]?.hasSuffix("bold") == true)
    #expect(picture.byID["next-badge"]?.text == "+")
    #expect(picture.byID["start"]?.attributes["penwidth"] == "1.2")
  }

  @Test func ghostsAndUnselectedTabsAreDashed() throws {
    let popped = try Picture(Stories.article.drawn().frame(7))
    #expect(popped.byID["blue"]?.attributes["style"] == "rounded,filled,dashed")
    #expect(popped.byID["start"]?.attributes["style"] == "rounded,filled,dashed")
    #expect(popped.byID["blue-badge"]?.text == "–")
    #expect(popped.byID["start-badge"] == nil)
    let tabs = try Picture(Stories.modals.drawn().frame(0))
    #expect(tabs.byID["orders"]?.classes.contains("unselected") == true)
    #expect(tabs.byID["orders"]?.attributes["style"] == "rounded,filled,dashed")
    #expect(tabs.byID["lamp"]?.attributes["style"] == "rounded,filled")
  }

  @Test func barsAndChevronsShowWhatUIKitShows() throws {
    let tree = Blueprint(
      .navigation, "Root",
      children: [
        .screen("Home"), .screen("Next"), Blueprint(.screen, "Bare", traits: Traits(barHidden: true)),
        Blueprint(.screen, "Trap", traits: Traits(backHidden: true)),
      ])
    let picture = try Picture(Story("bars", tree, []).drawn().frame(0))
    let ids = Set(picture.ids)
    #expect(ids.isSuperset(of: ["home-bar", "next-bar", "next-back", "trap-bar"]))
    #expect(ids.isDisjoint(with: ["home-back", "bare-bar", "bare-back", "trap-back"]))
    let hidden = try Picture(Stories.article.drawn().frame(0))
    #expect(hidden.figures("bar").isEmpty)
  }

  @Test func stuckControllersSaySo() throws {
    let frames = try Stories.stuck.drawn().pictures()
    #expect(frames.map { $0.byID["root-class"]?.text.hasSuffix("· stuck") } == [false, true, true, true])
    #expect(frames[1].byID["root"]?.classes.contains("stuck") == true)
  }
}
