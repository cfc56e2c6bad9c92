import BrowserSession
import FrameDrawing
import NavigationModel
import SequenceExport
import Testing

extension InBrowser {
  /// The picture that plays by itself, as a browser plays it.
  @Suite struct AnimatedSVGTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    private static let seconds = 2.0

    private static func animated(_ sequence: DrawnSequence) throws -> [UInt8] {
      try sequence.bytes(as: .animatedSVG, options: SequenceOptions(pacing: Pacing(stepSeconds: seconds)))
    }

    /// A window as large as the picture.
    private static func reader(_ sequence: DrawnSequence, _ scheme: Reader.ColorScheme, reducedMotion: Bool = false) -> Reader {
      let size = sequence.frames.canvas
      return Reader(
        colorScheme: scheme, reducedMotion: reducedMotion, width: Int(size.width * 4 / 3), height: Int(size.height * 4 / 3))
    }

    /// The picture stopped so many seconds after its start. Seeking in an open page would do, but a browser then paints parts of it anew,
    /// whose edges can differ in a shade.
    private static func stopped(_ picture: [UInt8], at seconds: Double) -> String {
      String(decoding: picture, as: UTF8.self).replacing("s step-end infinite}", with: "s step-end infinite -\(seconds)s paused}")
    }

    @Test(
      "Shows half-way through each step the pixels of its frame", arguments: Samples.names, Reader.ColorScheme.allCases)
    func showsFrames(sample: String, scheme: Reader.ColorScheme) throws {
      let sequence = try Samples.drawn(sample, theme: .auto)
      let reader = Self.reader(sequence, scheme)
      let picture = try Self.animated(sequence)
      for index in sequence.frames.steps.indices {
        let text = Self.stopped(picture, at: (Double(index) + 0.5) * Self.seconds)
        let page = try Browser.running.open(desk.file("animated.svg", text), as: reader)
        let frame = try Browser.running.open(
          desk.file("frame.svg", sequence.bytes(ofFrame: index, as: .svg)), as: reader)
        #expect(try page.screenshot() == frame.screenshot(), "frame \(index)")
        #expect(try page.consoleMessages() == [])
        #expect(try page.requests() == [])
      }
    }

    @Test("Plays, and shows its frames in a page's image too", arguments: Reader.ColorScheme.allCases)
    func playsInImages(scheme: Reader.ColorScheme) throws {
      let sequence = try Samples.drawn("swipe-system", theme: .auto)
      let reader = Self.reader(sequence, scheme)
      let picture = try Self.animated(sequence)
      for index in sequence.frames.steps.indices {
        let text = Self.stopped(picture, at: (Double(index) + 0.5) * Self.seconds)
        let shown = try desk.image(text, as: reader).screenshot()
        let frame = String(decoding: try sequence.bytes(ofFrame: index, as: .svg), as: UTF8.self)
        #expect(try shown == desk.image(frame, as: reader).screenshot(), "frame \(index)")
      }
      let page = try Browser.running.open(desk.file("animated.svg", picture), as: reader)
      #expect(try page.evaluate("document.getAnimations().every(one => one.playState == 'running')") == .truth(true))
      #expect(try page.seekAnimations(to: 1) > 0)
    }

    @Test("Stands still on the last frame for readers who ask for reduced motion", arguments: Reader.ColorScheme.allCases)
    func standsStill(scheme: Reader.ColorScheme) throws {
      let sequence = try Samples.drawn("nested-uinavigation", theme: .auto)
      let reader = Self.reader(sequence, scheme, reducedMotion: true)
      let last = try sequence.bytes(ofFrame: sequence.frames.steps.count - 1, as: .svg)
      let animated = try Self.animated(sequence)
      let page = try Browser.running.open(desk.file("animated.svg", animated), as: reader)
      let frame = try Browser.running.open(desk.file("last.svg", last), as: reader)
      #expect(try page.seekAnimations(to: 1) == 0)
      #expect(try page.screenshot() == frame.screenshot())
      let image = try desk.image(String(decoding: animated, as: UTF8.self), as: reader)
      let still = try image.screenshot()
      try image.stopClock()
      try image.passTime(seconds: 3)
      #expect(try image.screenshot() == still)
      #expect(try still == desk.image(String(decoding: last, as: UTF8.self), as: reader).screenshot())
    }
  }
}
