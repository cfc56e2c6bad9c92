import BrowserSession
import FrameDrawing
import NavigationModel
import SequenceExport
import StoryGenerator
import Testing

extension InBrowser {
  /// What the player shows is what the frames' files hold.
  @Suite struct PlayerPictureTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    private func expectsAllFrames(in player: OpenPlayer, seed: UInt64 = 0) throws {
      let files = try (0...player.last).map(player.fileElements)
      func expectsFrame(_ step: Int, _ how: String) throws {
        let isSame = try player.shownElements() == files[step]
        #expect(isSame, "step \(step), \(how)")
      }
      for step in files.indices {
        if step > 0 { try player.page.press(.arrowRight) }
        try expectsFrame(step, "forwards")
      }
      for step in files.indices.dropLast().reversed() {
        try player.page.press(.arrowLeft)
        try expectsFrame(step, "backwards")
      }
      var random = SeededSource(seed: seed)
      for _ in 0..<8 {
        let step = random.below(files.count)
        try player.follow(step)
        try expectsFrame(step, "after a jump")
      }
      #expect(try player.page.consoleMessages() == [])
      #expect(try player.page.requests() == [])
    }

    @Test("Shows the elements of each frame's file, forwards, backwards and after jumps", arguments: Samples.names)
    func showsSamples(sample: String) throws {
      try expectsAllFrames(in: OpenPlayer(Samples.drawn(sample, theme: nil), at: desk))
    }

    @Test("Shows the elements of each frame's file in each theme", arguments: ThemeName.allCases)
    func showsThemes(theme: ThemeName) throws {
      try expectsAllFrames(in: OpenPlayer(Samples.drawn("checkout", theme: theme), at: desk))
    }

    @Test("Shows made-up stories as their frames' files do", arguments: [UInt64](1...3))
    func showsRandomStories(seed: UInt64) throws {
      let steps = RandomStory(seed: seed, actions: 20).replay.steps
      for view in [PictureView.nested, .tree] {
        let sequence = try DrawnSequence(of: steps, title: "Story \(seed)", options: DrawingOptions(view: view))
        try expectsAllFrames(in: OpenPlayer(sequence, at: desk), seed: seed)
      }
    }

    @Test("Keeps the groups of what stays, and moves none", arguments: Samples.names)
    func keepsNodes(sample: String) throws {
      let player = try OpenPlayer(Samples.drawn(sample, theme: nil), at: desk)
      try player.page.evaluate(
        """
        var graph = document.getElementById("frame--graph");
        var groups = () => new Map([...graph.children].map(child => [child.id, child]));
        var observer = new MutationObserver(() => {});
        observer.observe(graph, {childList: true});
        var before = groups();
        var faults = () => {
          const now = groups(), records = observer.takeRecords();
          const gone = new Set(records.flatMap(record => [...record.removedNodes]));
          const found = [...before].filter(([id, node]) => now.has(id) && now.get(id) !== node).map(([id]) => id + " was rebuilt");
          found.push(...records.flatMap(record => [...record.addedNodes]).filter(node => gone.has(node)).map(node => node.id + " was moved"));
          before = now;
          return found;
        };
        """)
      for step in 1...player.last {
        try player.page.press(.arrowRight)
        #expect(try player.page.evaluate("faults()") == [], "step \(step)")
      }
    }

    @Test("Looks like the frame's file at its actual size", arguments: Reader.ColorScheme.allCases)
    func looksLikeFile(scheme: Reader.ColorScheme) throws {
      let reader = Reader(colorScheme: scheme, width: 1600, height: 1000)
      for theme in [ThemeName?.none, .light, .dark] {
        let player = try OpenPlayer(Samples.drawn("checkout", theme: theme), at: desk, fragment: "step=6", as: reader)
        try player.page.press(#require(Key(typing: "z")))
        let area = try #require(try player.page.area(of: "figure > svg"))
        // At the same place of the window, since edges are smoothed by where they fall.
        let svg = try Samples.drawn("checkout", theme: theme ?? .auto).bytes(ofFrame: 6, as: .svg)
        let frame = try desk.page(
          "<div style='position:absolute;left:\(area.x)px;top:\(area.y)px'>\(String(decoding: svg, as: UTF8.self))</div>",
          as: reader)
        let wanted = try frame.screenshot(of: area)
        let isSame = try player.page.screenshot(of: area) == wanted
        #expect(isSame, "\(theme?.rawValue ?? "no theme")")
      }
    }
  }
}
