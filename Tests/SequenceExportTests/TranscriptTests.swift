import NavigationModel
import SequenceExport
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
