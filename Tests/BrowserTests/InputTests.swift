import BrowserSession
import Testing

extension InBrowser {
  @Suite struct InputTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    static let keys: [(Key?, String, String, Double)] = [
      (.arrowLeft, "ArrowLeft", "ArrowLeft", 37), (.arrowRight, "ArrowRight", "ArrowRight", 39), (.home, "Home", "Home", 36),
      (.end, "End", "End", 35), (.space, " ", "Space", 32), (.enter, "Enter", "Enter", 13), (.escape, "Escape", "Escape", 27),
      (Key(typing: "7"), "7", "Digit7", 55), (Key(typing: "f"), "f", "KeyF", 70),
    ]

    @Test("Presses keys that a page takes for those of a keyboard", arguments: keys)
    func presses(key: Key?, name: String, code: String, number: Double) throws {
      let page = try desk.page(
        "<script>window.seen = []; for (const kind of ['keydown', 'keyup'])"
          + " addEventListener(kind, e => seen.push([e.type, e.key, e.code, e.keyCode, e.shiftKey, e.isTrusted]))</script>")
      let key = try #require(key)
      try page.press(key)
      try page.press(key, holding: .shift)
      let event = { (kind: JSON, shift: Bool) -> JSON in [kind, .text(name), .text(code), .number(number), .truth(shift), true] }
      #expect(
        try page.evaluate("seen") == [
          event("keydown", false), event("keyup", false), event("keydown", true), event("keyup", true),
        ])
    }

    @Test("Moves the focus, works controls and types as a person does")
    func types() throws {
      let page = try desk.page(
        "<button onclick='this.title = detail(event)'>A</button><input id=name><script>detail = e => e.detail</script>")
      try page.press(.tab)
      #expect(try page.evaluate("document.activeElement.tagName") == "BUTTON")
      try page.press(.space)
      #expect(try page.evaluate("document.querySelector('button').title") == "0")
      try page.press(.tab)
      try page.type("ab 1Zü")
      try page.press(.backspace)
      #expect(try page.evaluate("document.getElementById('name').value") == "ab 1Z")
    }

    @Test("Clicks what can be seen, and says why it can't click the rest")
    func clicks() throws {
      let page = try desk.page(
        "<div style='height:2000px'></div><button id=low onclick='window.clicked = event.isTrusted'>Low</button>"
          + "<button id=under>Under</button><div id=cover style='position:fixed;inset:0'></div>")
      #expect(
        throws: BrowserFailure.unreachable(
          selector: "#under", reason: "above it lies <div id=\"cover\" style=\"position:fixed;inset:0\"></div>")
      ) { try page.click("#under") }
      #expect(throws: BrowserFailure.unreachable(selector: "#gone", reason: "there is no such element")) {
        try page.click("#gone")
      }
      try page.evaluate("cover.remove()")
      try page.click("#low")
      #expect(try page.evaluate("clicked") == true)
    }
  }
}
