import Foundation
import FrameDrawing
import NavigationModel
import SequenceExport
import StoryGenerator
import Testing

@Suite struct PlayerPageTests {
  private static func page(_ scenario: Scenario, theme: ThemeName? = nil) throws -> PlayerPage {
    PlayerPage(try DrawnSequence(of: Replay(of: scenario).steps, title: scenario.title, theme: theme).bytes(as: .html))
  }

  private static func hostile(_ text: String) -> Scenario {
    Scenario(
      title: text, tree: Blueprint(.navigation, text, className: text, children: [Blueprint(.screen, text)]),
      actions: [ScenarioAction(.push(.named(text), on: nil), caption: text)])
  }

  @Test("Has one frame and one step in its data for each step of the story", arguments: Stories.samples)
  func holdsAllSteps(sample: String) throws {
    let scenario = try Stories.sample(sample)
    let story = try Self.page(scenario).story
    for key in ["frames", "steps"] {
      #expect((story[key] as? [Any])?.count == scenario.actions.count + 1 || sample.hasPrefix("swipe"))
    }
    #expect((story["frames"] as? [Any])?.count == (story["steps"] as? [Any])?.count)
  }

  @Test(
    "Lets no text end the data or begin markup",
    arguments: ["</script><script>alert(1)</script>", "<!--", "]]>", "\"><b>", "&lt;"])
  func escapesMarkup(text: String) throws {
    let page = try Self.page(Self.hostile(text))
    #expect(!page.data.contains("<"))
    #expect(page.text.components(separatedBy: "<script").count == 3)
    #expect(page.text.components(separatedBy: "</script>").count == 3)
    #expect(!page.text.contains("<!--") && !page.text.contains("<b>"))
    let strings = try #require(try page.story["strings"] as? [String])
    #expect(strings.contains { $0.contains(text) })
  }

  @Test("Lets no text hide or turn around", arguments: ["\u{202E}", "\u{2028}", "\u{2029}", "\u{1B}", "\u{200B}", "\u{0}"])
  func showsConcealed(text: String) throws {
    let page = try Self.page(Self.hostile("a\(text)b"))
    #expect(!page.text.unicodeScalars.contains { text.unicodeScalars.contains($0) })
    #expect(try page.story["strings"] != nil)
  }

  @Test("Says in its head what it is, and what happens")
  func saysWhatItIs() throws {
    let scenario = try Stories.sample("checkout")
    let page = try Self.page(scenario)
    #expect(page.title == "Checkout")
    let words = try FrameSequence(of: Replay(of: scenario).steps, title: scenario.title).altText
    #expect(page.description == words.replacingOccurrences(of: "\"", with: "&quot;"))
    #expect(page.text.contains("<html lang=\"en\""))
    #expect(page.text.contains("<noscript>"))
    #expect(try Self.page(Scenario(title: " ", tree: Blueprint(.screen))).title == "A tree of controllers")
  }

  @Test("Is the same to the byte every time, but for its story and theme")
  func isSame() throws {
    let steps = RandomStory(seed: 3, actions: 20).replay.steps
    let pages = try (0..<2).map { _ in try DrawnSequence(of: steps, title: "Story 3").bytes(as: .html) }
    #expect(pages[0] == pages[1])
    let others = try ThemeName.allCases.map { try Self.page(Stories.sample("checkout"), theme: $0) }
    for other in others {
      #expect(other.script == PlayerPage(pages[0]).script)
      #expect(other.style == PlayerPage(pages[0]).style)
      #expect(other.policy == PlayerPage(pages[0]).policy)
    }
  }

  @Test("Asks for nothing: no address stands in it but those that name languages")
  func asksForNothing() throws {
    let page = try Self.page(Stories.sample("checkout"))
    let addresses = page.text.components(separatedBy: "http").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(addresses.allSatisfy { $0.hasPrefix("://www.w3.org/") || $0.hasPrefix("-equiv") })
    for word in ["src=", "url(", "@import", "fetch(", "XMLHttpRequest", "innerHTML", "eval(", "unsafe", "<link"] {
      #expect(!page.text.contains(word), "\(word)")
    }
  }

  /// The tool that writes the hashes also tells whether they are stale; a browser tells the same, where there is one.
  @Test("Names its script and its style sheet by hashes that are fresh")
  func hasFreshHashes() throws {
    let page = try Self.page(Stories.sample("checkout"))
    #expect(
      page.policy.wholeMatch(
        of:
          /default-src 'none'; script-src 'sha256-[\w+\/]{43}='; style-src 'sha256-[\w+\/]{43}='; base-uri 'none'; form-action 'none'/
      )
        != nil)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Scripts/player-hashes")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-B", script.standardizedFileURL.path, "--check"]
    try process.run()
    process.waitUntilExit()
    // 127: there is no Python here.
    #expect(process.terminationStatus == 0 || process.terminationStatus == 127)
  }

  @Test("Gives every group of a frame an identity of its own", arguments: [UInt64](1...8))
  func hasDistinctIdentities(seed: UInt64) throws {
    let sequence = try DrawnSequence(of: RandomStory(seed: seed, actions: 40).replay.steps, title: nil)
    for (step, svg) in try sequence.parsedFrames() {
      let identities = svg.all.compactMap(\.id)
      #expect(Set(identities).count == identities.count, "step \(step.index)")
    }
  }
}
