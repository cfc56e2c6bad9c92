import FrameDrawing
import NavigationModel
import SequenceExport
import StoryGenerator
import Testing

@Suite struct AnimatedSVGFileTests {
  private static let steps = "tree\n  navigation Root: Home\n\nactions\n  push Detail\n  pop\n"

  @Test("Lasts as long as its steps, the last of them two seconds longer")
  func lasts() throws {
    let sequence = try DrawnSequence(Stories.scenario(Self.steps))
    func cycle(_ pacing: Pacing) throws -> Double? {
      try PlayedSVG(sequence.bytes(as: .animatedSVG, options: SequenceOptions(pacing: pacing))).cycle
    }
    #expect(try cycle(Pacing(stepSeconds: 0.1)) == 2.3)
    #expect(try cycle(Pacing(stepSeconds: 1.25)) == 5.75)
    #expect(try cycle(Pacing(stepSeconds: 60)) == 182)
    // The start has one word, the others two: a second, and a quarter for each word.
    #expect(try cycle(Pacing()) == 1.5 + 1.5 + 1.5 + 2)
  }

  @Test("Shows a story without actions as a still")
  func standsStill() throws {
    let bytes = try DrawnSequence(Stories.scenario("tree\n  screen Home\n"), theme: .auto).bytes(as: .animatedSVG)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!text.contains("animation") && !text.contains("@keyframes") && !text.contains("prefers-reduced-motion"))
    #expect(try PlayedSVG(bytes).sights(at: nil).contains { $0.mark.text == "Home" })
  }

  @Test("Tells its title and the whole story, and stops for readers who ask for that", arguments: Stories.samples)
  func tells(sample: String) throws {
    let sequence = try DrawnSequence(Stories.sample(sample), theme: .auto)
    let frame = try SVGElement(parsing: sequence.bytes(ofFrame: 0, as: .svg))
    let played = try PlayedSVG(sequence.bytes(as: .animatedSVG))
    let root = played.root
    #expect(root.children.map(\.name) == ["title", "desc", "style", "g"])
    #expect(root.children[0].text == sequence.frames.title)
    #expect(root.children[1].text == sequence.frames.altText)
    for name in ["width", "height", "viewBox", "xmlns", "role"] { #expect(root.attributes[name] == frame.attributes[name]) }
    #expect(root.attributes["aria-labelledby"] == root.children.prefix(2).compactMap(\.id).joined(separator: " "))
    let still = played.style.media("prefers-reduced-motion:reduce")
    #expect(still.map(\.prelude) == ["[class*=k]"])
    #expect(still.first?.declarations == ["animation": "none!important"])
  }

  @Test("Has no script, no address and no name twice", arguments: UInt64(1)...6)
  func holdsNothingForeign(seed: UInt64) throws {
    let bytes = try DrawnSequence(RandomStory(seed: seed, actions: 40).scenario, theme: .auto).bytes(as: .animatedSVG)
    let root = try SVGElement(parsing: bytes)
    let ids = root.all.compactMap(\.id)
    #expect(Set(ids).count == ids.count)
    let known: Set = ["svg", "title", "desc", "style", "g", "defs", "path", "polygon", "polyline", "ellipse", "text", "use"]
    #expect(Set(root.all.map(\.name)).isSubset(of: known))
    for element in root.all {
      #expect(element.attributes.keys.allSatisfy { !$0.hasPrefix("on") && $0 != "style" })
      if let address = element.attributes["href"] { #expect(address.hasPrefix("#") && ids.contains(String(address.dropFirst()))) }
    }
    let style = root.children(named: "style").map(\.text).joined()
    #expect(!style.contains("url(") && !style.contains("@import") && !style.contains("<"))
  }

  @Test("Gives the same bytes every time")
  func repeatsBytes() throws {
    let scenario = RandomStory(seed: 11, actions: 30).scenario
    let bytes = try DrawnSequence(scenario, theme: .auto).bytes(as: .animatedSVG)
    #expect(try bytes == DrawnSequence(scenario, theme: .auto).bytes(as: .animatedSVG))
  }

  // MARK: - Size

  /// A hundred actions, by hand.
  enum Story: String, CaseIterable {
    case tabsAndSheets, deepStack, nestedStacks, backAndForth

    var text: String {
      let actions: [String]
      let tree: String
      switch self {
      case .tabsAndSheets:
        tree = "tabs Main\n    navigation Shop: Catalogue\n    navigation Cart: Basket\n    navigation Account: Profile"
        actions = (0..<10).flatMap { round in
          [
            "select \(["Shop", "Cart", "Account"][round % 3])", "push Product", "push \"Reviews \(round)\"", "pop",
            "present navigation Sheet: Filter -- A sheet over everything", "push Options", "dismiss on Main", "push Photos",
            "popToRoot", "note -- Nothing happens here",
          ]
        }
      case .deepStack:
        tree = "navigation Root: Home"
        actions = (0..<100).map { $0 / 10 % 2 == 0 ? "push \"Screen \($0)\"" : "pop" }
      case .nestedStacks:
        tree = "navigation Root (NavViewController) barHidden gesture=guarded: Home"
        actions = (0..<20).flatMap { _ in
          ["newNav Brown: \"Step 1\"", "sameNav \"Step 2\"", "sameNav \"Step 3\"", "swipeBack", "back"]
        }
      case .backAndForth:
        tree = "navigation Root: Home"
        actions = (0..<100).map { $0.isMultiple(of: 2) ? "push Detail" : "pop" }
      }
      return "title \"Story\"\n\ntree\n  \(tree)\n\nactions\n" + actions.map { "  \($0)\n" }.joined()
    }
  }

  private func expectSmall(_ steps: [Step], theme: ThemeName, part: Int = 10, _ name: String) throws {
    let sequence = try DrawnSequence(of: steps, title: name, theme: theme)
    let frames = try sequence.frames.steps.indices.reduce(0) { try $0 + sequence.bytes(ofFrame: $1, as: .svg).count }
    let size = try sequence.bytes(as: .animatedSVG).count
    #expect(size * part < frames, "\(name): \(size) bytes, frames \(frames) bytes")
  }

  @Test("Is smaller than a tenth of the frames of a hundred actions", arguments: Story.allCases)
  func isSmall(story: Story) throws {
    try expectSmall(Replay(of: Stories.scenario(story.text)).steps, theme: .light, story.rawValue)
  }

  // In these nearly everything changes with every step, and little of it comes back.
  @Test("Is smaller than an eighth of the frames of a hundred random actions", arguments: UInt64(1)...8)
  func isSmallForRandomStories(seed: UInt64) throws {
    try expectSmall(Array(RandomStory(seed: seed, actions: 400).replay.steps.prefix(101)), theme: .auto, part: 8, "seed \(seed)")
  }
}
