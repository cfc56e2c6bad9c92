import BrowserSession
import FrameDrawing
import NavigationModel
import ScenarioLanguage
import SequenceExport
import Testing

extension InBrowser {
  /// The player for readers of all kinds: screen readers, small windows, dark rooms, other pages.
  @Suite struct PlayerReaderTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    private func player(
      theme: ThemeName? = nil, query: String? = nil, fragment: String? = nil, as reader: Reader = Reader()
    ) throws -> OpenPlayer {
      try OpenPlayer(Samples.drawn("checkout", theme: theme), at: desk, query: query, fragment: fragment, as: reader)
    }

    @Test("Announces each step that comes, and none on arrival")
    func announces() throws {
      let player = try player(fragment: "step=2")
      let region = "document.querySelector('[aria-live=polite]').textContent"
      #expect(try player.page.evaluate(region) == "")
      try player.page.press(.arrowRight)
      #expect(try player.page.evaluate(region) == .text(player.sequence.frames.frame(3).altText))
      #expect(try player.page.evaluate("document.querySelectorAll('[aria-live], output, [role=status]').length") == 1)
    }

    @Test("Names every control and the picture")
    func namesControls() throws {
      let player = try player(fragment: "step=6")
      let nodes = try player.page.accessibleNodes()
      let named = nodes.filter { ["button", "slider", "navigation", "toolbar", "image", "heading", "list"].contains($0.role) }
      let frame = player.sequence.frames.frame(6)
      #expect(
        named.map { "\($0.role): \($0.name)" }.filter { $0 != "list: " } == [
          "heading: Checkout", "image: \(frame.title) \(frame.altText)", "toolbar: Player", "button: Previous step",
          "button: Play",
          "button: Next step", "slider: Step", "button: 100\u{A0}%", "navigation: Steps",
        ])
      #expect(nodes.contains { $0.role == "list" })
      let links = nodes.filter { $0.role == "link" }.map(\.name)
      #expect(links.count == 13)
      #expect(links.contains("6 push @payment crash"))
      #expect(nodes.filter { $0.isFocusable && $0.name.isEmpty } == [])
      #expect(try player.page.evaluate("document.documentElement.lang") == "en")
    }

    @Test("Lets the focus go to every control once, and out again")
    func letsFocusPass() throws {
      let player = try player(fragment: "step=6")
      var stops: [JSON] = []
      for _ in 0..<6 {
        try player.page.press(.tab)
        stops.append(
          try player.page.evaluate(
            "(e => [e.dataset.do || e.type || e.textContent, getComputedStyle(e).outlineStyle])(document.activeElement)"))
      }
      #expect(
        stops == [
          ["previous", "solid"], ["play", "solid"], ["next", "solid"], ["range", "solid"], ["zoom", "solid"],
          ["6 push @payment crash ", "solid"],
        ])
      try player.page.press(.tab)
      #expect(try player.page.evaluate("document.activeElement.tagName") == "BODY")
    }

    @Test("Follows the reader's colour scheme while it is open, unless a theme was asked for")
    func followsScheme() throws {
      let colors =
        "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.querySelector('.graph > polygon')).fill]"
      let (light, dark): (JSON, JSON) = ("rgb(255, 255, 255)", "rgb(13, 17, 23)")
      for theme in [ThemeName?.none, .auto, .light, .dark] {
        let player = try player(theme: theme)
        for scheme in [Reader.ColorScheme.light, .dark, .light] {
          try player.page.emulate(Reader(colorScheme: scheme))
          let wanted = theme == .dark || (theme != .light && scheme == .dark) ? dark : light
          #expect(try player.page.evaluate(colors) == [wanted, wanted], "\(theme?.rawValue ?? "none") for \(scheme)")
        }
      }
    }

    @Test("Moves and fades nothing, and still plays when asked to, for readers who want reduced motion")
    func reducesMotion() throws {
      let player = try player(as: Reader(reducedMotion: true))
      try player.page.stopClock()
      try player.page.press(.space)
      try player.page.passTime(seconds: 4)
      #expect(try player.step > 0)
      #expect(try player.page.evaluate("document.getAnimations().length") == 0)
      let moving = """
        [...document.querySelectorAll("*")].filter(e => {
          const style = getComputedStyle(e);
          return style.animationName !== "none" || style.transitionDuration !== "0s" || style.scrollBehavior !== "auto";
        }).length
        """
      #expect(try player.page.evaluate(moving) == 0)
    }

    @Test("Leaves away all but picture and controls in another page")
    func embeds() throws {
      let player = try player(query: "embed", fragment: "step=3", as: Reader(width: 700, height: 420))
      let visible =
        "[...document.querySelectorAll('h1, nav, figure, [role=toolbar]')].filter(e => e.checkVisibility()).map(e => e.localName)"
      #expect(try player.page.evaluate(visible) == ["figure", "div"])
      #expect(try player.page.evaluate("document.documentElement.scrollHeight <= innerHeight") == true)
      try player.page.press(.arrowRight)
      #expect(try player.step == 4)
    }

    @Test("Fits windows of any width without scrolling sideways", arguments: [320, 360, 768, 1024, 1920])
    func fits(width: Int) throws {
      let player = try player(fragment: "step=6", as: Reader(width: width, height: 780))
      #expect(try player.page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
      let outside = """
        [...document.querySelectorAll("button, input, figure, a")].filter(e => {
          const box = e.getBoundingClientRect();
          return box.left < 0 || box.right > innerWidth + 0.5 || box.width === 0;
        }).length
        """
      #expect(try player.page.evaluate(outside) == 0)
    }

    @Test("Has no controls for a story of one frame but those for its size")
    func showsDump() throws {
      let scenario = Scenario(tree: Blueprint(.navigation, "Root", children: [Blueprint(.screen, "Home")]))
      let player = try OpenPlayer(DrawnSequence(of: Replay(of: scenario).steps, title: nil), at: desk)
      let visible =
        "[...document.querySelectorAll('button, input, nav, [role=toolbar] span')].filter(e => e.checkVisibility()).map(e => e.dataset.do)"
      #expect(try player.page.evaluate(visible) == ["zoom"])
      #expect(try player.page.evaluate("document.title") == "A tree of controllers")
      for key in [Key.arrowRight, .end, .space] { try player.page.press(key) }
      #expect(try player.shownElements() == player.fileElements(0))
      #expect(try player.page.consoleMessages() == [])
    }

    static let hostile = [
      "</script><script>window.broken = 1</script>", "<!--<script>", "]]></title><img src=x onerror=broken=1>",
      "\u{202E}evil\u{2028}\u{0}",
      "\"><svg onload=broken=1>", "&lt;b&gt; &amp;amp;", "<\u{2F}style><style>*{display:none}",
    ]

    @Test("Shows every text as text", arguments: hostile)
    func escapes(text: String) throws {
      let scenario = Scenario(
        title: text, tree: Blueprint(.navigation, text, children: [Blueprint(.screen, text)]),
        actions: [ScenarioAction(.push(.named(text), on: nil), caption: text)])
      let player = try OpenPlayer(DrawnSequence(of: Replay(of: scenario).steps, title: text), at: desk)
      #expect(
        try player.page.evaluate("window.broken === undefined && document.scripts.length === 2 && !document.querySelector('img')")
          == true)
      for step in 0...1 {
        try player.follow(step)
        #expect(try player.shownElements() == player.fileElements(step))
      }
      #expect(
        try player.page.evaluate("document.title === document.querySelector('h1').textContent.replace(/\\s+/g, ' ').trim()")
          == true)
      #expect(try player.page.consoleMessages() == [])
      #expect(try player.page.requests() == [])
    }
  }
}
