import NavigationModel
import ScenarioLanguage
import Testing

/// The stories in the articles are right, and those that are drawn are those that are shown.
@Suite struct ArticleTests {
  @Test("Has a landing page for each product, and the articles")
  func isComplete() {
    let names = Article.all.map(\.testDescription)
    #expect(
      names == [
        "NavTreeCore.md", "Writing-scenarios.md", "Drawing-in-CI.md", "NavTree.md", "Reading-a-frame.md", "Using-the-library.md",
      ])
  }

  @Test("Tells stories that are read and play as they expect", arguments: Article.all)
  func tellsRightStories(article: Article) throws {
    for block in try article.blocks() where block.isShownStory || block.isDrawnStory {
      let parsed = ParsedScenario(parsing: block.text)
      let scenario = try #require(parsed.scenario, "\(block.text)\n\(parsed.diagnostics)")
      #expect(Replay(of: scenario).findings.map(\.message) == [], "\(block.text)")
      #expect(parsed.diagnostics.map(\.message) == [], "\(block.text)")
    }
  }

  @Test("Draws the stories that it shows, each behind its text")
  func drawsWhatItShows() throws {
    let blocks = try #require(Article.named("Writing-scenarios")).blocks()
    let drawn = blocks.indices.filter { blocks[$0].isDrawnStory }
    #expect(drawn.count == 3)
    for index in drawn { #expect(index > 0 && blocks[index - 1].isShownStory && blocks[index - 1].text == blocks[index].text) }
  }
}
