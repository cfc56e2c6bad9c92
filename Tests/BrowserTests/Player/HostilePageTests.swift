import BrowserSession
import FrameDrawing
import NavigationModel
import SequenceExport
import StoryGenerator
import Testing

extension InBrowser {
  /// What a browser's own parsers make of pages and pictures with hostile texts in them.
  @Suite struct HostilePageTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    /// Every element that a player's page may have, with every attribute that it may have.
    private static let page: [String: Set<String>] = [
      "html": ["lang", "data-theme"], "head": [], "meta": ["charset", "http-equiv", "content", "name"], "title": ["id"],
      "style": [],
      "body": ["class"], "h1": [], "noscript": [], "p": ["aria-live"], "main": ["hidden"], "figure": ["aria-label"],
      "div": ["role", "aria-label"],
      "button": ["type", "data-do", "title", "aria-label", "aria-pressed", "disabled", "aria-disabled", "data-playing"],
      "input": ["type", "min", "max", "value", "aria-label", "aria-valuetext"], "span": ["class", "data-outcome"],
      "nav": ["aria-label"],
      "ol": ["role"], "li": ["class"], "a": ["href", "class", "aria-current", "tabindex"], "script": ["id", "type"],
      "svg": ["width", "height", "viewBox", "xmlns", "role", "aria-labelledby", "id", "class", "preserveAspectRatio"],
      "desc": ["id"],
      "g": ["id", "class", "transform"],
      "path": ["id", "class", "fill", "stroke", "stroke-width", "stroke-dasharray", "d"],
      "polygon": ["id", "class", "fill", "stroke", "stroke-width", "stroke-dasharray", "points"],
      "polyline": ["id", "class", "fill", "stroke", "stroke-width", "stroke-dasharray", "points"],
      "ellipse": ["id", "class", "fill", "stroke", "stroke-width", "cx", "cy", "rx", "ry"],
      "text": [
        "id", "class", "text-anchor", "x", "y", "font-family", "font-weight", "font-style", "font-size", "fill",
      ],
    ]

    /// All attributes as `element attribute`, each once, and every address that leads elsewhere.
    private static let inventory = """
      [...new Set([...document.querySelectorAll('*')].flatMap(e => [e.localName + ' ',
        ...[...e.attributes].map(a => e.localName + ' ' + a.name),
        ...[...e.attributes].filter(a => /href|src|action/.test(a.name) && !/^#/.test(a.value)).map(a => 'leads to ' + a.value)]))]
      """

    @Test("Has no element, attribute or address in a page that navtree did not mean", arguments: HostileText.all.indices)
    func keepsToTheList(number: Int) throws {
      let (id, text) = HostileText.all[number]
      let story = HostileText.story(text)
      let player = try OpenPlayer(DrawnSequence(of: Replay(of: story).steps, title: story.title, source: text), at: desk)
      for step in 0...player.last {
        if step > 0 { try player.page.press(.arrowRight) }
        guard case .list(let found) = try player.page.evaluate(Self.inventory) else {
          Issue.record("no list of elements")
          return
        }
        for entry in found.compactMap(\.text) {
          let words = entry.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
          #expect(Self.page[words[0]].map { words[1].isEmpty || $0.contains(words[1]) } ?? false, "\(id), step \(step): \(entry)")
        }
      }
      #expect(try player.page.consoleMessages() == [])
      #expect(try player.page.requests() == [])
    }
  }
}
