import NavigationModel
import SequenceExport
import StoryGenerator
import Testing

@Suite struct TranscriptTests {
  private func text(_ scenario: Scenario) -> String {
    TranscriptText(title: scenario.title, steps: Replay(of: scenario).steps).text
  }

  @Test("Tells every step with its outcome, what there is to say of it, and the tree")
  func tellsSteps() throws {
    let scenario = try Stories.scenario(
      """
      title "All outcomes"
      tree
        tabs Main
          navigation Feed gesture=guarded: Stories
          navigation Search: Explore
      actions
        push Detail  -- The user taps a row
        push navigation Wrong: Oops
          expect crash
        swipeBack on Search
          expect refused
        select Search
        pop
          expect ignored
        present navigation Login: Name as formSheet
        present Ad on Explore
          expect ignored
        newNav Brown: "Step 1"
        note         -- Nothing happens
        dismiss
        tap Feed

      """)
    try Golden.expect(text(scenario), is: "all-outcomes.txt")
  }

  @Test("Tells each step of a story as it tells that step alone", arguments: 0..<12 as Range<UInt64>)
  func tellsStepsAlike(_ seed: UInt64) {
    // Within a story the lines of what a step leaves alone are kept from the steps before; a step alone has none to keep.
    let steps = Replay(of: RandomStory(seed: seed, actions: 80).scenario).steps
    let alone = steps.map { TranscriptText(title: nil, steps: steps, only: $0.index).text }
    #expect(TranscriptText(title: nil, steps: steps).text == alone.joined(separator: "\n"))
  }

  @Test("Keeps nothing of a hidden tab that is changed, or of a modal that comes back")
  func forgetsWhatChanges() throws {
    let scenario = try Stories.scenario(
      """
      tree
        tabs Main
          navigation A: Home
          navigation B: Below
      actions
        note
        push New on B
        note
        present navigation Modal: First
        dismiss
        present @modal on A
        dismiss
        select B
        note

      """)
    let steps = Replay(of: scenario).steps
    let alone = steps.map { TranscriptText(title: nil, steps: steps, only: $0.index).text }
    #expect(text(scenario) == alone.joined(separator: "\n"))
    #expect(alone[6].contains("Modal (UINavigationController)  new"))
  }

  @Test("Says which controller is stuck")
  func saysStuck() throws { try Golden.expect(text(Stories.sample("swipe-always")), is: "stuck.txt") }

  @Test("Keeps each controller on its line, whatever its name")
  func keepsLines() {
    let scenario = Scenario(
      title: "one\ntwo", tree: Blueprint(.navigation, "a\r\nb", children: [Blueprint(.screen, "c\u{2028}d\u{85}\te")]),
      actions: [ScenarioAction(.note, caption: "f\ng")])
    #expect(
      text(scenario) == """
        one␊two

        0/1  start
             a␍␊b (UINavigationController)
             └─ c�d�␉e (UIViewController)  ← visible

        1/1  note  done
             -- f␊g
             a␍␊b (UINavigationController)
             └─ c�d�␉e (UIViewController)  ← visible

        """)
  }

  @Test("Begins with the first step where there is no title")
  func needsNoTitle() {
    #expect(text(Scenario(tree: Blueprint(.screen, "A"))) == "0/0  start\n     A (UIViewController)  ← visible\n")
  }
}
