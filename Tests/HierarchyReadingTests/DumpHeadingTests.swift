import HierarchyReading
import NavigationModel
import Testing

@Suite struct DumpHeadingTests {
  private let steps = Replay(
    of: Scenario(
      tree: Blueprint(.navigation, children: [Blueprint(.screen, "Home")]),
      actions: [ScenarioAction(.push(.named("Detail"))), ScenarioAction(.push(.named("two\nlines \\n")))])
  ).steps

  @Test func saysWhichStepOfHowManyAndWhatHappened() {
    #expect(steps.map { DumpHeading($0, last: 2).line }.prefix(2) == ["# 0/2 start", "# 1/2 push Detail"])
    #expect(DumpHeading(source: "story.nav").line == "# == story.nav ==")
  }

  @Test func isOneLineWhateverIsInAName() throws {
    let line = try DumpHeading(#require(steps.last), last: 2).line
    #expect(line == "# 2/2 push \"two\u{FFFD}lines \\\u{FFFD}\"")
  }

  @Test func keepsSeveralDumpsFromBeingReadAsOne() {
    let text = steps.map { DumpHeading($0, last: 2).line + "\n" + HierarchyPrinter($0).text }.joined()
    #expect(HierarchyDump.looksLikeHierarchy(text))
    let reading = DumpReading(of: text)
    #expect(reading.dump == nil)
    #expect(reading.messages.map(\.id) == ["roots"])
    #expect(DumpReading.all(in: text).count == 3)
  }
}
