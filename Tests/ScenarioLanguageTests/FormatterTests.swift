import NavigationModel
import ScenarioLanguage
import Testing

@Suite struct FormatterTests {
  @Test func keepsCommentsAndGroupsWhereTheyWere() throws {
    let text = """
      # What this file is about

      # The name
      title   Article   # of the story
      theme dark
      # The era is said although it goes without saying
      era modern
      tree # starts
          navigation Root
             # the first screen
             screen Home   # at home
             # screen Old


      actions

        push   Detail --   A row is tapped
        # two steps in one
        pop on Root --   Back


        setViewControllers
          nested Blue: A # the blue one
          # and what was there
          @home
          expect ignored # says UIKit
        note
          # nothing more
      # The end
      """
    let expected = """
      # What this file is about

      # The name
      title "Article"  # of the story
      # The era is said although it goes without saying
      era modern
      theme dark

      tree  # starts
        navigation Root
          # the first screen
          screen Home  # at home
        # screen Old

      actions
        push Detail  -- A row is tapped
        # two steps in one
        pop on Root  -- Back

        setViewControllers
          nested Blue: A  # the blue one
          # and what was there
          @home
          expect ignored  # says UIKit
        note
        # nothing more
      # The end

      """
    let formatted = try #require(ScenarioFormatter.text(of: ParsedScenario(parsing: text)))
    #expect(formatted == expected)
    #expect(ScenarioFormatter.text(of: ParsedScenario(parsing: formatted)) == formatted)
  }

  @Test func leavesATextWithMistakesAlone() {
    #expect(ScenarioFormatter.text(of: ParsedScenario(parsing: "tree\n  scren A\n")) == nil)
  }

  @Test func keepsTheArticle() throws {
    let parsed = ParsedScenario(parsing: article)
    let formatted = try #require(ScenarioFormatter.text(of: parsed))
    #expect(parsed.diagnostics == [])
    #expect(ParsedScenario(parsing: formatted).scenario == parsed.scenario)
    #expect(ScenarioFormatter.text(of: ParsedScenario(parsing: formatted)) == formatted)
    #expect(
      Replay(of: try #require(parsed.scenario)).steps.map { $0.after.visible.controller.name } == [
        "Home", "Step 1", "Step 2", "Step 1", "Start", "Next", "Next", "Start", "Step 1", "Home", "Home",
      ])
  }

  @Test func breaksUpWhatACommaCouldNotEnd() {
    let scenario = Scenario(
      tree: Blueprint(.navigation, "Root"),
      actions: [
        ScenarioAction(
          .setViewControllers([.new(Blueprint(.nested, "Blue", children: [Blueprint(.screen, "A")])), "B"], on: "Root"),
          caption: "Both")
      ])
    #expect(
      ScenarioFormatter.text(of: scenario) == """
        tree
          navigation Root

        actions
          setViewControllers on Root  -- Both
            nested Blue: A
            B

        """)
  }

  /// Comments and empty lines anywhere change nothing of the meaning, none gets lost, and formatting is stable.
  @Test(arguments: 0..<300)
  func keepsCommentsOfRandomTexts(seed: Int) throws {
    var generator = ScenarioGenerator(seed: UInt64(seed))
    let scenario = generator.scenario()
    var random = SeededGenerator(seed: UInt64(seed) + 1000)
    var text = ""
    var comments: [String] = []
    func comment() -> String {
      comments.append("# comment \(comments.count)")
      return comments[comments.count - 1]
    }
    let plain = ScenarioFormatter.text(of: scenario, width: seed.isMultiple(of: 2) ? 0 : 100)
    var lines = plain.split(separator: "\n", omittingEmptySubsequences: false)
    // Sections may stand in any order, and are written in one.
    if seed.isMultiple(of: 3), let start = lines.firstIndex(of: "actions") { lines = Array(lines[start...] + lines[..<start]) }
    for line in lines {
      if random.chance(15) { text += "\n" }
      if random.chance(15) { text += String(repeating: " ", count: random.number(0...6)) + comment() + "\n" }
      if random.chance(10) { text += "\n\n" }
      let takesComment = !line.isEmpty && !line.contains("-- ")
      text += line + (takesComment && random.chance(20) ? "   " + comment() : "") + "\n"
    }
    let parsed = ParsedScenario(parsing: text)
    #expect(parsed.scenario == scenario, "seed \(seed)\n\(text)")
    let formatted = try #require(ScenarioFormatter.text(of: parsed), "seed \(seed)")
    for comment in comments {
      #expect(
        formatted.split(separator: "\n").count { $0.hasSuffix(comment) } == 1, "seed \(seed): \(comment)\n\(text)\n\(formatted)")
    }
    let again = ParsedScenario(parsing: formatted)
    #expect(again.scenario == scenario, "seed \(seed)\n\(formatted)")
    #expect(ScenarioFormatter.text(of: again) == formatted, "seed \(seed): not stable\n\(formatted)")
  }
}

/// The walk through nested stacks that the project starts from.
let article = """
  title "Nested UINavigation"

  tree
    navigation Root (NavViewController) barHidden gesture=guarded
      screen Home

  actions
    newNav Brown: "Step 1"    -- The button pushes a container with its own stack
    sameNav "Step 2"
    swipeBack
    newNav Blue: Start
    sameNav Next
    swipeBack on Root
      expect refused
    swipeBack
    swipeBack
    back
    push navigation Wrong: Oops
      expect crash "Pushing a navigation controller is not supported"
  """
