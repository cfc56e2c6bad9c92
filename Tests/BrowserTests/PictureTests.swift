import BrowserSession
import Testing

extension InBrowser {
  @Suite struct PictureTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    private static let window = Reader(width: 100, height: 50)

    /// What a window looks like in one colour.
    private func ground(_ color: String) throws -> [UInt8] {
      try desk.page("<div style='height:50px;background:\(color)'></div>", as: Self.window).screenshot()
    }

    @Test("Takes the same picture of the same page, in the size of the window or of the whole page")
    func takesPictures() throws {
      let page = try desk.page(
        "<div id=tall style='height:200px;background:linear-gradient(red, blue)'>Text</div>", as: Self.window)
      let picture = try page.screenshot()
      #expect(try page.screenshot() == picture)
      #expect(Self.size(of: picture) == [100, 50])
      #expect(try Self.size(of: page.fullScreenshot()) == [100, 200])
      #expect(try page.area(of: "#tall") == Page.Area(x: 0, y: 0, width: 100, height: 200))
      #expect(try ground("red") != ground("lime"))
    }

    /// Width and height out of the head of a PNG.
    private static func size(of png: [UInt8]) -> [Int] {
      guard png.count > 24, Array(png[1..<4]) == Array("PNG".utf8) else { return [] }
      return [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    private static func svg(_ style: String, _ content: String = "") -> String {
      "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='50'><style>\(style)</style>"
        + "<rect width='100' height='50' fill='#ff0000'>\(content)</rect></svg>"
    }

    @Test("Stops the animations of an SVG file at a time", arguments: [0.5, 1.5])
    func seeks(time: Double) throws {
      let moving = Self.svg(
        "@keyframes go{0%{fill:#00ff00}50%{fill:#0000ff}}rect{animation:go 2s step-end infinite}",
        "<animate attributeName='width' values='100;50' dur='2s' calcMode='discrete'/>")
      let page = try Browser.running.open(desk.file("moving.svg", moving), as: Self.window)
      #expect(try page.seekAnimations(to: time) == 1)
      let style = try page.evaluate("(r => [getComputedStyle(r).fill, r.width.animVal.value])(document.querySelector('rect'))")
      #expect(style == (time < 1 ? ["rgb(0, 255, 0)", 100] : ["rgb(0, 0, 255)", 50]))
      #expect(try page.consoleMessages() == [])
    }

    @Test("Lets time pass for timers at once")
    func passesTime() throws {
      let page = try desk.page("<script>window.ticks = 0; setInterval(() => ticks++, 1000)</script>")
      try page.stopClock()
      let before = try page.evaluate("ticks").number ?? -1
      try page.passTime(seconds: 60)
      let passed = (try page.evaluate("ticks").number ?? -1) - before
      #expect((59...61).contains(passed))
    }

    @Test("Lets an SVG in an image know the reader's colour scheme", arguments: Reader.ColorScheme.allCases)
    func reachesImagesWithColorScheme(scheme: Reader.ColorScheme) throws {
      var reader = Self.window
      reader.colorScheme = scheme
      let svg = Self.svg("@media (prefers-color-scheme:dark){rect{fill:#00ff00}}")
      #expect(try desk.image(svg, as: reader).screenshot() == ground(scheme == .dark ? "#00ff00" : "#ff0000"))
    }

    @Test("Lets an SVG in an image know whether the reader wants reduced motion", arguments: [false, true])
    func reachesImagesWithReducedMotion(still: Bool) throws {
      var reader = Self.window
      reader.reducedMotion = still
      let svg = Self.svg("@media (prefers-reduced-motion:reduce){rect{fill:#00ff00}}")
      #expect(try desk.image(svg, as: reader).screenshot() == ground(still ? "#00ff00" : "#ff0000"))
    }
  }
}
