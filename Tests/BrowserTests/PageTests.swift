import BrowserSession
import Testing

extension InBrowser {
  @Suite struct PageTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    @Test("Gives the values of scripts, and of promises what they come to")
    func evaluates() throws {
      let page = try desk.page("<p>Hello</p>")
      #expect(try page.evaluate("document.title") == "Page")
      #expect(try page.evaluate("({a: [1, 2.5, true, null], b: 'ü\u{0}'})") == ["a": [1, 2.5, true, nil], "b": "ü\u{0}"])
      #expect(try page.evaluate("new Promise(done => setTimeout(() => done('later'), 20))") == "later")
      #expect(try page.evaluate("undefined") == .null)
      #expect(try page.evaluate("'x'.repeat(1 << 20).length") == 1_048_576)
    }

    @Test("Says what a script throws")
    func saysException() throws {
      let page = try desk.page("")
      let failure = #expect(throws: BrowserFailure.self) { try page.evaluate("nothing.at.all") }
      #expect(failure?.description.hasPrefix("a script failed: ReferenceError: nothing is not defined") == true)
    }

    @Test("Gives up with words on a condition that never comes true")
    func givesUp() throws {
      let page = try desk.page("")
      try page.evaluate("setTimeout(() => { window.ready = true }, 50)")
      try page.wait(for: "window.ready", within: 5)
      #expect(throws: BrowserFailure.neverTrue(condition: "window.never", seconds: 0.1)) {
        try page.wait(for: "window.never", within: 0.1)
      }
    }

    @Test("Refuses a file that is not there")
    func refusesMissingFile() throws {
      let failure = #expect(throws: BrowserFailure.self) { try Browser.running.open("\(desk.path)/missing.html") }
      #expect(failure?.description.hasSuffix("missing.html: net::ERR_FILE_NOT_FOUND") == true)
    }

    @Test("Opens a deep link")
    func opensDeepLink() throws {
      let file = try desk.file("a b#ü.html", "<!doctype html><title>Deep</title>")
      let page = try Browser.running.open(file, query: "embed", fragment: "step=7")
      #expect(try page.evaluate("[document.title, location.search, location.hash]") == ["Deep", "?embed", "#step=7"])
      try page.evaluate("location.hash = 'step=8'")
      try page.reload()
      #expect(try page.evaluate("location.hash") == "#step=8")
      #expect(try page.requests() == [])
    }

    @Test("Collects what scripts write and do not catch")
    func collectsMessages() throws {
      let page = try desk.page("<script>console.warn('careful', 7, {}); setTimeout(() => { throw new Error('oh') })</script>")
      try page.wait(for: "true")
      let messages = try page.consoleMessages().map { $0.description.prefix { $0 != "\n" } }
      #expect(messages == ["warning: careful 7 Object", "exception: Error: oh"])
    }

    @Test("Sees a request that leaves the file, and one that the content security policy refuses")
    func seesRequests() throws {
      let open = try desk.page("<img src='https://example.org/a.png'><img src='data:image/gif;base64,R0lGODlhAQABAAAAACw='>")
      #expect(try open.requests() == ["https://example.org/a.png"])
      #expect(try open.consoleMessages().map(\.text).contains { $0.contains("ERR_NAME_NOT_RESOLVED") })
      let policy = "<meta http-equiv=Content-Security-Policy content=\"default-src 'none'\">"
      let closed = try desk.page("<img src='https://example.org/b.png'>", head: policy)
      let messages = try closed.consoleMessages()
      #expect(
        messages.contains { $0.level == "error" && $0.text.contains("b.png") && $0.text.contains("img-src") }, "\(messages)")
    }

    @Test("Tells a page the reader's settings, also while it is open", arguments: Reader.ColorScheme.allCases, [false, true])
    func emulates(scheme: Reader.ColorScheme, still: Bool) throws {
      let asked =
        "[innerWidth, innerHeight, devicePixelRatio, matchMedia('(prefers-color-scheme: dark)').matches,"
        + " matchMedia('(prefers-reduced-motion: reduce)').matches]"
      let page = try desk.page("<script>window.first = \(asked)</script>", as: Reader(width: 640, height: 480, scale: 2))
      #expect(try page.evaluate("first") == [640, 480, 2, false, false])
      try page.emulate(Reader(colorScheme: scheme, reducedMotion: still, width: 320, height: 200))
      #expect(try page.evaluate(asked) == [320, 200, 1, .truth(scheme == .dark), .truth(still)])
    }
  }
}
