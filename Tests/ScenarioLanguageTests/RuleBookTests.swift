import NavigationModel
import ScenarioLanguage
import Testing

struct RuleBookTests {
  /// How many rules each group has, in the order of the book.
  private static let counts: [(RuleGroup, Int)] = [
    (.navigation, 22), (.swipe, 7), (.modal, 14), (.tabs, 5), (.split, 2), (.tree, 2), (.article, 8),
  ]

  /// Rules that decide no outcome by themselves, or stand for others that do: their expectations show them.
  private static let shownByExpectations: Set<RuleID> = [
    "NAV-1", "NAV-5", "NAV-6", "NAV-19", "NAV-21", "MODAL-3", "MODAL-11", "MODAL-13", "MODAL-14", "SPLIT-1", "TREE-1", "ART-1",
    "ART-3", "ART-4", "ART-5", "ART-6", "ART-7", "ART-8",
  ]

  /// Rules by which no action can end.
  private static let outOfReach: Set<RuleID> = ["TREE-2"]

  private static func replay(_ rule: Rule, era: Era = .modern) throws -> Replay {
    var scenario = try #require(ParsedScenario(parsing: rule.example).scenario)
    scenario.era = era
    return Replay(of: scenario)
  }

  @Test("the book has every rule once, in order")
  func listsEveryRule() {
    let numbers = Self.counts.flatMap { group, count in (1...count).map { "\(group.rawValue)-\($0)" } }
    #expect(Rule.all.map(\.id.rawValue) == numbers)
    #expect(Rule.all.allSatisfy { $0.id.rawValue.hasPrefix($0.group.rawValue + "-") })
    #expect(Set(Rule.all.map(\.title)).count == Rule.all.count)
  }

  @Test("an example is a scenario in canonical form whose expectations hold", arguments: Rule.all)
  func replaysExamples(_ rule: Rule) throws {
    let parsed = ParsedScenario(parsing: rule.example)
    #expect(parsed.diagnostics == [])
    #expect(ScenarioFormatter.text(of: parsed) == rule.example)
    #expect(try Self.replay(rule).findings == [])
    #expect(parsed.scenario?.actions.contains { !$0.expectations.isEmpty } == true)
  }

  @Test("what an example shows is decided by its rule", arguments: Rule.all)
  func decidesByRule(_ rule: Rule) throws {
    let steps = try Self.replay(rule).steps.filter { $0.ruling.rule == rule.id }
    let isElsewhere = Self.shownByExpectations.contains(rule.id) || Self.outOfReach.contains(rule.id)
    #expect(steps.isEmpty == isElsewhere)
    #expect(steps.allSatisfy { rule.outcomes.contains($0.ruling.outcome) })
  }

  @Test("the book's messages are those of replays, in both eras", arguments: Rule.all.filter { $0.messages != nil }, Era.allCases)
  func tellsMessagesOfReplays(_ rule: Rule, _ era: Era) throws {
    guard !Self.outOfReach.contains(rule.id) else { return }
    let messages = try #require(rule.messages)
    let said = try Self.replay(rule, era: era).steps.map(\.ruling)
    let written = era == .classic ? messages.classic : messages.modern
    #expect(said.contains { Self.anonymous($0.message) == Self.anonymous(written) && $0.exception == messages.exception })
  }

  /// A message without the controllers in it.
  private static func anonymous(_ message: String?) -> String? { message?.replacing(#/<[^>]*>/#, with: "<>") }

  @Test("a rule that crashes has a message", arguments: Rule.all)
  func knowsCrashMessages(_ rule: Rule) {
    #expect(!rule.outcomes.contains(.crash) || rule.messages?.exception != nil)
  }

  @Test("what a replay finds names the rule behind it, in the value and in the line", arguments: Rule.all)
  func namesRuleInFindings(_ rule: Rule) throws {
    var lines = rule.example.split(separator: "\n", omittingEmptySubsequences: false)
    lines.removeAll { $0.hasPrefix("    expect ") }
    let source = lines.joined(separator: "\n")
    let parsed = ParsedScenario(parsing: source)
    let told = parsed.diagnostics(for: Replay(of: try #require(parsed.scenario)))
    for diagnostic in told {
      let id = try #require(diagnostic.rule)
      let head = DiagnosticRenderer(file: "a.nav", source: source).text(of: diagnostic).split(separator: "\n").first
      #expect(head?.hasSuffix(" (\(id))") == true)
      let book = try #require(Rule.numbered(id))
      #expect(diagnostic.notes.contains { $0.message.contains("as far as is known") } == (book.caveat != nil))
    }
    #expect(told.isEmpty == rule.example.split(separator: "\n").allSatisfy { !Self.expectsTrouble($0) })
  }

  private static func expectsTrouble(_ line: some StringProtocol) -> Bool {
    ["crash", "warning", "ignored", "refused"].contains { line.hasPrefix("    expect \($0)") }
  }

  @Test("a mistake in a start that breaks an uncertain rule says so, in text and in JSON")
  func warnsOfUncertainRules() {
    let told = ParsedScenario(parsing: "tree\n  navigation A\n    split B: C\n").diagnostics
    #expect(told.map(\.rule) == ["NAV-7"])
    #expect(
      told.flatMap(\.notes).map(\.message) == [
        "NAV-7 is as far as is known: it has one source, or is inferred from what others do"
      ])
  }

  @Test("a number is found however it is written", arguments: ["NAV-4", "nav-4", "nav4", "NAV-04", "Nav-004"])
  func findsByNumber(_ word: String) {
    #expect(Rule.named(word)?.id == "NAV-4")
  }

  @Test(
    "what is no number finds nothing",
    arguments: ["", "4", "NAV", "NAV-", "NAV-0", "NAV-23", "NAV--4", "NAV-+4", "NAV-٤", "DUMP-1"])
  func findsNothing(_ word: String) {
    #expect(Rule.named(word) == nil)
  }

  @Test("a number that is nearly right is offered")
  func offersNearest() {
    #expect(Rule.nearest(to: "NVA-4") == "NAV-4")
    #expect(Rule.nearest(to: "quite another") == nil)
  }
}
