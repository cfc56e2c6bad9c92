import BrowserSession
import Foundation
import FrameDrawing
import SequenceExport

/// A story in the player's page, open in the browser.
struct OpenPlayer {
  let page: Page
  let sequence: DrawnSequence

  init(
    _ sequence: DrawnSequence, at desk: Desk, query: String? = nil, fragment: String? = nil,
    options: SequenceOptions = SequenceOptions(),
    as reader: Reader = Reader()
  ) throws {
    self.sequence = sequence
    let file = try desk.file("story.html", sequence.bytes(as: .html, options: options))
    page = try Browser.running.open(file, query: query, fragment: fragment, as: reader)
  }

  var last: Int { sequence.frames.steps.count - 1 }

  /// The step that the page says it shows, by its list.
  var step: Int {
    get throws {
      let number = try page.evaluate("[...document.querySelectorAll('li a')].findIndex(a => a.ariaCurrent === 'step')").number
      return Int(number ?? -1)
    }
  }

  /// Goes to a step as a link does.
  func follow(_ step: Int) throws {
    // The player writes the address a moment after a key; an address that is there already would be no change. Then it may take its time.
    try page.evaluate(
      """
      (async () => {
        const pause = milliseconds => new Promise(done => setTimeout(done, milliseconds));
        await pause(200);
        location.hash = 'step=\(step)';
        for (let count = 0; count < 200 && document.querySelector('input').value !== '\(step)'; count += 1) await pause(10);
      })()
      """)
  }

  /// The elements of the picture that is shown: names, attributes in their order, texts.
  func shownElements() throws -> JSON { try page.evaluate("(\(Self.elements))(document.querySelector('figure > svg'))") }

  /// The elements of a frame's own file.
  ///
  /// Its style sheet is left out: in a player it is the page's, whose policy would refuse another.
  func fileElements(_ step: Int) throws -> JSON {
    let lines = String(decoding: try sequence.bytes(ofFrame: step, as: .svg), as: UTF8.self).split(separator: "\n")
    let svg = lines.filter { !$0.hasPrefix("<style>") }.joined(separator: "\n")
    return try page.evaluate(
      """
      (svg => (\(Self.elements))(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement))(\(literal(svg)))
      """)
  }

  /// A parser of XML puts namespaces before all other attributes, whose order says nothing.
  private static let elements = """
    function elements(e) {
      const attributes = [...e.attributes].map(a => [a.namespaceURI, a.name, a.value]);
      attributes.sort((a, b) => a[1] < b[1] ? -1 : 1);
      return [e.namespaceURI, e.localName, attributes, e.children.length ? [...e.children].map(elements) : e.textContent];
    }
    """

  /// A text as JavaScript has it.
  private func literal(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }
}
